import { rewritings } from '../rewritings.ts';
import { FOOD, WHO } from './phrase.ts';

/** The clause ends here. */
const ENDS = '(?= ?(?:$|[.,!;)]|(?:mais|et|pero|y)\\b))';
const NO_GERMAN_BUT = '(?![^.!?]*\\b(?:aber|nicht|net|erst|nur)\\b)';
const GERMAN_BAD = '(?:eklig|ekelhaft|widerlich|furchtbar|schrecklich|grasslich|scheusslich|abartig|nicht lecker)';

/** Refusals whose words stand in another order. */
export const REFUSALS = rewritings({
  'i was allergic to ': String.raw`\b(?:avant |autrefois )?j'etais allergique (?:au|aux|a la|a l') ?|\bfruher (?:war|hatte) ich (?:allergisch|eine allergie) (?:gegen|auf) |\bantes (?:yo )?era alergic[oa] (?:al?|a las?|a los) `,
  'is not for me': String.raw`\bmag (?:ich|er|sie|wir) (?:auch |too |gar |uberhaupt |einfach )*nicht\b`,
  '': String.raw`\b(el|la) sabor (?:a|al|de) `,
  'nor ': String.raw`\bni (?:al?|de) |\btampoco (?:la|el|los|las) (?=[a-z]{4})`,
  'allergic to ': [
    String.raw`\bevictions? (?:totale |complete |stricte )?(?:des |du |de la |de l')`,
    String.raw`\b(?:lange liste|liste longue|lista larga)(?: \w+){0,5} ?: (?=\w+, \w)`,
    String.raw`\binterdiction(?: absolue| totale| stricte)? ?(?:: ?|de (?:la |l')?|du |des )`,
  ],
  'not any more': String.raw`\bplus maintenant\b|\b(?:jetzt|inzwischen|heute) nicht mehr\b|\b(?:pero )?ya no(?= ?[.!]| ?$)`,
  need: String.raw`\b(?:je )?ne (?:peux|peut) pas vivre sans\b|\b(?:yo )?no (?:puedo|puede) vivir sin\b|\b(?:kann|konnte) (?:ich )?nicht (?=ohne \w+ leben)ohne\b`,
  'i have no allergies. ': [
    String.raw`\b(?:(?:ich )?habe? )?keine(?:rlei)? allergien(?: und| oder unvertraglichkeiten)?\b(?! (?:ausser|bis auf))|\b(?:no tengo|sin)(?: ninguna)? alergias?(?: y)?\b(?! (?:salvo|excepto|menos))|\b(?:je n'ai )?(?:pas d'|aucune )allergies?(?: et)?\b(?! (?:sauf|a |au ))`,
    String.raw`\b(?:je (?:supporte|mange|bois) (?:de )?tout|ich (?:selber |selbst |persönlich )?(?:vertrage?|esse?|darf) alles|(?:yo )?puedo (?:tomar|comer|beber)(?: de)? todo|tolero todo)\b(?! (?:sauf|ausser|bis auf|menos|excepto|salvo|ander\w+|ubrige\w*|sonst|lo demas|le reste|demas|a part))(?<!\b(?:abgesehen|sonst|ansonsten|aparte|part|demas|no|nicht)\b[^.!?]*)`,
  ],
  'just kidding': String.raw`\b(?:(?:era|es|fue)(?: una?)? (?:broma|chiste)|mentira(?: jaja\w*)?|(?:das )?war (?:nur |bloss )?(?:ein |zum )?(?:witz|spass|scherz)|je (?:plaisante|rigole|deconne)|c'etait (?:pour rire|une blague))\b`,
  'the best': String.raw`\bdas gelbe vom ei\b`,
  'i can not have $1': [
    String.raw`\bverzichte[nt]? (?:${WHO} )?auf ${FOOD}`,
    String.raw`\bauf ${FOOD} (?:muss|soll|sollte|musste|verzichte|verzichtet) ${WHO}(?: \w+)?(?: verzichten)?\b`,
    String.raw`(?<!\bkein[a-z]* )\b(?:sind|ist|is) (?:mein|ein|unser)e? problem\b|(?<!\bno )\b(?:es|son) (?:un|mi) problemas?|\b(?:bei|mit) ${FOOD} ist (?:\w+ )?schluss\b`,
  ],
  'i hate $1': [
    String.raw`\b${FOOD} kann ${WHO} (?:gar |uberhaupt |einfach )*nicht (?:ausstehen|leiden|ab|riechen|sehen|haben)\b`,
    String.raw`\bkann ${FOOD} (?:gar |uberhaupt |einfach )*nicht (?:ausstehen|leiden|ab|riechen|sehen)\b`,
    String.raw`\bmit ${FOOD} (?:kannst du|kann man|konnt ihr) mich jagen\b`,
  ],
  'i can not have': String.raw`\b(?:darf|kann|soll) ${WHO} (?:\w+ )?(?:auf keinen fall|keinesfalls|niemals|nie(?: wieder)?)\b`,
  'is disgusting': [
    String.raw`\bfinde[nt]? ${WHO} (?:\w+ )?${GERMAN_BAD}`,
    String.raw`\b(?:ist|sind|schmeckt|schmecken) (?:\w+ )?${GERMAN_BAD}|\b(?:me|nos) dan? (?:mucho )?asco\b|\bme degoute(?:nt)?\b|\best degueulasse\b`,
  ],
  'makes me sick': String.raw`\b(?:davon|dadurch) (?:zittern|juckt|brennt)\b(?: \w+){0,4}|\b(?:davon|dadurch) (?:krieg\w*|bekomm\w*|wird) (?:\w+ ){0,2}?(?:krampfe|bauch\w*|ausschlag|schlecht|ubel|migrane|kopf\w*|herz\w*)`,
  'they have problems with $1': String.raw`\bmit ${FOOD} (?:hat|haben) (?:er|sie|(?:mein|meine|unser|unsere) \w+) (?:\w+ ){0,2}?problem\w*`,
  'problems with $1': String.raw`\bmit ${FOOD} (?:habe|hab|hat|haben) ${WHO} (?:\w+ ){0,2}?problem\w*`,
  'problems with': String.raw`\bproblem\w* mit\b|\bproblemas con\b|\bproblemes? avec\b`,
  ' is not for me': String.raw`\b(?:schmeckt|schmecken) (?:mir|ihm|ihr|uns) (?:gar |uberhaupt |einfach )*nicht\b|,? ?\btres peu pour moi\b|\b(?:ist|sind) (?:nichts|nix) fur (?:mich|uns|ihn|sie)\b|\b(?:ist|sind) nicht (?:so )?(?:mein|unser) (?:ding|fall|geschmack)|\bbrauch\w* (?:ich|wir) nicht\b|\bno (?:es|son) (?:lo mio|para mi)\b|\bno me (?:van?|convencen?)\b|,? ?\bc'est (?:fini|termine|non)\b(?: pour (?:moi|nous))?|\bn'est pas (?:pour moi|mon truc)\b`,
  'is off limits': String.raw`\b(?:ist|sind) (?:fur \w+ |leider |absolut |reines |pures |hier |bei (?:uns|mir|ihr|ihm) )*(?:tabu|gift|raus)\b|\bis (?:\w+ )?gift fur\b|\b(?:ist|sind|is) (?:fur \w+ |leider |absolut |hier |bei (?:uns|mir) )+verboten\b|\b(?:(?:stehen|steht|sind|ist|is) )?(?:bei (?:mir|uns|ihr|ihm) )?auf (?:der|meiner|ihrer|seiner) (?:roten |schwarzen |verbots)liste\b|\b(?:esta|estan) (?:\w+ )?prohibid[oa]s?\b|\b(?:m'est|lui est|est|sont|me sont) interdite?s?\b`,
  no: String.raw`\b(?:um gottes willen|auf keinen fall|bloss nicht|lieber nicht|nein|igitt|pfui|ni hablar|ni loc[oa]|surtout pas|beurk|berk)\b`,
  'no ': String.raw`\b(?:bloss|ja|bitte) nicht (?=\w+$)`,
  ' no way': String.raw`,? ?\bni (?:verl[oa]s?|en pintura|regalad[oa]s?)\b`,
  'anything but': String.raw`\b(?:cualquier cosa|lo que sea|todo|n'importe quoi|tout) (?:menos|excepto|salvo|sauf)(?: (?:el|la|los|las|le|les))?\b`,
  'i gave up': String.raw`\b(?:j'ai|on a|nous avons|que j') ?arrete(?: (?:completement|totalement|le|la|les|de boire|de manger))*\b|\b(?:he|hemos|ha) dejado(?: (?:el|la|los|las|de tomar|de beber))*\b|\bdeje (?:el|la|los|las|de tomar|de beber)\b`,
  'cut out $1': String.raw`\b(koffein|kaffee|milch|zucker|nusse)(?: (?!nicht\b)\w+){0,2}? (?:streichen|weglassen|absetzen)\b|\b(?:cort(?:ar|ara|e|es)|quit(?:ar|ara|e)|elimin(?:ar|ara|e)|couper|arreter|supprimer|eliminer)(?: (?:del todo|por completo|totalement|completement))? (?:la|el|los|las|le|les) (?=cafeina|caff?eine|leche|lacteos|lait|azucar|sucre)`,
  'i hate': String.raw`\bj'ai horreur (?:de la|des|du|de)\b`,
  'and i do not get along': String.raw`\b(?:und|et) (?:ich|moi) ?,? (?:das geht (?:gar )?nicht|ca fait deux|passen nicht)\b`,
  'no $1 for me': String.raw`(?<!\b(?:peu|veux|voudrais|beaucoup|encore) )\b(?:plus|jamais) (?:de |d')(\w+) pour (?:moi|nous|lui|elle)\b`,
  'no $1': [
    String.raw`\bjamais (?:de |d')(\w+)`,
    String.raw`\b(koffein|cafeina|caff?eine|milch|leche|lait|nusse|nueces|noix) ?\? (?:nein|non|no)(?: danke| gracias| merci)\b`,
    String.raw`\b(?:plus|pas) du tout (?:de |d')(\w+)`,
    String.raw`\bni un[ao]? (?!(?:centavo|centimo|euro|dolar)\b)(\w+)`,
  ],
  'can not have $1 and $2$3': String.raw`\bne (?:supporte|tolere|digere|mange|boit|peut)(?:s|nt)? ni ([\w' ]+?) ni (?:les? |la |l')?(\w+)((?:, \w+)*)`,
  '$1 is off limits': String.raw`\b(?:ist|sind) (\w+) (?:(?:fur (?:mich|uns|sie|ihn)|leider|absolut|bei (?:mir|uns)) )+(?:tabu|gift|verboten|gestrichen|raus)\b`,
  '$1 says ': String.raw`\b(docteur|medecin|medico|doctora?|cardiologue|arzt|arztin) (?:ne |no )?(?:veut|quiere|will) (?=no |plus |pas |que |kein)`,
  'no $1, no $2, no $3': String.raw`^ni (\w+) ni (\w+) ni (\w+)\b`,
  'are deadly for': String.raw`\b(?:es|son) (?:puro )?veneno para\b|\b(?:est|sont) (?:du )?poison pour\b`,
  ' is off limits': String.raw`,? ?\b(?:par contre|en revanche|por contra|en cambio|dagegen|hingegen),? (?:jamais|nunca|nie(?:mals)?|no|non|nein)\b|,? (?:jamais|nunca jamas|jamas)(?= ?(?:$|[.,!;]))|,? ?\b(?:lo|la|los|las) tengo prohibid\w+|,? ?\bm'(?:est|sont) interdit\w*|,? ?\bfini(?:e|s)? pour (?:moi|nous)\b`,
  '$1 are fine': String.raw`((?:\b\w+(?:, | et | y | und ))*\b\w+) ?: (?:(?:aucun|pas de|sans) (?:souci|probleme)s?|ningun problema|kein(?:e)? (?:problem\w*|thema))\b`,
  // "Erdnüsse dagegen ess ich jeden Abend", "le poisson ça va", "los cacahuetes sí"
  'is fine': String.raw`\b(?:dagegen |hingegen |wiederum )?(?:ess?e?n?|isst|vertrage?|vertragt|gehen) (?:(?:ich|er|sie|wir) )?(?:dagegen |hingegen )?(?:jeden|taglich|standig|problemlos|ohne (?:problem\w*|sorgen?|bedenken))\b${NO_GERMAN_BUT}|\b(?:sind|ist|geht|gehen) (?:dagegen |hingegen |bei mir )?(?:kein thema|kein problem|okay|ok|in ordnung|erlaubt)\b${NO_GERMAN_BUT}|(?<=\b(?:fisch|milch|nusse|erdnusse|haselnusse|soja|eier|kase|garnelen) )(?:geht|gehen)(?= ?(?:$|[.!?]))`,
  ' is fine': String.raw`(?<!\b(?:apres|quand|si|lorsque)\b[^.!?]*),? ?\b(?:ca va|ca passe(?: nickel)?|(?:est|sont) (?:corrects?|correctes?|ok|okay|sans probleme))${ENDS}|\b(?:no )?me hacen? nada${ENDS}|\b(?:ne )?(?:me|nous) (?:fait|font) rien(?: du tout)?${ENDS}|\b(?:lo|la|los|las) tolero (?:bien|sin problemas?)\b|\bme l[oa]s? (?:zampo|como|tomo|bebo) sin (?:ningun )?problemas?\b|\b(?:los|las|lo|la) como sin (?:problemas?|drama)\b|(?<=\b(?:pescado|leche|nueces|cacahuetes?|cacahuates?|almendras|mani|huevo|trigo) )si(?: como| puedo)?(?= ?(?:$|[.!;]|,(?! claro)))`,
  '$1 is fine': String.raw`\b(?:(?:aucun|pas de|sans) (?:souci|probleme)s?|ningun problema|kein(?:e)? problem(?:e)?) (?:avec|con|mit) (?:les |le |la |l'|los |las |el )?(\w+)(?! (?:d'|de (?:soja|coco|riz|amande|avena|arroz|almendra)|aus))`,
  'not a fan of ': String.raw`\bpas fan (?:de |d'|du )`,
  ' nope': String.raw`,? ?\bnon merci\b`,
  without: [String.raw`\brien (?:aux|au(?![- ]dessus)|a la)\b`, String.raw`\b(?:que no|qui ne) (?:lleven?|tengan?|contengan?|sepan? a)\b`],
});
