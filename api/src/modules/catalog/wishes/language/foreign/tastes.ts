import { rewritings } from '../rewritings.ts';

/** As much of it as there is, or as little. */
export const MOST = rewritings({
  'low caffeine': String.raw`\b(?:kaum|moglichst wenig|ganz wenig|so gut wie kein|fast kein) koffein\b|\bso wenig koffein wie (?:\w+ )?(?:moglich|geht)\b|\b(?:casi (?:nada de|sin)|lo menos posible de|la menor cantidad de|muy poca|apenas) cafeina\b|\b(?:presque (?:pas|plus) de|tres peu de|a peine de) caff?eine\b|\ble moins (?:de caff?eine possible|possible de caff?eine)\b`,
  'the most caffeine': String.raw`(?<!\b(?:lequel|laquelle|welche[rs]?|cual|qui|wer|quien) (?:\w+ )?)\b(?:so viel koffein wie (?:\w+ )?(?:moglich|geht)|(?:das|am) meisten? koffein|(?:tanta|toda la) cafeina (?:como|que) (?:sea posible|puedas|tengas)|la (?:maxima|mayor) cafeina(?: posible)?|(?:lo|el|la) que mas cafeina (?:tenga|lleve)|(?:le plus|un maximum|autant) de caff?eine(?: (?:que )?possible)?)\b`,
});

/** Tastes as they are described, and nuts that are none. */
export const TASTES = rewritings({
  coconut: String.raw`\bnoix de coco\b|\bkokosnusse?n?\b`,
  nutmeg: String.raw`\b(?:noix de muscade|nuez moscada|muskatnuss|muskat)\b`,
  pecans: String.raw`\b(?:noix de pecan|pecannusse?n?|nuez pecana)\b`,
  cashews: String.raw`\bnoix de cajou\b`,
  nutty: String.raw`\bnussig\w*`,
  citrus: String.raw`\b(?:zitronig\w*|zitrisch\w*|zitrus\w*|citric[oa]s?|citronnee?s?|agrumes?|acidulee?s?)\b`,
  'to wake me up': String.raw`\b(?:zum (?:wach|munter) ?werden|zum auf(?:wachen|stehen)|(?:para|a) (?:despertar|levantar)(?:me|nos)?|que (?:me|nos) (?:despierte|levante)|(?:pour|a) (?:me |nous )?(?:reveiller|lever))\b`,
  spicy: String.raw`\b(?:wurzig\w*|especiad[oa]s?|epicee?s?)\b`,
  fruity: String.raw`\b(?:fruchtig\w*|afrutad[oa]s?|fruitee?s?)\b`,
  sweet: String.raw`\b(?:susse?[nrs]?|dulces?(?! de)|sucree?s?)\b`,
  smoky: String.raw`\b(?:rauchig\w*|ahumad[oa]s?|fumee?s?)\b`,
  salty: String.raw`\b(?:salzig\w*|salad[oa]s?|salees?)\b|\b(?<=\b(?:caramels?|beurre|gouts?|trop|pas|tres|plus|peu|et|ou|cafes?|de|notes|biscuits|gateaux|aromes|cacahuetes|trucs|choses) )sales?\b`,
  chocolate: String.raw`\b(?:schokoladig\w*|schokoladen?|schoki|schoko)\b`,
  bitter: String.raw`\b(?:amarg[oa]s?|amere?s?)\b`,
  allergisch: String.raw`\b\w*allergisch\b`,
  'like a hug': String.raw`\b(?:que (?:me|nos|te) (?:abrac?e|abraz[ae])|como un abrazo|abrazo (?:calido|en (?:una? )?taza)|(?:qui|comme) (?:me |nous )?(?:prend dans ses bras|un calin)|(?:mich|uns) umarmt|(?:wie )?eine? (?:warme )?umarmung)\b`,
  'warm blanket': String.raw`\b(?:warme|kuschelige|weiche|dicke) decke\b|\bkuscheldecke\b|\b(?:wie|unter) (?:eine|einer|der) decke\b|\bmant(?:a|ita) (?:calid[ao]|calentit[ao]|suave)\b|\bcomo una mant(?:a|ita)\b|\bcouverture (?:chaude|douce|moelleuse)\b|\bcomme (?:une couverture|un plaid)\b`,
  cozy: String.raw`\b(?:gemutlich\w*|kuschelig\w*|acogedor(?:a|es|as)?|douillet(?:te)?s?|reconfort\w+)\b`,
});
