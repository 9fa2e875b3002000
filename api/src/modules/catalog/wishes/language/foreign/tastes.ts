import { phrase } from './phrase.ts';

/** As much of it as there is, or as little. */
export const MOST = [
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
export const TASTES = [
  phrase(String.raw`\bnoix de coco\b|\bkokosnusse?n?\b`, 'coconut'),
  phrase(String.raw`\b(?:noix de muscade|nuez moscada|muskatnuss|muskat)\b`, 'nutmeg'),
  phrase(String.raw`\b(?:noix de pecan|pecannusse?n?|nuez pecana)\b`, 'pecans'),
  phrase(String.raw`\bnoix de cajou\b`, 'cashews'),
  phrase(String.raw`\bnussig\w*`, 'nutty'),
  phrase(String.raw`\b(?:zitronig\w*|zitrisch\w*|zitrus\w*|citric[oa]s?|citronnee?s?|agrumes?|acidulee?s?)\b`, 'citrus'),
  phrase(
    String.raw`\b(?:zum (?:wach|munter) ?werden|zum auf(?:wachen|stehen)|(?:para|a) (?:despertar|levantar)(?:me|nos)?|que (?:me|nos) (?:despierte|levante)|(?:pour|a) (?:me |nous )?(?:reveiller|lever))\b`,
    'to wake me up',
  ),
  phrase(String.raw`\b(?:wurzig\w*|especiad[oa]s?|epicee?s?)\b`, 'spicy'),
  phrase(String.raw`\b(?:fruchtig\w*|afrutad[oa]s?|fruitee?s?)\b`, 'fruity'),
  phrase(String.raw`\b(?:susse?[nrs]?|dulces?(?! de)|sucree?s?)\b`, 'sweet'),
  phrase(String.raw`\b(?:rauchig\w*|ahumad[oa]s?|fumee?s?)\b`, 'smoky'),
  phrase(
    String.raw`\b(?:salzig\w*|salad[oa]s?|salee?s)\b|\b(?<=\b(?:caramel|beurre|gout|trop|pas|tres|plus|peu|et|ou|cafe|de) )sale\b`,
    'salty',
  ),
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
