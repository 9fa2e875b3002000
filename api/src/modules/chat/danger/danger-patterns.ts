import { despair } from './patterns/despair.ts';
import { medical } from './patterns/medical.ts';
import { phrase } from './patterns/phrase.ts';
import { selfHarm } from './patterns/self-harm.ts';
import { violence } from './patterns/violence.ts';

/** Who needs help, and which: a person who may harm themselves, one whom others harm, one who needs a doctor now. */
export type Danger = 'self-harm' | 'violence' | 'medical';
export type DangerLanguage = 'en' | 'de' | 'es' | 'fr';

interface DangerPattern {
  danger: Danger;
  /** Of a normalized message (normalize-message.ts). */
  pattern: RegExp;
}

/** Who may hit somebody; coffee hits in another sense. */
const PERSON = String.raw`(?:he|she|they|hubby|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|dad|father|stepdad|stepfather|mum|mom|mother|stepmother|brother|sister|son|daughter|uncle|boss|roommate|flatmate|man|guy|somebody|someone|my (?!coffee|caffeine|espresso|decaf|brew|cup|mug|latte|morning|first|second)\w+)`;

/** Figures of speech: they are taken out of a message before it is looked at. */
export const harmlessPatterns: readonly RegExp[] = [
  /\b(?:to |would |could |id )?(?:die|kill|murder) for\b/g,
  /\bdying (?:to (?:try|know|see|taste|meet|get|hear|have)|for (?:a|an|the|some|my|this|that|coffee|caffeine))\b/g,
  /\b(?:die|dying|died|dead) (?:of )?(?:laughing|laughter|laughs|boredom|embarrassment)\b/g,
  /\b(?:dead|dying) (?:tired|asleep|serious|sure|set|on (?:my|his|her|our|their) feet|hungry|of thirst)\b/g,
  /\b(?:(?:pea|hazel|wal)?nuts?|almonds?|cashews?|pecans?|pistachios?|dairy|milk|lactose|gluten|shellfish|eggs?|soy) (?:would|could|can|will) (?:literally |actually |probably |really )?kill me\b(?! (?:now|tonight|today|soon))/g,
  /\bcut (?:myself|me) (?:(?:down|back) to (?!the (?:bone|flesh))|off (?:at|after))\b/g,
  /\b(?:suegra|madre|mama|jefe|jefa|profe|mujer|esposa|novia) me (?:mata|matara|va a matar) si (?:no )?(?:lleg\w+|(?:le |la )?compr\w+|(?:me )?olvid\w+|pierd\w+|traig\w+|gast\w+)\b/g,
  /\bkill me (?:now )?(?:haha|lol|lmao|xd)\b/g,
  /\b(?:cut|cuts|cutting) (?:out |down on |back on |off )?(?:the |my |all )?(?:caffeine|coffee|sugar|dairy|milk|gluten|carbs)\b(?: (?:and|or|all|out|off|down|back|completl?e?ly|entirely|altogether|totally))*/g,
  /\b(?:cut|cuts|cutting) (?:myself|me|himself|herself) off (?:(?:at|after|from|before) (?:\w+ ){0,2}(?:cups?|mugs?|shots?|caffeine|coffees?|espressos?|lattes?|sugar|dairy|milk)|caffeine|coffee)\b/g,
  /\b(?:couper|arreter|supprimer|cort(?:ar|ara|e|es)|quit(?:ar|ara)) (?:(?:completement|totalement|del todo|por completo) )?(?:la |le |el )?(?:cafeine|cafe|cafeina|sucre|azucar|lait|leche)(?: (?:completement|totalement|del todo|por completo))?\b/g,
  /\b(?:dairy|milk|lactose|gluten|caffeine|nuts?|peanuts?|cheese) and (?:my|his|her) (?:stomach|belly|tummy|gut|body|throat) (?:are|do)(?: not|nt)? (?:friends|enemies|get along|mix|agree|at war)\b/g,
  /\bsuicide (?:squad|doors?|burrito|king)\b|\b(?:wallet|budget|bank account|purse) is bleeding(?: out| dry)?\b/g,
  /\boverdos(?:e|ed|ing) on (?:the (?:\w+ )?(?:one|blend|coffee|decaf)|sugar|coffee|caffeine|chocolate|cake|candy|sweets|cookies|espresso|memes|cuteness)\b/g,
  /\b(?:heart attack|stroke) (?:of (?:genius|luck)|when i saw)\b|\b(?:almost|nearly|practically|gave me|give me|gives me) (?:had |have |having )?an? (?:little |mini )?(?:heart attack|stroke)\b/g,
  /\bbees? (?:\w+ ){0,5}hives\b|\bkeeps? (?:\w+ ){0,2}hives\b/g,
  /\bbab(?:y|ys|ies) (?:is |s |just |hat |gerade |mich )*(?:kick(?:s|ed|ing)?(?: me)?|tritt|getreten)\b/g,
  /\b(?:wasnt|was not|isnt|not) even (?:mad|angry|grumpy|annoyed)\b/g,
  /\b(?:cant|cannot|couldnt) breathe (?:from |for |with )?(?:laughing|laughter)\b|\blaugh(?:s|ed|ing)? so (?:hard|much) (?:that )?(?:i|he|she|we|they) (?:cant|cannot|couldnt|can hardly|could hardly) breathe\b(?!.*\b(?:collaps\w*|call|chest|heart|blue|help|faint\w*|ambulance)\b)/g,
  new RegExp(
    String.raw`(?<!\b${PERSON} (?:\w+ )?)\b(?:(?:beats?|hits?) me (?:at|in|with|like|every|right|there|that)|hits? like an? (?:truck|train|freight train|brick|hammer|ton of bricks))\b`,
    'g',
  ),
  /\bbeats? me (?:to (?:it|the)|at (?:chess|cards|mario|poker|scrabble|monopoly|golf|tennis|games?|everything|this|it))\b/g,
  /\b(?:phone|laptop|battery|handy|akku|machine|grinder|kettle|press|plant) (?:is |was )?(?:about to |going to |gonna |finally |just |nearly |almost )?(?:die|died|dies|dying|dead)\b/g,
  /\bdie (?:my|your|her) hair\b|\boff (?:my|his|her) chest\b|\b(?:causes?|causing|against) (?:\w+ )?chest pains?\b|\bnumb (?:mouth|face|lips|tongue) from the dentist\b|\bgets? (?:an? )?(?:swollen|itchy|puffy|numb) (?:throat|lips?|face|tongue|mouth) from (?!him\b|her\b|his\b|the\b|being\b|a\b)\w+|\bdentist (?:\w+ ){1,3}numb\b|\bkonnten mich umbringen\b/g,
  /\blost (?:\w+ ){1,4}to suicide\b|\bsuicide by (?:sugar|cake|chocolate)\b|\b(?:machine|grinder|phone|laptop|printer) (?:has )?committed suicide\b/g,
  /\blive without (?:coffee|caffeine|espresso|chocolate|this|it|my (?:coffee|morning|moka|latte|espresso))\b|\bvivir sin (?:mi |el )?cafe\b|\bvivre sans (?:mon |le )?cafe\b/g,
  /\b(?:got|was) (?:stabbed|shot|killed) (?:\w+ )?in the (?:\w+ )?(?:episode|movie|film|book|game|quiz|finals)\b/g,
  /\bhad an? anaphyla\w+ (?:shock |reaction )?(?:once|years|last|as|when|from)\b/g,
  /\b(?:fast|beinahe|nach|hatte|gegen|vor) (?:\w+ ){0,3}(?:herzinfarkt|schlaganfall)\b|\b(?:casi|tuvo|tras|despues) (?:\w+ ){0,3}infarto\b|\bfailli (?:\w+ ){0,2}crise cardiaque\b/g,
  /\bschl(?:agt|ug) mich (?:\w+ ){0,2}(?:beim|im) (?:schach|spiel|quiz|sport|tennis|kartenspiel)\b/g,
  /\bfollow(?:ing|s)? me on (?:insta\w*|twitter|tiktok|facebook|social|x|spotify)\b/g,
  /\b(?:morir|muero|mori) de (?:risa|hambre|sueno|aburrimiento|verguenza|ganas)\b|\bmourir de (?:rire|faim|soif|honte|envie)\b/g,
  /\b(?:spice|sugar|syrup|caffeine|chocolate|cinnamon|mint|vanilla|pumpkin) overdose\b|\bsobredosis de (?:azucar|cafeina|chocolate|canela)\b/g,
  /\b(?:strangle|throttle|murder) me if i (?:forget|come (?:home|back) without|lose|miss|spend|buy)\b/g,
  /\bfur (?:\w+ ){1,3}(?:wurde|konnte) ich (?:glatt )?sterben\b|\bich konn?te? euch (?:umbringen|wurgen|erwurgen)\b/g,
  /\b(?:tuve|tuvo|sufri|sufrio) un (?:infarto|ictus) hace (?:\w+ ){0,2}(?:anos?|mes(?:es)?)\b|\b(?:jai|il a|elle a) (?:fait|eu) un (?:avc|infarctus) il y a (?:\w+ ){0,2}(?:ans?|mois|annees)\b/g,
  // Of years ago
  /\b(?:had|survived|since|after) (?:\w+ ){0,3}(?:heart attacks?|strokes?|bypass|cardiac arrest|seizures?) (?:\w+ ){0,4}(?:(?:years?|months?) ago|last (?:year|spring|summer|autumn|fall|winter)|in (?:19|20)\d\d|as an? (?:child|kid|baby))\b|\b(?:years?|months?) ago (?:\w+ ){0,3}had (?:\w+ ){0,3}(?:heart attack|stroke|seizure)\b/g,
  /\bhace (?:\w+ ){1,2}(?:anos?|mes(?:es)?) (?:\w+ ){0,3}(?:infarto|ictus|derrame)\b|\b(?:infarctus|avc|crise cardiaque) (?:\w+ )?il y a (?:\w+ ){1,2}(?:ans?|mois|annees)\b|\b(?:herzinfarkt|schlaganfall) (?:\w+ )?vor (?:\w+ ){1,2}(?:jahren?|monaten?)\b/g,
  /\bcut (?:myself|yourself|him|her) some slack\b|\b(?:parcel|package|order|delivery|box|bag)s? (?:\w+ ){0,4}(?:kidnapped|abducted|beaten up|attacked|murdered|held hostage)\b|\b(?:partiel|examen|boulot|reveil|lundi)s? (?:\w+ )?(?:va|vont) me tuer\b/g,
  /\bsuicide prevention\b|\bused to self harm\b|\b(?:mon|ma|le|la) (?:boss|chef|cheffe|patron|patronne|prof) va me tuer si j ?oublie\b|\b(?:chef|chefin) bringt mich um wenn (?:der|die|das|ich (?:den|das|die) \w+ vergess\w*)\b/g,
  /\bvor lachen (?:sterben|gestorben|tot)\b|\bzum sterben (?:gut|lecker|schon|langweilig)\b/g,
];

const WHO =
  '(?:he|she|they|somebody|someone|(?:a|my|our|his|her|their) (?:best |little |big |younger |older |good |close |ex )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|wife|husband|partner|girlfriend|boyfriend|roommate|flatmate|kid|child|cousin|neighbou?r|colleague|coworker|student|teacher|uncle|aunt|nephew|niece|ex|boss))';
const THEMSELVES = '(?:herself|himself|themselves|themself)';
const AGAIN = '(?:any ?more|any longer|like this|another day|tomorrow)';

const patterns: Record<Danger, Record<DangerLanguage, readonly string[]>> = {
  'self-harm': {
    en: [
      String.raw`\b(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|shoot|shooting|hang|hanging|drown|drowning|burn|burning|off|offing|unalive|unaliving|poison|starve|starving) (?:myself|my self|meself)\b`,
      String.raw`\bkms\b|\bself ?harm`,
      String.raw`\bi (?:really |just |kinda |sorta |honestly |only )?(?:want|wanna|wish|hope|need|would like|would rather|long)(?: to| i could| i would| i was| i were)? (?:just )?(?:die|dead|be dead|never wake up|stop existing|stop living|not exist|not be alive|not wake up)\b`,
      String.raw`\bi (?:wish|hope) i (?:was|were|am) (?:dead|gone|never born)\b|\bnever been born\b|\bwish i (?:didnt|did not|dont) (?:exist|live)\b`,
      String.raw`\b(?:going|gonna|about|ready|trying|tried|decided|plan(?:s|ned|ning)?|think(?:ing)?|thought|fantasi[sz]ing|feel(?:ing)?) (?:\w+ ){0,3}(?:to |of |about |like |how to )?(?:die|dying|suicide|end(?:ing)? (?:it all|my life|everything|it)|tak(?:e|ing) my (?:own )?life|jump(?:ing)? (?:off|from|in front|under))\b(?! of laugh)`,
      String.raw`\b(?:end|ending|take|taking) my (?:own )?life\b|\bend(?:ing)? it all\b`,
      String.raw`\b(?:dont|do not|no longer|not) (?:really |even )?(?:want|wanna|wish)(?: to)? (?:be here any ?more|be here any longer|live|be alive|exist|wake up(?: any ?more| tomorrow| again)?$|go on living|go on any ?more|keep living|be on this (?:earth|planet|world)|be around any ?more)\b`,
      String.raw`\b(?:cant|cannot|can not|couldnt) (?:go on|go on living|keep going|do life|live) ${AGAIN}\b`,
      String.raw`\b(?:no|any|the|is the|what is the|whats the|see no) (?:reason|point|sense) (?:to|in|of) (?:live|living|life|going on|being alive|staying alive|existing)\b`,
      String.raw`\bbetter off (?:dead|without me|if i (?:was|were|am|wasnt|werent)(?: not)? (?:gone|dead|here|around|alive))\b|\bbetter (?:off )?without me\b`,
      String.raw`\b(?:nobody|no one|noone|anyone|anybody|who|they) (?:would|d|will|ll) (?:even |really |ever )?(?:notice|care|miss me|mind|know)(?: it)? if i (?:(?:was|were|am|just|had) )*(?:gone|dead|died|disappeared|vanished|not here|not around|die|disappear)\b`,
      String.raw`\bif i (?:died|was gone|were gone|was dead|were dead|disappeared) (?:\w+ ){0,3}(?:nobody|no one|would anyone|who)\b`,
      String.raw`\b(?:fall asleep|go to sleep|sleep|go to bed) (?:forever|and (?:just )?(?:never|not) (?:ever )?wake(?: up)?)\b|\b(?:wish|hope|want) (?:\w+ ){0,4}never wake up\b`,
      String.raw`\b(?:life|living|my life|it) (?:isnt|is not|aint|is no longer|isn t) worth (?:living|it any ?more|it any longer)\b|\bnot worth living\b|\b(?:nothing|anything) (?:left )?(?:for me )?to live for\b|\bnothing left for me (?:any ?more|in (?:this|my) life)\b`,
      String.raw`\b(?:tired|sick|done|finished) (?:of|with) (?:living|being alive|life|existing)\b|\bhad enough of (?:living|life|being alive)\b`,
      String.raw`\bsuicid`,
      String.raw`\b(?:took|taken|swallowed|swallowing|ate|downed) (?:\w+ ){0,2}(?:all|whole|too many|bottle|pack|handful|bunch|lots?|every|\d\d+) (?:\w+ ){0,3}(?:pills|tablets|paracetamol|tylenol|aspirins?|meds)\b|\boverdos`,
      String.raw`\b(?:goodbye|good bye|farewell|bye) (?:everyone|world|everybody|all|forever)\b.*\b(?:good|last|forever|over|end|sorry|time)\b|\b(?:goodbye|suicide) (?:note|letter)\b|\btime for me to (?:go|leave) for good\b|\bmy (?:last|final) goodbye\b`,
      String.raw`\bjump(?:ing|ed)? (?:off|from) (?:a|the|that|this) (?:bridge|roof|building|cliff|balcony|tower|rooftop)\b|\bin front of (?:a|the) (?:train|bus|truck)\b`,
      String.raw`\b(?:kill|killing|hurt|hurting|cut|cutting|harm|harming|hang|shoot|poison) ${THEMSELVES}\b`,
      String.raw`\b${WHO} (?:\w+ ){0,6}(?:wants?|wanted|going|gonna|tried|trying|threaten\w*|plan\w*|talks?|talking|thinking|thinks) (?:\w+ ){0,3}(?:die|dying|be dead|suicide|end (?:it all|(?:her|his|their) life)|(?:her|his|their) own life|disappear forever)\b`,
      String.raw`\b${WHO} (?:\w+ ){0,4}(?:doesnt|does not|dont|do not) want to (?:live|be alive|be here any ?more|exist)\b`,
    ],
    de: [
      String.raw`\bumbringen\b|\bselbstmord|\bsuizid|\blebensmude\b|\bselbst ?verletz`,
      String.raw`\bmich (?:selbst )?(?:verletzen|ritzen|toten|aufhangen|erschiessen|vergiften)\b|\bmir (?:etwas|was|das leben) (?:antun|nehmen)\b`,
      String.raw`\b(?:will|mochte|wunschte|wurde|kann|wollte|mag) (?:\w+ ){0,4}(?:nicht mehr (?:leben|da sein|hier sein|aufwachen|sein|weiterleben)|sterben|tot sein|ware tot|tot ware)\b|\bnicht mehr leben (?:will|mochte|kann|wollen)\b|\b(?:tot|gestorben) (?:sein|ware)\b`,
      String.raw`\b(?:leben|allem) (?:ein )?ende (?:setzen|machen)\b|\bleben (?:beenden|nehmen)\b|\bdas leben nehmen\b|\bschluss machen mit (?:dem|meinem) leben\b`,
      String.raw`\b(?:ohne mich (?:\w+ ){0,3}besser|besser ohne mich)\b|\bniemand (?:wurde|vermisst|merkt)(?: \w+){0,4} wenn ich (?:weg|tot|nicht mehr)\b|\bkeinen sinn mehr (?:im leben|zu leben)\b|\bleben hat keinen sinn\b`,
    ],
    es: [
      String.raw`\b(?:quiero|quisiera|voy a|deseo|pienso en|pensando en|ganas de|prefiero|quiere|va a|quieren) (?:\w+ )?(?:morir(?:me|se)?|matar(?:me|se)|suicidar(?:me|se)?|quitar(?:me|se) la vida|acabar con (?:todo|mi vida|su vida)|desaparecer para siempre|estar muert[oa])\b`,
      String.raw`\bquiero morir|\bno (?:quiero|quiere|tengo ganas de|puedo) (?:seguir )?(?:vivir|viviendo|despertar|existir|estar aqui mas)\b|\bsin ganas de vivir\b|\bno vale la pena (?:vivir|seguir viviendo)\b`,
      String.raw`\bsuicid|\bmatarme\b|\bhacerme dano\b|\bcortarme\b|\bestarian mejor sin mi\b|\bnadie me (?:extranaria|echaria de menos)\b|\bse quiere (?:matar|morir|suicidar)\b|\bojala (?:no despertara|estuviera muert[oa])\b`,
    ],
    fr: [
      String.raw`\b(?:veux|voudrais|vais|veut|voudrait|envie de|pense a|prefere) (?:\w+ )?(?:mourir|me tuer|se tuer|me suicider|se suicider|en finir|disparaitre pour toujours|etre mort(?:e)?)\b`,
      String.raw`\b(?:envie d ?en finir|en finir avec (?:la|ma|cette) vie|mettre fin a (?:mes|ses) jours|foutre en l ?air)\b`,
      String.raw`\b(?:plus|pas) (?:envie de )?vivre\b|\bveux plus (?:vivre|etre la|exister)\b|\bsuicid|\bme faire du mal\b|\bme (?:couper|tailler) les veines\b|\bla vie ne vaut (?:plus|pas)\b|\bmieux sans moi\b|\bpersonne ne (?:me )?remarquerait\b`,
    ],
  },
  violence: {
    en: [
      String.raw`\b${WHO} (?:\w+ ){0,3}(?:hits?|beats?|beat up|beating|punch\w*|chok\w+|strangl\w+|threaten\w*|abus\w+|rap(?:ed|es|ing)|molest\w*|kicks|kicked|slaps?|slapped|attack\w*|hurts) (?:me|us|my (?:kids?|son|daughter|children|mom|mum|mother|sister|brother))\b(?! feelings)`,
      String.raw`\b(?:somebody|someone|a man|a guy|a stranger|he|they|my ex) (?:is|are|s|keeps?|has been|was) (?:following|stalking|chasing|after) me\b|\bbeing (?:followed|stalked|abused|beaten|attacked|held)\b`,
      String.raw`\b(?:scared|afraid|terrified|frightened) (?:to go home|of (?:my (?:husband|wife|boyfriend|girlfriend|partner|dad|father|mother|ex)|going home|him)\b)|\bnot safe (?:at home|here with|with him|with her)\b`,
      String.raw`\b(?:threaten(?:ed|s|ing)?|tried|trying|tries) to (?:kill|hurt|strangle|shoot|stab) (?:me|us|her|him|them)\b|\bhas a (?:gun|knife) (?:and|to|on|at)\b`,
      String.raw`\bi (?:was|got|have been|ve been) (?:raped|assaulted|molested|stabbed|beaten up)\b|\b(?:raped|molested) me\b`,
      String.raw`\bi (?:want to|wanna|am going to|im going to|im gonna|will) (?:kill|shoot|stab|hurt) (?:him|her|them|everyone|people|somebody|someone|my (?:wife|husband|boss|family|parents|kids|teacher|classmates))\b`,
    ],
    de: [
      String.raw`\b(?:er|sie|mein (?:mann|freund|vater|ex|partner|bruder)|meine (?:frau|freundin|mutter)) (?:\w+ ){0,3}(?:schlagt|verprugelt|bedroht|wurgt|missbraucht|verfolgt|misshandelt) (?:mich|uns)\b|\b(?:schlagt|verprugelt|bedroht|wurgt|verfolgt) mich\b|\bangst (?:vor (?:ihm|meinem (?:mann|freund|vater))|nach hause)\b|\bvergewaltigt\b`,
    ],
    es: [
      String.raw`\bme (?:pega|golpea|maltrata|amenaza|viola|violo|persigue|acosa)\b(?! bien)|\b(?:alguien|un hombre) me (?:sigue|esta siguiendo|persigue)\b|\bmiedo (?:de|a) (?:volver a|ir a|mi) (?:casa|marido|novio|esposo|padre)\b`,
    ],
    fr: [
      String.raw`\b(?:il|elle|mon (?:mari|copain|pere|ex|compagnon)|ma (?:femme|mere)) (?:\w+ )?m(?:e )?(?:frappe|bat|menace|viole|etrangle|agresse)\b|\b(?:on|quelqu ?un|un homme) me (?:suit|poursuit|menace)\b|\bpeur (?:de rentrer|de mon (?:mari|copain|pere))\b|\bjai ete violee?\b`,
    ],
  },
  medical: {
    en: [
      String.raw`\b(?:my|his|her|their|the) chest (?:really |just |suddenly )?(?:hurts?|aches|is (?:tight|heavy|hurting|burning|killing me)|feels (?:tight|heavy|crushed))\b|\bchest (?:pains?|pressure|tightness)\b`,
      String.raw`\b(?:pains?|pressure|tightness|ache|stabbing|crushing) (?:\w+ ){0,3}(?:in|on|across) (?:my|his|her|the|their) (?:chest|left arm|jaw)\b|\bleft arm (?:is |feels |has gone |went |goes )?numb\b`,
      String.raw`\b(?:cant|cannot|can not|couldnt|trouble|struggling to|hard to|difficulty|barely) (?:breathe|breathing|breath|get air)\b|\b(?:not|isnt|stopped|stops) breathing\b|\blips (?:are |is )?(?:going|turning|gone|turned) blue\b`,
      String.raw`\b(?:having|just had|has|have|this is|is this|think its|could be|having what feels like) an? (?:heart attack|stroke|seizure)\b|\bface (?:is |has |looks )?(?:droop\w*|numb on one side)\b|\bspeech is slurred\b`,
      String.raw`\b(?:throat|tongue|airway|face) (?:is |are |feels like its )(?:closing|swelling|closed|swollen|tightening)\b|\banaphyla`,
      String.raw`\b(?:is|are|lies|lying|found (?:him|her|them)) unconscious\b|\b(?:collapsed|passed out) and\b|(?<!\bi )\bwont (?:wake up|stop bleeding)\b|\bbleeding (?:heavily|badly|a lot|out)\b|\b(?:drank|swallowed|drunk) (?:\w+ )?(?:bleach|poison|detergent|cleaner|batter(?:y|ies))\b`,
    ],
    de: [
      String.raw`\b(?:schmerz\w*|druck|stechen|enge) (?:\w+ ){0,2}(?:in|auf) (?:der|meiner) brust\b|\bbrustschmerz|\bbrust (?:tut|schmerzt|brennt)\b|\b(?:bekomme|kriege|bekommt|kriegt) (?:kaum |keine )luft\b|\bkann (?:nicht|kaum) (?:mehr )?atmen\b|\bherzinfarkt|\bschlaganfall|\bbewusstlos\b|\batmet nicht\b`,
    ],
    es: [
      String.raw`\b(?:dolor|duele|presion|opresion|punzada) (?:\w+ ){0,4}pecho\b|\bno (?:puedo|puede) respirar\b|\binfarto\b|\bderrame cerebral\b|\bataque (?:al|de) corazon\b|\binconsciente\b|\bno respira\b`,
    ],
    fr: [
      String.raw`\b(?:mal|douleurs?|pression|serre) (?:\w+ ){0,3}poitrine\b|\bpoitrine (?:me )?(?:fait mal|serre|brule)\b|\b(?:peux|peut|arrive|narrive) (?:pas|plus) (?:a )?respirer\b|\bcrise cardiaque\b|\binfarctus\b|\bavc\b|\binconsciente?\b|\bne respire (?:pas|plus)\b`,
    ],
  },
};

const indirect: Record<Danger, readonly Record<DangerLanguage, readonly string[]>[]> = {
  'self-harm': [selfHarm, despair],
  violence: [violence],
  medical: [medical],
};

/** Medical help first: it is needed within minutes. */
export const dangerPatterns: readonly DangerPattern[] = (['medical', 'self-harm', 'violence'] as const).flatMap((danger) =>
  (['en', 'de', 'es', 'fr'] as const).flatMap((language) =>
    [
      ...patterns[danger][language].map((source) => new RegExp(source)),
      ...indirect[danger].flatMap((phrases) => phrases[language]).map(phrase),
    ].map((pattern) => ({
      danger,
      pattern,
    })),
  ),
);
