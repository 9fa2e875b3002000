/** Phrases separated by spaces; an underscore joins the words of a phrase. */
function words(text: string): string[] {
  return text.split(' ').map((word) => word.replaceAll('_', ' '));
}

/** What visitors call a taste, by the catalogue's term; a test compares the terms with the seed. */
export const TASTES: Record<string, string[]> = {
  berry: words(
    'black_forest black_forest_cake black_forest_gateau jammy berry berries cherry cherries strawberry raspberry blueberry blackberry',
  ),
  caramel: words('snickers twix maple caramel caramelly caramelised caramelized toffee butterscotch brown_sugar dulce_de_leche fudge'),
  chocolate: words(
    'black_forest black_forest_cake black_forest_gateau nutella twix kitkat oreo oreos brownie_batter chocolate chocolates chocolatey chocolaty chocolately choc choccy cocoa cacao mocha brownie brownies',
  ),
  citrus: words('citrus citrusy lemon lemony orange oranges lime grapefruit bergamot zesty zest tangy'),
  cream: words(
    'milk_drink milk_drinks baileys irish_cream latte lattes cappuccino cappuccinos flat_white flat_whites cream creamy creme vanilla custard milky whipped_cream',
  ),
  'dried-fruit': words('dried_fruit dried_fruits raisin raisins fig figs plum plums prune prunes date_fruit rum_raisin'),
  grain: words('grain grainy oat oats oaty malt malty biscuit biscuity cereal granola muesli bread bready toasty'),
  honey: words('honey honeyed clover'),
  mint: words('after_dinner_mint after_dinner_mints after_eight thin_mints mint minty mints peppermint spearmint menthol'),
  molasses: words('molasses treacle boozy whiskey whisky bourbon rum'),
  nut: words(
    'nutella snickers reeses nut nuts nutty hazelnut hazelnuts walnut walnuts peanut peanuts almond almonds pecan pecans praline cashew',
  ),
  salt: words('salt salty salted sea_salt'),
  smoke: words('earthy roasty smoke smoky smokey smoked campfire peaty ashy charred'),
  spice: words('gingerbread spice spices spicy spiced cinnamon clove cloves nutmeg ginger cardamom pumpkin_spice pumpkin chai'),
  tea: words('woody woodsy herbal cedary tea teas black_tea earl_grey cedar tea_like floral flowery jasmine lavender'),
  tropical: words('tropical banana bananas coconut pineapple mango'),
};

/** Words for several tastes at once. A dislike excludes more tastes than a wish includes. */
export const TASTE_GROUPS: Record<string, { label: string; says: string[]; wanted: string[]; shunned: string[] }> = {
  sweet: {
    label: 'sweetness',
    says: words('sweet sweeter sugary sweetness sugar dessert_like sweetish sickly'),
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
      'least_acidic low_acid low_acidity less_acidic not_acidic not_too_acidic non_acidic easy_on_the_stomach gentle_on_the_stomach',
    ),
    wanted: ['molasses', 'chocolate', 'nut'],
    shunned: [],
  },
  // Nobody asks for it: "it tastes like sour water" is a complaint.
  sour: { label: 'sourness', says: words('sour sourish'), wanted: [], shunned: ['citrus'] },
  bitter: { label: 'bitterness', says: words('bitter bitterness'), wanted: ['smoke', 'molasses'], shunned: ['smoke'] },
};

/** The same for moods. */
export const MOODS: Record<string, string[]> = {
  adventurous: words('adventurous adventure adventures explore exploring travel travelling traveling hike hiking camping daring trip wild'),
  brooding: words('brooding gloomy moody melancholy melancholic goth gothic dramatic mysterious angry grumpy broody'),
  calm: words(
    'calm calming relax relaxed relaxing relaxation unwind peaceful peace quiet serene meditate meditation yoga stressed stress stressful anxious anxiety overwhelmed reading mindful chill mellow',
  ),
  cozy: words(
    'hug cuddle cozy cosy cosier snug blanket fireplace rainy rain raining comfort comforting homey homely curl_up warm_up snuggle snowy cold_day cold_outside so_cold freezing snowing stormy storm thunderstorm winter something_warm warming freezing_cold',
  ),
  determined: words(
    'determined focus focused focussed work working study studying deadline exam exams gym productive productivity concentrate monday motivated motivation workout coding mondays',
  ),
  festive: words(
    'festive christmas xmas holiday holidays celebrate celebrating celebration birthday halloween autumn fall party parties new_year thanksgiving',
  ),
  grand: words('grand fancy elegant luxurious luxury royal posh classy impress impressive sophisticated special_occasion regal'),
  indulgent: words(
    'indulgent indulge indulging treat_myself treat dessert decadent guilty_pleasure comfort_food pudding baking cheesecake',
  ),
  mischievous: words('mischievous mischief prank spooky creepy cheeky naughty silly playful fun funny_mood'),
  sleepy: words('sleepy drowsy nap wind_down lazy'),
  sociable: words(
    'sociable social friends friend guests company brunch family crowd sharing share crowd_pleaser neighbours neighbors in_laws everyday colleagues office',
  ),
  sunny: words(
    'cheer_me_up cheers_me_up cheering_up cheer_up sunny summer summery beach cheerful upbeat sunshine bright so_hot hot_day hot_outside heatwave boiling_outside early_bird morning mornings spring vacation',
  ),
};

/** Times and activities that imply a caffeine level. */
export const CAFFEINE_CUES: Record<'none' | 'low' | 'high', string[]> = {
  none: words(
    'bedtime before_bed bed before_sleep insomnia decaf decaff decaffeinated midnight help_me_sleep falling_asleep fall_asleep can_not_sleep sleep asleep weakest least_strong least_caffeine lowest_caffeine',
  ),
  low: words('half_caffeine half_caffeinated late_evening late_evenings evening evenings tonight after_dinner jittery jitters jitter'),
  high: words(
    'night_shift stay_awake staying_awake all_nighter wake_me_up wake_up energy energetic boost kick kicks jolt wake_the_dead wakes_the_dead raise_the_dead wakes_me_up waking_me_up pick_me_up stay_up awake rocket_fuel punch',
  ),
};

export const STRONG = words('strong stronger strongest powerful intense kickass');
export const MILD = words('mild milder mellowest gentle soft softer weak weaker light_bodied');
/** Words that are searched for as well as the taste that they stand for: "hazelnut" beside nut. */
export const SEARCH_WORDS = words(
  'smooth bold hearty heavy rich pumpkin banana coconut hazelnut walnut peanut fig plum cinnamon clove cherry vanilla cedar bergamot raisin custard oat orange lemon peppermint campfire poster nutmeg strawberry raspberry blueberry mango pineapple almond pecan cardamom ginger toffee butterscotch maple floral jasmine lavender chai baileys whiskey whisky bourbon rum treacle malt',
);

/** What else is searched for with a word: Halloween is the time of pumpkins. */
export const SEARCHED_AS: Readonly<Record<string, string>> = { halloween: 'pumpkin' };

export const ROASTS: Record<string, string[]> = {
  light: words(
    'light_roast light_roasts light_stuff light_coffees light_ones lightly_roasted lighter_roast light_roasted blonde blonde_roast light lighter lightest',
  ),
  'medium-dark': words('medium_dark medium_dark_roast'),
  medium: words('medium_roast medium_roasts medium_roasted'),
  dark: words(
    'dark_roast dark_roasts dark_stuff dark_coffees dark_ones dark_roasted darkly_roasted darker_roast dark darker darkest darkest_roast pitch_black jet_black blackest_tar',
  ),
};

export const GRINDS: Record<'whole-bean' | 'ground', string[]> = {
  ground: words(
    'ground pre_ground already_ground preground no_grinder ready_ground do_not_have_a_grinder do_not_own_a_grinder not_got_a_grinder without_a_grinder not_have_a_grinder',
  ),
  'whole-bean': words(
    'whole_bean whole_beans wholebean beans_whole unground grind_my_own grind_it_myself grind_them_myself own_grinder have_a_grinder own_a_grinder got_a_grinder my_grinder',
  ),
};

export const CATEGORIES: Record<'beans' | 'equipment' | 'merchandise', string[]> = {
  beans: words('beans bean blend blends roast roasts'),
  equipment: words(
    'equipment grinders kettle kettles coffee_maker coffee_machine coffee_machines filters scale scales teapot gear mugs a_mug shirt shirts tshirt tshirts t_shirt t_shirts hoodie hoodies sticker stickers cups_and_saucers',
  ),
  merchandise: words('merch merchandise poster posters souvenir print prints'),
};
