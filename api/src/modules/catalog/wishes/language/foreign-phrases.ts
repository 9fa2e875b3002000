/** One or two foods in a German, Spanish or French sentence. */
const FOOD = String.raw`(?!ich\b|er\b|sie\b|wir\b|mir\b|mich\b|uns\b|euch\b|das\b|es\b)(\w{3,}(?: (?:und|oder) \w{3,})?)`;
const WHO = '(?:ich|er|sie|wir|man|(?:mein|meine|unser|unsere) \\w+)';
const GERMAN_HARM =
  '(?:herzrasen|herzklopfen|ausschlag|atemnot|keine luft|bauch\\w*|durchfall|migrane|kopf\\w*|schlecht|ubel\\w*|hals|zunge|lippen|gesicht|pickel|quaddeln|juck\\w*|zittrig|zittern|sodbrennen|nicht schlafen|kein auge|schlaflos\\w*|krampfe|blahungen)';
const GERMAN_BAD = '(?:eklig|ekelhaft|widerlich|furchtbar|schrecklich|grasslich|scheusslich|abartig|nicht lecker)';
const FRENCH_HARM =
  "(?:boutons|plaques|nausees?|migraines?|maux|mal|diarrhee|urticaire|allergies?|eczema|brulures?|crampes|insomnies?|palpitations|demangeaisons|l'asthme)";
const SUM = String.raw`((?:[$€] ?)?\d+(?:[.,]\d\d)?(?: ?(?:dollars?|euros?|[$€]))?|\w+ (?:dollar|euro))`;
const CHILD = String.raw`(?:primer |premier |erstes |zweites |segundo )?(?:bebe|baby|kind|kleines|nachwuchs|zwillinge|hijo|hija|nino|nina|gemelos|mellizos|enfant|jumeaux)\b`;

function phrase(source: string, english: string): readonly [RegExp, string] {
  return [new RegExp(source, 'g'), english];
}

/** Illness, pregnancy and nursing. */
const REASONS = [
  phrase(
    String.raw`\b(?:herzinfarkt\w*|bluthochdruck|hohe[nrs]? blutdruck|herzschrittmacher|herzrhythmus\w*|herzschwache|herzkrank\w*|herzklappe\w*|vorhofflimmern|schlaganfall|(?:schwache[sn]?|krankes|kaputtes) herz)\b|(?<!\bliegt (?:mir|uns) (?:sehr )?)\bam herzen\b`,
    'heart condition',
  ),
  phrase(
    String.raw`\b(?:(?:tension|presion)(?: arterial)? alta|hipertens\w+|infartos?|arritmias?|marcapasos|soplo|cardiopatia|angina de pecho|(?:del|por el|mal de|al) corazon|corazon (?:debil|delicado|enfermo))\b`,
    'heart condition',
  ),
  phrase(
    String.raw`\b(?:hypertendue?s?|(?:fai[st]|ai|as?) de la tension|tension (?:elevee|trop haute)|stimulateur cardiaque|tachycardie|infarctus|(?:crise |insuffisance |est |suis )?cardiaque|(?:fragile|malade|opere) du coeur|coeur (?:fragile|malade|faible)|arythmie|avc)\b`,
    'heart condition',
  ),
  phrase(String.raw`\b(?:herzrasen|herzklopfen|herzstolpern|taquicardias?|palpitaciones)\b`, 'palpitations'),
  phrase(
    String.raw`\b(?:erwarte[nt]?|bekommt?|bekommen|kriegt?|kriegen|espero|espera|esperamos|esperando|attends?|attendons|attend) (?:gerade )?(?:ein|unser|mein|ihr|das|un|una|mi|su|nuestro|une|notre|mon|son|des)? ?${CHILD}`,
    'is pregnant',
  ),
  phrase(
    String.raw`\b(?:im|i am) (?:\d+\.?|ersten|zweiten|dritten|vierten|funften|sechsten|siebten|achten|neunten) monat\b|\b(?:in der \w+\.? (?:schwangerschafts)?woche|ssw|guter hoffnung|schwangerschaft|werdende (?:mutter|mama)|embarazo|grossesse)\b`,
    'is pregnant',
  ),
  phrase(String.raw`\b(?:estoy|esta) de (?:\w+) (?:meses|semanas)\b|\bfutura (?:mama|madre|maman)\b`, 'is pregnant'),
  phrase(
    String.raw`\b(?:ich stille|sie stillt|\w+ stillt|stille (?:noch|gerade|voll)|stillzeit|stillend)\b|\b(?:dando|doy|da) el pecho\b|\b(?:amamant\w+|lactancia)\b|\ballait(?:e|es|ent|er|ement|ante)\b`,
    'am breastfeeding',
  ),
];

/** What food does to a body. */
const HARM = [
  phrase(String.raw`\b(?:bei|von|vom|wegen|durch|nach) ${FOOD} (?:\w+ ){0,5}?${GERMAN_HARM}\b`, '$1 makes me sick'),
  phrase(String.raw`\bwenn ${WHO} ${FOOD} \w+ ?,? (?:\w+ ){0,5}?${GERMAN_HARM}\b`, '$1 makes me sick'),
  phrase(
    String.raw`\b(?:macht|machen) (?:mich|ihn|sie|uns) (?:\w+ )?(?:zittrig|nervos|krank|kaputt|unruhig|fertig|hibbelig)\b`,
    'makes me sick',
  ),
  phrase(
    String.raw`\b(?:bekommt|bekommen|tut|tun|liegt|liegen) (?:mir|ihm|ihr|uns) (?:gar |uberhaupt |leider |einfach )*nicht(?: gut)?\b`,
    'makes me sick',
  ),
  phrase(
    String.raw`\b(?:me|le|nos|les) (?:sientan?|caen?) (?:muy |bastante |realmente )?(?:mal|fatal|como un tiro|regular|pesad[oa]s?|peor)\b|\bno (?:me|le|nos) (?:sientan?|caen?) (?:nada )?bien\b|\b(?:me|le|nos) hacen? (?:dano|mal)\b|\b(?:me|le|nos) hinchan?\b|\b(?:me|le|nos) ponen? (?:mal[oa]?|enferm[oa]|fatal|nervios[oa])\b`,
    'makes me sick',
  ),
  phrase(String.raw`\b(?:me|le|nos|les) matan?\b`, 'kills me'),
  phrase(String.raw`\b(?:ist|sind) (?:lebens)?gefahrlich\b`, 'is dangerous'),
  phrase(
    String.raw`\b(?:(?:son|es|est|sont) )?(?:mortal(?:es)? para|mortel(?:le)?s? pour)\b|\b(?:lebensgefahrlich|todlich) fur\b`,
    'are deadly for',
  ),
  phrase(String.raw`\b(?:supporte|digere|tolere)(?:nt|s)? (?:tres |assez |plutot )?mal(?= l)`, 'can not have'),
  phrase(String.raw`,? ?\bc'est l'(?:hopital|horreur)\b`, ' means hospital'),
  phrase(
    String.raw`\bse (?:me|le) (?:hincha|cierra|inflama|irrita)n? (?:(?:la|el|los|las|toda) )+\w+ (?:con|por|si como|cuando como|al comer|al tomar) (?:(?:el|la|los|las) )?`,
    'allergic to ',
  ),
  phrase(
    String.raw`\b(?:me|lui|nous|le|la) (?:fait|font) (?:gonfler|vomir|mal|tousser|reagir)\b|\b(?:me|lui|nous) (?:donne|donnent) (?:(?:des|de|de la|la|le|une|un) )?(?:de l')?${FRENCH_HARM}\b|\b(?:ne )?(?:me|lui|nous) (?:reussi(?:t|ssent)|convien(?:t|nent)) pas\b`,
    'makes me sick',
  ),
  phrase(
    String.raw`\b(?:je gonfle|je fais (?:un choc|une crise|une reaction)) (?:avec|si je mange|quand je mange|a cause)(?: (?:de|du|des|le|la|les))*\b`,
    'allergic to',
  ),
];

/** Refusals whose words stand in another order. */
const REFUSALS = [
  phrase(
    String.raw`\b(?:avant |autrefois )?j'etais allergique (?:au|aux|a la|a l') ?|\bfruher (?:war|hatte) ich (?:allergisch|eine allergie) (?:gegen|auf) |\bantes (?:yo )?era alergic[oa] (?:al?|a las?|a los) `,
    'i was allergic to ',
  ),
  phrase(String.raw`\bmag (?:ich|er|sie|wir) (?:auch |too |gar |uberhaupt |einfach )*nicht\b`, 'is not for me'),
  phrase(String.raw`\b(el|la) sabor (?:a|al|de) `, ''),
  phrase(String.raw`\bni (?:al?|de) `, 'nor '),
  phrase(String.raw`\bplus maintenant\b|\b(?:jetzt|inzwischen|heute) nicht mehr\b|\b(?:pero )?ya no(?= ?[.!]| ?$)`, 'not any more'),
  phrase(
    String.raw`\b(?:je )?ne (?:peux|peut) pas vivre sans\b|\b(?:yo )?no (?:puedo|puede) vivir sin\b|\b(?:kann|konnte) (?:ich )?nicht (?=ohne \w+ leben)ohne\b`,
    'need',
  ),
  phrase(
    String.raw`\b(?:(?:ich )?habe? )?keine(?:rlei)? allergien(?: und| oder unvertraglichkeiten)?\b(?! (?:ausser|bis auf))|\b(?:no tengo|sin)(?: ninguna)? alergias?(?: y)?\b(?! (?:salvo|excepto|menos))|\b(?:je n'ai )?(?:pas d'|aucune )allergies?(?: et)?\b(?! (?:sauf|a |au ))`,
    'i have no allergies. ',
  ),
  phrase(String.raw`\bverzichte[nt]? (?:${WHO} )?auf ${FOOD}`, 'i can not have $1'),
  phrase(String.raw`\bauf ${FOOD} (?:muss|soll|sollte|musste|verzichte|verzichtet) ${WHO}(?: \w+)?(?: verzichten)?\b`, 'i can not have $1'),
  phrase(String.raw`\b${FOOD} kann ${WHO} (?:gar |uberhaupt |einfach )*nicht (?:ausstehen|leiden|ab|riechen|sehen|haben)\b`, 'i hate $1'),
  phrase(String.raw`\bkann ${FOOD} (?:gar |uberhaupt |einfach )*nicht (?:ausstehen|leiden|ab|riechen|sehen)\b`, 'i hate $1'),
  phrase(String.raw`\b(?:darf|kann|soll) ${WHO} (?:\w+ )?(?:auf keinen fall|keinesfalls|niemals|nie(?: wieder)?)\b`, 'i can not have'),
  phrase(String.raw`\bfinde[nt]? ${WHO} (?:\w+ )?${GERMAN_BAD}`, 'is disgusting'),
  phrase(
    String.raw`\b(?:ist|sind|schmeckt|schmecken) (?:\w+ )?${GERMAN_BAD}|\b(?:me|nos) dan? (?:mucho )?asco\b|\bme degoute(?:nt)?\b|\best degueulasse\b`,
    'is disgusting',
  ),
  phrase(String.raw`\bmit ${FOOD} (?:kannst du|kann man|konnt ihr) mich jagen\b`, 'i hate $1'),
  phrase(String.raw`\bmit ${FOOD} (?:habe|hab|hat|haben) ${WHO} (?:\w+ ){0,2}?problem\w*`, 'problems with $1'),
  phrase(String.raw`\bproblem\w* mit\b|\bproblemas con\b|\bproblemes? avec\b`, 'problems with'),
  phrase(
    String.raw`\b(?:schmeckt|schmecken) (?:mir|ihm|ihr|uns) (?:gar |uberhaupt |einfach )*nicht\b|,? ?\btres peu pour moi\b|\b(?:ist|sind) (?:nichts|nix) fur (?:mich|uns|ihn|sie)\b|\b(?:ist|sind) nicht (?:so )?(?:mein|unser) (?:ding|fall|geschmack)|\bbrauch\w* (?:ich|wir) nicht\b|\bno (?:es|son) (?:lo mio|para mi)\b|\bno me (?:van?|convencen?)\b|,? ?\bc'est (?:fini|termine|non)\b(?: pour (?:moi|nous))?|\bn'est pas (?:pour moi|mon truc)\b`,
    ' is not for me',
  ),
  phrase(
    String.raw`\b(?:ist|sind) (?:fur \w+ |leider |absolut |hier |bei (?:uns|mir) )+(?:tabu|verboten|gift|raus)\b|\b(?:esta|estan) (?:\w+ )?prohibid[oa]s?\b|\b(?:m'est|lui est|est|sont|me sont) interdite?s?\b`,
    'is off limits',
  ),
  phrase(
    String.raw`\b(?:um gottes willen|auf keinen fall|bloss nicht|lieber nicht|nein|igitt|pfui|ni hablar|ni loc[oa]|surtout pas|beurk|berk)\b`,
    'no',
  ),
  phrase(String.raw`\b(?:bloss|ja|bitte) nicht (?=\w+$)`, 'no '),
  phrase(String.raw`,? ?\bni (?:verl[oa]s?|en pintura|regalad[oa]s?)\b`, ' no way'),
  phrase(
    String.raw`\b(?:cualquier cosa|lo que sea|todo|n'importe quoi|tout) (?:menos|excepto|salvo|sauf)(?: (?:el|la|los|las|le|les))?\b`,
    'anything but',
  ),
  phrase(
    String.raw`\b(?:j'ai|on a|nous avons) arrete(?: (?:le|la|les|de boire|de manger))*\b|\b(?:he|hemos|ha) dejado(?: (?:el|la|los|las|de tomar|de beber))*\b|\bdeje (?:el|la|los|las|de tomar|de beber)\b`,
    'i gave up',
  ),
  phrase(
    String.raw`\b(koffein|kaffee|milch|zucker|nusse)(?: \w+){0,2}? (?:streichen|weglassen|absetzen)\b|\b(?:cort(?:ar|ara|e|es)|quit(?:ar|ara|e)|elimin(?:ar|ara|e)|couper|arreter|supprimer|eliminer)(?: (?:del todo|por completo|totalement|completement))? (?:la|el|los|las|le|les) (?=cafeina|caff?eine|leche|lacteos|lait|azucar|sucre)`,
    'cut out $1',
  ),
  phrase(String.raw`\bj'ai horreur (?:de la|des|du|de)\b`, 'i hate'),
  phrase(String.raw`\b(?:und|et) (?:ich|moi) ?,? (?:das geht (?:gar )?nicht|ca fait deux|passen nicht)\b`, 'and i do not get along'),
  phrase(String.raw`\b(?:plus|jamais) (?:de |d')(\w+) pour (?:moi|nous|lui|elle)\b`, 'no $1 for me'),
  phrase(String.raw`\bjamais (?:de |d')(\w+)`, 'no $1'),
  phrase(String.raw`\bni un[ao]? (?!(?:centavo|centimo|euro|dolar)\b)(\w+)`, 'no $1'),
  phrase(String.raw`\bpas fan (?:de |d'|du )`, 'not a fan of '),
  phrase(String.raw`,? ?\bnon merci\b`, ' nope'),
  phrase(String.raw`\brien (?:aux|au(?![- ]dessus)|a la)\b`, 'without'),
  phrase(String.raw`\b(?:que no|qui ne) (?:lleven?|tengan?|contengan?|sepan? a)\b`, 'without'),
];

/** Sums and what is at home. */
const SUMS = [
  phrase(
    String.raw`\bmehr als ${SUM} (?:kann|will|mochte|darf|ist|sind|geht|gehen|geb\w*|zahl\w*|wollen|konnen|soll\w*) (?:\w+ ){0,3}?nicht\b(?: \w+){0,2}`,
    'not over $1',
  ),
  phrase(String.raw`\bmehr (?:ist |geht )?nicht(?: drin)?$`, 'not more'),
  phrase(
    String.raw`\b(?:keinen|kein) cent mehr\b|\bpas un (?:centime|euro|dollar|sou) de plus\b|\bni un (?:centavo|centimo|euro|dolar) mas\b`,
    'not a cent more',
  ),
  phrase(
    String.raw`\b(?:schmerzgrenze|obergrenze|limit|grenze) (?:liegt bei|ist bei|sind)\b|\b(?:mi|el) (?:(?:tope|limite|maximo|presupuesto)(?: maximo)?) (?:son|es(?: de)?|esta en)\b|\bmein (?:limit|maximum|budget) (?:ist|liegt bei)\b|\bm(?:on|a) (?:maximum|max|limite),? (?:est|c'est)(?: de)?\b`,
    'limit is',
  ),
  phrase(
    String.raw`\b(?:ist|sind) (?:meine|die|unsere|mein|das) (?:\w+ )?(?:schmerzgrenze|obergrenze|grenze|limit|maximum)\b|\b(?:es|son) mi (?:tope|limite|maximo)\b|\b(?:ist|sind) das (?:hochste|maximum)(?: der gefuhle)?\b|\b(?:est|sont|c'est) m(?:a limite|on maximum|on max)\b`,
    'is my limit',
  ),
  phrase(String.raw`\bque no (?:pasen?|cuesten?|superen?|excedan?|suban?|valgan?)(?: mas)?(?: de)?\b`, 'nothing over'),
  phrase(String.raw`\bfur (?=${SUM})`, 'for '),
  phrase(
    String.raw`\b(?:tengo|j'ai|ich habe?) (?=(?:[$€] ?)?\d+(?:[.,]\d\d)? ?(?:dolares|euros?|dollars?|[$€])|\w+ (?:dollars?|dolares|euros?)\b)`,
    'i have ',
  ),
  phrase(String.raw`\b(?:zu hause|daheim|en casa|a la maison|chez (?:moi|nous))\b`, 'at home'),
  phrase(String.raw`\b(?:tengo|tenemos|hab|habe|haben|hat) (?=(?:\w+ ){1,5}at home\b)`, 'have '),
  phrase(
    String.raw`\b(?:hatte|kenne|kannte|trank|probierte) (?:ich|wir) (?:schon|bereits)\b|\bya (?:probe|he probado|hemos probado|conozco|compre|tome|bebi|tuve)\b|\b(?:j'ai|on a) deja (?:goute|bu|achete|essaye|pris)\b`,
    'i already tried',
  ),
];

/** As much of it as there is, or as little. */
const MOST = [
  phrase(
    String.raw`\b(?:kaum|moglichst wenig|ganz wenig|so gut wie kein|fast kein) koffein\b|\bso wenig koffein wie (?:\w+ )?(?:moglich|geht)\b|\b(?:casi (?:nada de|sin)|lo menos posible de|la menor cantidad de|muy poca|apenas) cafeina\b|\b(?:presque (?:pas|plus) de|tres peu de|a peine de) caff?eine\b|\ble moins (?:de caff?eine possible|possible de caff?eine)\b`,
    'low caffeine',
  ),
  phrase(
    String.raw`(?<!\b(?:lequel|laquelle|welche[rs]?|cual|qui|wer|quien) (?:\w+ )?)\b(?:so viel koffein wie (?:\w+ )?(?:moglich|geht)|(?:das|am) meisten? koffein|(?:tanta|toda la) cafeina (?:como|que) (?:sea posible|puedas|tengas)|la (?:maxima|mayor) cafeina(?: posible)?|(?:lo|el|la) que mas cafeina (?:tenga|lleve)|(?:le plus|un maximum|autant) de caff?eine(?: (?:que )?possible)?)\b`,
    'the most caffeine',
  ),
];

/** Tastes as they are described, and nuts that are none. */
const TASTES = [
  phrase(String.raw`\bnoix de coco\b|\bkokosnusse?n?\b`, 'coconut'),
  phrase(String.raw`\b(?:noix de muscade|nuez moscada|muskatnuss|muskat)\b`, 'nutmeg'),
  phrase(String.raw`\b(?:noix de pecan|pecannusse?n?|nuez pecana)\b`, 'pecans'),
  phrase(String.raw`\bnoix de cajou\b`, 'cashews'),
  phrase(String.raw`\bnussig\w*`, 'nutty'),
  phrase(String.raw`\b(?:pescado|poissons?|fische?)\b`, 'fish'),
  phrase(String.raw`\b(?:mariscos?|camarones|gambas|crevettes?|fruits de mer|garnelen|krabben|meeresfruchte)\b`, 'shellfish'),
  phrase(String.raw`\b(?:zitronig\w*|zitrisch\w*|zitrus\w*|citric[oa]s?|citronnee?s?|agrumes?|acidulee?s?)\b`, 'citrus'),
  phrase(
    String.raw`\b(?:zum (?:wach|munter) ?werden|zum auf(?:wachen|stehen)|(?:para|a) (?:despertar|levantar)(?:me|nos)?|que (?:me|nos) (?:despierte|levante)|(?:pour|a) (?:me |nous )?(?:reveiller|lever))\b`,
    'to wake me up',
  ),
  phrase(String.raw`\b(?:wurzig\w*|especiad[oa]s?|epicee?s?)\b`, 'spicy'),
  phrase(String.raw`\b(?:fruchtig\w*|afrutad[oa]s?|fruitee?s?)\b`, 'fruity'),
  phrase(String.raw`\b(?:susse?[nrs]?|dulces?(?! de)|sucree?s?)\b`, 'sweet'),
  phrase(String.raw`\b(?:rauchig\w*|ahumad[oa]s?|fumee?s?)\b`, 'smoky'),
  phrase(String.raw`\b(?:salzig\w*|salad[oa]s?|salee?s?)\b`, 'salty'),
  phrase(String.raw`\b(?:schokoladig\w*|schokoladen?|schoki|schoko)\b`, 'chocolate'),
  phrase(String.raw`\b(?:amarg[oa]s?|amere?s?)\b`, 'bitter'),
  phrase(String.raw`\b\w*allergisch\b`, 'allergisch'),
  phrase(
    String.raw`\b(?:que (?:me|nos|te) (?:abrac?e|abraz[ae])|como un abrazo|abrazo (?:calido|en (?:una? )?taza)|(?:qui|comme) (?:me |nous )?(?:prend dans ses bras|un calin)|(?:mich|uns) umarmt|(?:wie )?eine? (?:warme )?umarmung)\b`,
    'like a hug',
  ),
  phrase(
    String.raw`\b(?:warme|kuschelige|weiche|dicke) decke\b|\bkuscheldecke\b|\b(?:wie|unter) (?:eine|einer|der) decke\b|\bmant(?:a|ita) (?:calid[ao]|calentit[ao]|suave)\b|\bcomo una mant(?:a|ita)\b|\bcouverture (?:chaude|douce|moelleuse)\b|\bcomme (?:une couverture|un plaid)\b`,
    'warm blanket',
  ),
  phrase(String.raw`\b(?:gemutlich\w*|kuschelig\w*|acogedor(?:a|es|as)?|douillet(?:te)?s?|reconfort\w+)\b`, 'cozy'),
];

/** Phrases of an order in German, Spanish and French, without accents, that are put into English before single words are. */
export const FOREIGN_PHRASES: readonly (readonly [RegExp, string])[] = [...SUMS, ...HARM, ...REASONS, ...REFUSALS, ...MOST, ...TASTES, phrase(String.raw`\bsoy (?=heart condition)`, 'am ')]; // oxfmt-ignore
