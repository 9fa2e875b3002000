/** Phrases separated by spaces; an underscore joins the words of a phrase. */
function words(text: string): string[] {
  return text.split(' ').map((word) => word.replaceAll('_', ' '));
}

function phraseLists<Term extends string>(lists: Record<Term, string>): Record<Term, string[]> {
  return Object.fromEntries(Object.entries<string>(lists).map(([term, text]) => [term, words(text)])) as Record<Term, string[]>;
}

/** What visitors call a taste, by the catalogue's term; a test compares the terms with the seed. */
export const TASTES = phraseLists({
  berry:
    'black_forest black_forest_cake black_forest_gateau jammy berry berries cherry cherries strawberry raspberry blueberry blackberry summer_fruit summer_fruits sangria red_wine cranberry cranberries blackcurrant eton_mess summer_pudding linzer_torte jam_doughnut jam_donut jelly_donut kir_royale ribena rote_grutze',
  caramel:
    'snickers twix maple caramel caramelly caramelised caramelized toffee butterscotch brown_sugar dulce_de_leche fudge toffee_apple toffee_apples caramel_popcorn creme_brulee stroopwafel stroopwafels millionaires_shortbread candy_apple burnt_sugar werthers werthers_originals rolo rolos daim toffifee alfajor alfajores dulce_de_milk cajeta banoffee banoffee_pie creme_caramel crema_catalana tarte_tatin biscoff lotus_biscuits coca_cola',
  chocolate:
    'black_forest black_forest_cake black_forest_gateau nutella twix kitkat peanuts_cup peanuts_cups oreo oreos brownie_batter chocolate chocolates chocolatey chocolaty chocolately choc choccy cocoa cacao mocha brownie brownies hot_chocolate hot_cocoa tiramisu chocolate_cake lava_cake death_by_chocolate chocoholic ganache truffles reeses reeses_cups mars_bar ferrero ferrero_rocher toblerone smores pain_au_chocolat chocolate_pudding chocolate_box after_eight after_eights thin_mints mint_chip mint_choc_chip jaffa_cake jaffa_cakes kinder_bueno maltesers tim_tam tim_tams lamington lamingtons bounty_bar bounty_bars like_a_bounty sachertorte profiteroles eclair eclairs brigadeiro brigadeiros mississippi_mud_pie mud_pie rocky_road cookies_and_cream churros hersheys hershey_bar toffifee almond_joy pains_au_chocolat chocolatine',
  citrus:
    'citrus citrusy crisp acidity bright_acidity zing zingy lemon lemony orange oranges lime grapefruit bergamot zesty zest tangy marmalade lemonade tangerine clementine yuzu sherbet limoncello key_lime_pie jaffa_cake jaffa_cakes aperol aperol_spritz caipirinha margarita margaritas mimosa mimosas satsuma satsumas mandarin mandarins st_clements creamsicle hot_toddy',
  cream:
    'milk_drink milk_drinks baileys irish_cream latte lattes cappuccino cappuccinos flat_white flat_whites cream creamy creme vanilla custard milky whipped_cream tiramisu creme_brulee ice_cream milkshake milkshakes custardy cheesecake panna_cotta creme_anglaise melted_ice_cream tres_leches eggnog white_russian creamsicle pastel_de_nata pasteis_de_nata cannoli profiteroles eclair eclairs creme_caramel crema_catalana cookies_and_cream rice_pudding milchreis irish_coffee',
  'dried-fruit':
    'dried_fruit dried_fruits raisin raisins fig figs figgy plum plums prune prunes date_fruit rum_raisin fruit_cake fruitcake christmas_pudding mince_pie mince_pies trail_mix stollen sultanas panettone port_wine eccles_cake eccles_cakes simnel_cake medjool_dates hot_cross_buns',
  grain:
    'grain grainy oat oats oaty malt malty biscuit biscuity cereal granola muesli bread bready toasty porridge oatmeal shortbread fresh_bread freshly_baked_bread digestive_biscuit digestives brioche croissant flapjack granola_bar like_toast buttered_toast hot_buttered_toast maltesers horlicks ovaltine cornflakes graham_cracker graham_crackers anzac_biscuits hobnobs pumpernickel',
  honey: 'honey honeyed clover baklava honeycomb honeycombs mead nectar turron bienenstich lokma gulab_jamun hot_toddy',
  mint: 'after_dinner_mint after_dinner_mints after_eight thin_mints mint minty mints peppermint spearmint menthol mojito mojitos mint_chip candy_cane candy_canes grasshopper_pie fresh_as_toothpaste toothpaste_fresh toothpaste_coffee after_eights mint_choc_chip mint_julep creme_de_mint tic_tac tic_tacs',
  molasses:
    'molasses treacle boozy whiskey whisky bourbon rum licorice liquorice road_tar black_strap blackstrap sticky_toffee_pudding stout guinness lakritz lakritze irish_coffee guinness_cake kahlua mint_julep',
  nut: 'nutella snickers reeses nut nuts nutty hazelnut hazelnuts walnut walnuts peanut peanuts almond almonds pecan pecans praline cashew ferrero ferrero_rocher frangipane pecan_pie gianduja marzipan amaretto trail_mix toblerone macadamia pistachio pistachios reeses_cups peanuts_cup peanuts_cups bakewell_tart kinder_bueno toffifee turron almond_joy rocky_road bienenstich linzer_torte chestnut chestnuts',
  salt: 'salt salty salted sea_salt pretzel pretzels briny sea_breeze brezel brezn',
  smoke:
    'earthy roasty charcoal char chargrilled embers smoke smoky smokey smoked campfire peaty ashy charred bonfire bonfires camp_fire fire_pit log_fire wood_fire woodfire wood_smoke barbecue bbq chimney burning_logs burnt_wood islay laphroaig lapsang mezcal lagavulin ardbeg scotch single_malt',
  spice:
    'gingerbread spice spices spicy spiced cinnamon clove cloves nutmeg ginger cardamom pumpkin_spice pumpkin chai apple_pie mulled_wine christmas_market speculoos lebkuchen spice_rack spice_bazaar carrot_cake snickerdoodle hot_cross_bun pumpkin_spice_latte pumpkin_spice_lattes psl psls gingersnap gingersnaps gluhwein glogg eggnog churros apfelstrudel apple_strudel apple_crumble spekulatius biscoff lotus_biscuits hot_cross_buns gulab_jamun dr_pepper root_beer milchreis',
  tea: 'clean_cup clean_plain plain_clean clean_one something_clean clean_taste clean_tasting clean_coffee clean_finish woody woodsy herbal cedary tea teas black_tea earl_grey cedar tea_like floral flowery jasmine lavender pine_forest cigar_box rose_garden green_tea tea_person tea_drinker tea_lover darjeeling walk_in_the_woods walk_in_the_forest forest_floor matcha rooibos chamomile turkish_delight rose_water rosewater elderflower',
  tropical:
    'tropical banana bananas coconut pineapple mango pina_colada pina_coladas caribbean banana_split passion_fruit papaya tiki hawaiian bounty_bar bounty_bars like_a_bounty lamington lamingtons raffaello banoffee banoffee_pie almond_joy mai_tai daiquiri daiquiris guava lychee',
});

/** Words for several tastes at once. A dislike excludes more tastes than a wish includes. */
export const TASTE_GROUPS: Record<string, { label: string; says: string[]; wanted: string[]; shunned: string[]; isPlainWithout?: true }> = {
  sweet: {
    label: 'sweetness',
    says: words('sweet sweeter sugary sweetness sugar dessert_like sweetish sickly sweet_tooth candy candies candied'),
    wanted: ['chocolate', 'caramel', 'honey'],
    // Black molasses is bitter rather than sweet, and dried fruit as sweet as bread: both stay.
    shunned: ['chocolate', 'caramel', 'honey', 'cream', 'tropical', 'berry'],
  },
  fruity: {
    label: 'fruit',
    says: words('fruit fruits fruity'),
    wanted: ['berry', 'citrus', 'dried-fruit', 'tropical'],
    shunned: ['berry', 'citrus', 'dried-fruit', 'tropical'],
  },
  // Black molasses is dark rather than bitter: this leaves a dark roast without smoke.
  // What is low in acid here is roasted darker, or tastes of nuts and cocoa.
  mellow: {
    label: 'little acid',
    says: words(
      'least_acidic low_acid low_acidity less_acidic not_acidic not_too_acidic nothing_acidic nothing_too_acidic non_acidic easy_on_the_stomach gentle_on_the_stomach little_acidity minimal_acidity less_acidity not_much_acidity',
    ),
    wanted: ['molasses', 'chocolate', 'nut'],
    shunned: [],
  },
  // Flavours of roasting, and none of a kitchen.
  plain: {
    label: 'plain coffee',
    says: words(
      'unflavored unflavoured no_flavored_stuff no_flavoured_stuff no_flavored_coffee flavored_nonsense not_flavored not_flavoured no_flavors no_flavours without_flavors plain_coffee plain_cup plain_one plain_brew something_plain just_plain plain_and_simple tastes_like_coffee taste_like_coffee taste_of_coffee plain_black plain_black_coffee plain_old_coffee plain_and_hearty plain_filter_coffee plain_drip_coffee it_plain want_a_normal_coffee wants_a_normal_coffee like_a_normal_coffee have_a_normal_coffee nothing_fancy nothing_too_fancy coffee_flavor coffee_flavour',
    ),
    wanted: ['smoke', 'molasses', 'tea'],
    shunned: [],
  },
  // Who refuses it asks for plain coffee: "nothing flavored".
  flavored: {
    label: 'flavored coffee',
    says: words(
      'flavored flavoured flavored_coffee flavoured_coffee flavored_coffees flavoured_coffees flavoring flavouring flavorings flavourings added_flavors added_flavours',
    ),
    wanted: [],
    shunned: [],
    isPlainWithout: true,
  },
  'burnt taste': {
    label: 'burnt taste',
    says: words(
      'burnt_tasting burnt_taste burned_taste tastes_burnt taste_burnt tasting_burnt burnt_flavor burnt_flavour over_roasted overroasted',
    ),
    wanted: [],
    shunned: ['smoke'],
  },
  // Nobody asks for it: "it tastes like sour water" is a complaint.
  sour: {
    label: 'sourness',
    says: words('sour sourish anything_acidic anything_too_acidic acidic_coffee acidic_coffees acidic_stuff acidic_things acidic_ones'),
    wanted: [],
    shunned: ['citrus'],
  },
  bitter: { label: 'bitterness', says: words('bitter bitterness harsh harshness'), wanted: ['smoke', 'molasses'], shunned: ['smoke'] },
};

/** The same for moods. */
export const MOODS = phraseLists({
  adventurous:
    'adventurous adventure adventures explore exploring travel travelling traveling hike hiking camping daring trip wild climbing backpacking backpack road_trip trekking wanderlust hiker hikers skydiving surfing kayak something_crazy climbing_a_mountain up_a_mountain mountain_hike mountain_trip',
  brooding:
    'brooding gloomy moody melancholy melancholic goth gothic dramatic mysterious angry grumpy broody wuthering_heights emo black_mood foul_mood',
  calm: 'calm calming relax relaxed relaxing relaxation unwind peaceful peace quiet serene meditate meditation yoga stressed stress stressful anxious anxiety overwhelmed reading mindful chill mellow spa spa_day slow_sunday bubble_bath no_rush unhurried zen de_stress destress wind_down tranquil frazzled slow_day slow_morning slow_afternoon slow_evening',
  cozy: 'hug cuddle cozy cosy cosier snug blanket fireplace rainy rain raining comfort comforting homey homely curl_up warm_up snuggle snowy cold_day cold_outside so_cold freezing snowing stormy storm thunderstorm winter something_warm warming freezing_cold slow_sunday fireside pyjamas pajamas pjs book_and_a_blanket good_book hygge cold_weather cold_morning cold_mornings chilly chilly_morning chilly_mornings frosty wood_stove cabin log_cabin candlelight cottage grey_day gray_day drizzly foggy_day foggy_morning snowed_in hibernate hot_water_bottle warm_hug big_hug curled_up under_a_blanket hugs_me hugs_you hug_me like_hugs warm_embrace cuddles cuddly snuggly warm_blanket cosy_blanket fluffy_socks woolly_socks warm_socks',
  determined:
    'determined focus focused focussed work working study studying deadline exam exams gym productive productivity concentrate monday motivated motivation workout coding mondays revising tax_return crunch_time crossfit leg_day after_the_gym power_through get_things_done get_stuff_done to_do_list thesis_due for_my_thesis finish_my_thesis for_my_interview before_my_interview after_the_marathon before_the_marathon',
  festive:
    'festive christmas xmas holiday holidays celebrate celebrating celebration birthday halloween autumn fall party parties new_year thanksgiving bachelorette hen_party christmas_market diwali hanukkah eid carnival housewarming festival trick_or_treat christmas_pudding wedding_gift wedding_party for_a_wedding for_the_wedding graduation_gift graduation_party anniversary_gift our_anniversary for_a_toast raise_a_toast secret_santa',
  grand:
    'grand fancy elegant luxurious luxury royal posh classy impress impressive sophisticated special_occasion regal like_a_queen like_a_king opulent extravagant five_star red_carpet aristocrat connoisseur black_tie showstopper wow_factor feel_like_a_queen feel_like_a_king fit_for_a_king fit_for_a_queen',
  indulgent:
    'indulgent indulge indulging treat_myself treat dessert decadent guilty_pleasure comfort_food pudding baking cheesecake sweet_tooth treat_yourself spoil_myself spoil_me spoil_her spoil_him cheat_day sinful naughty_but_nice self_care pamper pampering pamper_myself cake_for_breakfast liquid_dessert dessert_in_a_cup pudding_in_a_cup after_dinner_treat',
  mischievous:
    'mischievous need_a_laugh makes_me_laugh make_me_laugh mischief prank spooky creepy cheeky naughty silly playful fun funny_mood pranks pranking prankster pranksters practical_joker practical_jokes practical_joke jokester trickster troublemaker trouble_maker scamp class_clown plays_tricks glues superglues whoopee_cushion april_fool april_fools',
  sleepy: 'sleepy drowsy nap wind_down lazy hibernate snooze snoozing dozing tuck_me_in lie_in',
  sociable:
    'sociable social friends friend guests company brunch family crowd sharing share crowd_pleaser neighbours neighbors in_laws everyday colleagues office half_the_neighbourhood half_the_neighborhood whole_neighbourhood whole_neighborhood potluck book_club game_night board_game_night coffee_morning get_together dinner_party coworkers co_workers crowd_pleasing people_over',
  sunny:
    'refreshing cheer_me_up cheers_me_up cheering_up cheer_up sunny summer summery beach cheerful upbeat sunshine bright brighter so_hot hot_day hot_outside heatwave boiling_outside early_bird morning mornings spring vacation sunshine_in_a_mug sunrise blue_sky holiday_on_a_beach poolside cheery good_mood lift_my_spirits lift_my_mood perky for_a_picnic',
});

/** Times and activities that imply a caffeine level. */
export const CAFFEINE_CUES = phraseLists({
  none: 'bedtime before_bed bed before_sleep insomnia decaf decaff decaffeinated midnight help_me_sleep falling_asleep fall_asleep can_not_sleep sleep asleep weakest least_strong least_caffeine lowest_caffeine wired_at_night lie_awake',
  low: 'half_caffeine half_caffeinated late_evening late_evenings evening evenings tonight after_dinner jittery jitters jitter',
  high: 'night_shift motor_oil engine_oil paint_stripper out_of_bed rev_up rev_me_up gaming_all_night game_all_night coding_all_night study_all_night studying_all_night work_all_night working_all_night drive_all_night driving_all_night raw_power stay_awake staying_awake all_nighter wake_me_up wake_us_up wake_up energy energetic boost kick kicks jolt wake_the_dead wakes_the_dead raise_the_dead wakes_me_up waking_me_up pick_me_up stay_up awake rocket_fuel punch jet_fuel knock_my_socks_off knocks_my_socks_off blow_my_socks_off blows_my_socks_off hair_on_your_chest hair_on_my_chest hair_on_his_chest hair_on_her_chest hair_on_the_chest stand_a_spoon_in spoon_stands_up night_shifts nightshift nightshifts me_on_nights work_nights working_nights doing_nights pulling_nights graveyard_shift hour_shift nuclear_option long_drive all_night_drive drive_through_the_night keep_me_upright keep_me_going eyes_pop_open keep_my_eyes_open perk_me_up kick_in_the_teeth kick_in_the_pants slap_in_the_face smack_in_the_face wake_the_neighbours raises_the_dead wake_a_corpse wakes_a_corpse strong_as_it_gets high_octane octane hits_like_a_truck hit_like_a_truck hits_me_like_a_truck kicks_like_a_mule kick_like_a_mule am_on_nights is_on_nights back_on_nights put_on_nights not_keep_my_eyes_open hardly_keep_my_eyes_open barely_keep_my_eyes_open knock_your_socks_off knocks_your_socks_off knock_the_socks_off knocks_the_socks_off knocked_my_socks_off knock_me_sideways knocks_me_sideways blow_my_head_off blows_my_head_off melt_my_face_off melts_my_face_off packs_a_wallop pack_a_wallop',
});

export const STRONG = words(
  'strong stronger strongest heavier heaviest something_heavy heavy_one heavy_coffee heavy_brew heavy_hitter bold bolder boldest robust beefy gutsy cut_through cuts_through cutting_through oomph powerful intense kickass potent punchy overpowering hardcore no_nonsense maximum_strength max_strength full_strength as_strong_as_possible more_body fuller_body full_body full_bodied backbone cafecito cuban_coffee gas_station_coffee truck_stop_coffee navy_coffee',
);
export const MILD = words(
  'mild milder mildest mellowest gentle gentler gentlest soft softer softest tame tamer tamest weak weaker light_bodied smooth smoother smoothest easy_going easygoing easy_drinking easy_to_drink easy_on_me go_easy_on_me beginner_friendly starter_coffee first_coffee_ever new_to_coffee starting_with_coffee started_drinking_coffee getting_into_coffee coffee_virgin delicate subtle entry_level training_wheels approachable unoffensive inoffensive never_liked_coffee never_drank_coffee not_a_coffee_person not_a_coffee_drinker not_used_to_coffee total_beginner complete_beginner absolute_beginner for_beginners for_a_beginner for_newbies for_a_newbie a_coffee_beginner am_a_beginner am_a_newbie beginner_coffee beginners_coffee coffee_newbie coffee_beginner',
);
/** "Nothing mild" asks for a strong one. */
export const WEAK: ReadonlySet<string> = new Set(words('mild milder weak weaker soft softer gentle'));

/** "The mildest you have" */
export const MILDEST: ReadonlySet<string> = new Set(words('mildest gentlest softest mellowest tamest'));

/** Of a strong coffee, these praise the taste. */
export const SMOOTH: ReadonlySet<string> = new Set(
  words('smooth smoother smoothest easy_going easygoing easy_drinking easy_to_drink subtle delicate'),
);

/** Words that are searched for as well as the taste that they stand for: "hazelnut" beside nut. */
export const SEARCH_WORDS = words(
  'smooth hearty heavy rich darkest caramel pumpkin banana coconut hazelnut walnut peanut fig plum cinnamon clove cherry vanilla cedar bergamot raisin custard oat orange lemon peppermint campfire poster nutmeg strawberry raspberry blueberry mango pineapple almond pecan cardamom ginger toffee butterscotch maple floral jasmine lavender chai baileys whiskey whisky bourbon rum rum_raisin treacle malt brown_sugar bread easygoing',
);

/** What asks for spices without naming one. */
export const AUTUMN = words(
  'autumn autumnal october november harvest sweater_weather like_fall for_fall fall_vibes fall_flavor fall_flavors fall_flavour fall_flavours fall_coffee leaf_season',
);

/** What else is searched for with a word: Halloween is the time of pumpkins. */
export const SEARCHED_AS: Readonly<Record<string, string>> = {
  halloween: 'pumpkin',
  ...Object.fromEntries(AUTUMN.map((phrase) => [phrase, 'pumpkin'])),
  'easy going': 'easygoing',
  'darkest roast': 'darkest',
  blackest: 'darkest',
  ...Object.fromEntries(
    ['pumpkin spice', 'pumpkin spice latte', 'pumpkin spice lattes', 'psl', 'psls'].map((phrase) => [phrase, 'pumpkin']),
  ),
};

export const ROASTS = phraseLists({
  light:
    'light_roast light_roasts light_stuff light_coffees light_ones lightly_roasted lighter_roast light_roasted blonde blonde_roast light lighter lightest',
  'medium-dark': 'medium_dark medium_dark_roast',
  medium: 'medium_roast medium_roasts medium_roasted',
  dark: 'espresso_roast italian_roast french_roast dark_roast dark_roasts dark_stuff dark_coffees dark_ones dark_roasted darkly_roasted darker_roast dark darker darkest darkest_roast heavy_as_tar pitch_black jet_black blackest_tar black_as_night black_as_my_soul black_as_coal black_as_hell black_as_tar black_as_ink black_as_midnight black_as_the_night black_as_sin black_as_pitch coal_black ink_black thick_and_black black_and_thick thick_as_tar black_tar like_tar road_tar blackest blacker dark_as_night dark_as_my_soul midnight_black',
});

export const GRINDS = phraseLists({
  ground:
    'ground grinded pre_ground already_ground preground no_grinder ready_ground do_not_have_a_grinder do_not_own_a_grinder not_got_a_grinder without_a_grinder not_have_a_grinder',
  'whole-bean':
    'whole_bean whole_beans wholebean beans_whole unground grind_my_own grind_it_myself grind_them_myself own_grinder have_a_grinder own_a_grinder got_a_grinder my_grinder',
});

export const CATEGORIES = phraseLists({
  beans: 'beans bean blend blends roast roasts',
  equipment:
    'equipment grinders kettle kettles coffee_maker coffee_machine coffee_machines filters scale scales teapot gear mugs a_mug shirt shirts tshirt tshirts t_shirt t_shirts hoodie hoodies sticker stickers cups_and_saucers',
  merchandise: 'merch merchandise poster posters souvenir print prints',
});
