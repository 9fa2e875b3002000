/** Signs of an allergic reaction: with one of them, every allergen of the message is ruled out unless it is wanted or permitted. */
export const REACTIONS = [
  // Emergency care and tests
  String.raw`(?<!\b(?:arbeite|trabajo|travaille|jobbe|bin|schicht)\b[^.!?,]*)(?:notaufnahme|notarzt (?:\w+ )?(?:rufen|gerufen|geholt|holen|kommen|kam)|(?:holt|rettet) (?:mich|ihn|sie|uns) (?:der|ein) notarzt|blaulicht|epi-?pens?|allergiepass|nesselsucht|intensivstation|krankenhaus|urgencias|urgences|(?:termin\w+|acab\w+|fui|llevaron) (?:\w+ ){0,2}?hospital|(?:a|en) la guardia|hopital|l'hosto|hosto|choc anaphylactique|choque anafilactico|anaphyla\w*|anafila\w*)`,
  String.raw`(?:failli|pense) (?:en |y )?(?:mourir|rester|passer)(?! de\b)|(?:casi|por poco) (?:me muero|me mata\w*|se muere|no la cuento)(?! de\b)|(?:fast|beinah\w*) (?:dran |daran )?(?:gestorben|erstickt|draufgegangen)(?! vor\b)|asthmaanfall\w*|crises? d'asthme|ataques? de asma`,
  String.raw`(?:pricktest|allergietest|bluttest)(?: (?:\w+ ){0,4}?(?:positiv|bestatigt))|positiv (?:auf|getestet)|(?:di|dio|salio|sali) positivo|test\w* (?:\w+ ){0,3}positif|bestatigte allergie`,
  // German
  String.raw`(?:lippen?|zunge|gesicht|hals|rachen|mund|haut) (?:\w+ ){0,4}?(?:dick|geschwollen|schwillt|schwellen|schwoll|zu(?= ?(?:$|[.,!;]))|zugeschwollen|zuschwillt|juckt|jucken|kribbelt|brennt|taub|rot)`,
  String.raw`(?:dick|geschwollen)e[nrs]? (?:lippen?|zunge|gesicht|augen?|hals)|(?:pusteln|quaddeln|pickel|juckreiz|nesseln|blaschen|ausschlage?|ekzeme?)|(?:schwell\w*|schwillt) (?:\w+ ){0,3}?(?:an|zu)|atemnot|(?:kriege?|bekomme?) (?:ich |er |sie )?(?:\w+ )?keine luft(?: mehr)?|keine luft (?:mehr )?(?:kriege?|bekomme?|kriegt|bekommt)`,
  // Spanish
  String.raw`(?:me|le|nos|se me|se le) (?:cierran?|cerro|hinchan?|hincho|inflaman?|inflamo|irritan?|pican?|pico|adormece|durmio|duerme|brotan?|broto|llenan?|lleno|destrozan?) (?:\w+ ){0,3}?(?:garganta|cara|labios?|lengua|boca|piel|cuello|pecho|tripa|barriga|ronchas|granos)`,
  String.raw`(?:me|le|nos) (?:salen|salieron|sale|brotan|lleno de|llena de) (?:\w+ )?(?:ronchas|granos|habones|manchas|sarpullido)|habones|(?:garganta|cara|lengua|labios?) (?:\w+ ){0,2}?(?:cerrada|hinchad[oa]s?|inflamad[oa]s?)|(?:me|se) (?:ahog[oa]|asfixi[oa])(?! (?:en|de)\b)|me (?:inflaman?|hinchan?|inflo)|= (?:la )?crise`,
  // French
  String.raw`(?:la|ma|sa|les|mes|ses) (?:gorge|langue|levres?|visage|bouche|figure|face) (?:\w+ ){0,4}?(?:gonfl\w*|enfl\w*|serr\w*|ferm\w*|pique\w*|gratte\w*|demang\w*|(?:tripl|doubl)\w* de volume|comme un ballon)|(?:gonfl\w*|enfl\w*) (?:\w+ ){0,2}?(?:gorge|langue|levres?|visage|bouche|figure|face)`,
  String.raw`(?:fait|font) (?:enfler|gonfler)|je (?:gonfle|enfle)|oedeme\w*|picotements|(?:n'arrive|arrive|peux|peut) (?:plus|pas) a? ?respirer|etouff\w+ (?:avec|quand|si|des)`,
].join('|');

/** What food does to a stomach, where a food is named with "if" or "whenever". */
export const STOMACH = String.raw`(?:aufm|auf dem|auf'm) (?:klo|topf)|durchfall|bauch(?:krampfe?|schmerzen|weh)|krampfe|blah\w*|diarrea|me hincha|retortijones|(?:corr\w*|directo) al bano|(?:dia|noche|acab\w+) en el bano|crampes|diarrhee|ventre (?:\w+ )?(?:en vrac|gonfle)|mal au ventre|maux de ventre|ballonn\w*|pliee? en deux|jours au lit`;
export const WHENEVER = String.raw`(?:wenn|sobald|jedes mal|jedesmal|immer|nach|von|und|si|cuando|cada vez|siempre|con|la|el|puros|quand|chaque fois|des que|apres|avec|un|une|les|=|me|machen|macht)`;
