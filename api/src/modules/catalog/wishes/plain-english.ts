/** Words of an order in German, Spanish and French. The look-up comes after accents are removed. */
const FOREIGN: readonly [RegExp, string][] = [
  [/\bnuss ?allergie\b/g, 'nut allergy'],
  [/\berdnuss ?allergie\b/g, 'peanut allergy'],
  [/\bmilch(eiweiss)? ?allergie\b/g, 'milk allergy'],
  [/\blakto?se ?intoleran(t|z)\b/g, 'lactose intolerant'],
  [/\b(koffeinfrei(e[nrs]?)?|entkoffeiniert(e[nrs]?)?|descafeinad[oa]s?|decafeine|deca)\b/g, 'decaf'],
  [/\bherz(problem|probleme|krank|fehler|leiden|krankheit|rhythmus\w*)\b|\bproblemes? (cardiaques?|de c(oe|œ)ur|au c(oe|œ)ur)\b|\bmaladie (cardiaque|du c(oe|œ)ur)\b|\b(problemas?|enfermedad|condicion) (cardiac[oa]s?|del corazon|de corazon|en el corazon)\b|\benfermo del corazon\b/g, 'heart condition'],
  [/\b(schwanger|embarazada|enceinte)\b/g, 'is pregnant'],
  [/\b(bin|soy|suis) (nicht (mehr )?|pas |plus )(?=aller)/g, 'am not '],
  [/\bno soy (?=aler)/g, 'am not '],
  [/\bsoy (?=alerg|celiac|intoleran)/g, 'am '],
  [/\b(ya )?no puedo\b|\b(je )?ne (peux|dois|supporte) (pas|plus)\b|\b(kann|darf) ich (nicht|keine?n?)\b|\bich (vertrage|kann|darf|esse|trinke) (keinerlei|keine?n?)\b/g, 'i can not have'],
  [/\b(je ne bois|ne me donnez|ne veux) pas\b/g, 'not'],
  [/\b(puedo|ya puedo|ich kann|ich darf|je peux)\b/g, 'i can'],
  [/\b(kann|darf) ich\b/g, 'i can'],
  [/\b(comer|tomar|beber|manger|boire|essen|trinken|haben|vertragen)\b/g, 'have'],
  [/\b(allergisch( gegen| auf)?|alergic[oa]s?( al?| a las?| a los)?|allergique( aux?| a la)?|alergia( al?| a las?| a los)?|allergie( gegen| auf| aux?| a la)?)\b/g, 'allergic to'],
  [/\b(demasiado|trop|zu) (dulce|sucree?|suss)\b/g, 'too sweet'],
  [/\b(nichts|nada|rien) (uber|por encima de|mas de|au dessus de|de plus de)\b/g, 'nothing over'],
  [/\b(unter|weniger als|menos de|por debajo de|moins de)\b(?=[^a-z]*(\d|\w+ (dollar|dolar|euro)))/g, 'under'],
  [/\b(hochstens|maximal|como maximo|maximo|au plus|au maximum)\b/g, 'at most'],
  [/\b(keinerlei|keine?[nrs]?|kein|pas de|pas d'|aucune?|nada de)\b/g, 'no'],
  [/\b(ohne|sin|sans)\b/g, 'without'],
  [/\b(nicht)\b/g, 'not'],
  [/\b(hasse|odio|deteste)\b/g, 'hate'],
  [/\b(haselnusse?n?|haselnuss|avellanas?|noisettes?)\b/g, 'hazelnuts'],
  [/\b(walnusse?n?|walnuss)\b/g, 'walnuts'],
  [/\b(erdnusse?n?|erdnuss|cacahuetes?|cacahuates?|mani|arachides?)\b/g, 'peanuts'],
  [/\b(mandeln?|almendras?|amandes?)\b/g, 'almonds'],
  [/\b(nusse?n?|nuss|nueces|nuez|noix|frutos secos)\b/g, 'nuts'],
  [/\b(milch(produkte)?|leche|lacteos?|lait|produits laitiers)\b/g, 'milk'],
  [/\b(laktose|lactosa)\b/g, 'lactose'],
  [/\b(eier|huevos?|oeufs?)\b/g, 'eggs'],
  [/\b(soja)\b/g, 'soy'],
  [/\b(weizen|trigo|ble)\b/g, 'wheat'],
  [/\b(koffein|cafeina|cafeine)\b/g, 'caffeine'],
  [/\b(schokolade|chocolat)\b/g, 'chocolate'],
  [/\b(minze|menta|menthe)\b/g, 'mint'],
  [/\b(zimt|canela|cannelle)\b/g, 'cinnamon'],
  [/\b(honig|miel)\b/g, 'honey'],
  [/\b(karamell|caramelo)\b/g, 'caramel'],
  [/\b(fertig |vor)?gemahlene?[nrs]?\b|\bmolid[oa]\b|\bmoulu\b/g, 'ground'],
  [/\bganzen? bohnen?\b|\bbohnenkaffee\b|\ben grano\b|\bgranos? enteros?\b|\ben grains?\b/g, 'whole beans'],
  [/\b(dolares|dolar)\b/g, 'dollars'],
  [/\b(ni|oder|und|noch)\b/g, 'or'],
]; // oxfmt-ignore

const EMOJI: readonly [RegExp, string][] = [
  [/[🚫❌⛔🙅✖🛑]\p{Emoji_Modifier}?(?:\u200d[♀♂])?\ufe0f?/gu, ' no '],
  [/🥜/gu, ' peanuts nuts '],
  [/🌰/gu, ' nuts '],
  [/🥛|🧀/gu, ' milk '],
  [/🥚/gu, ' eggs '],
  [/🍫/gu, ' chocolate '],
  [/🍯/gu, ' honey '],
];

/** "🥜🚫", unless the sign belongs to the next picture: "🥜🚫🥛". */
const SIGN_AFTER_PICTURE = /((?:🥜|🌰|🥛|🧀|🥚|🍫|🍯)\ufe0f?)\s*((?:🚫|❌|⛔|🙅|✖|🛑)\ufe0f?)(?!\s*(?:🥜|🌰|🥛|🧀|🥚|🍫|🍯))/gu;

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, number) => [word, number]),
);
const FOREIGN_NUMBERS: Readonly<Record<string, number>> = {
  zehn: 10,
  funfzehn: 15,
  zwanzig: 20,
  diez: 10,
  quince: 15,
  veinte: 20,
  dix: 10,
  quinze: 15,
  vingt: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
};
const number = new RegExp(String.raw`\b(${[...Object.keys(NUMBERS), ...Object.keys(FOREIGN_NUMBERS)].join('|')})(?= ?(?:dollars?|bucks?|euros?|usd|quid)\b)`, 'g'); // oxfmt-ignore

const SHORT_FORMS: readonly [RegExp, string][] = [
  [/\b(ca|do|does|is|are|did|would|should|could|must|have|has|was)n'?t\b/g, '$1 not'],
  [/\bca not\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\b(wo)n'?t\b/g, 'will not'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(he|she|it)'s\b/g, '$1 is'],
  [/\b(unable|not able|not allowed|not supposed|forbidden) to\b/g, 'can not'],
  [/\bnon[ -]dairy\b/g, 'no dairy'],
  [/\bdecaff(einated)?\b|\bdecaffinated\b|\bdecaffeinated\b|\bun ?caffeinated\b/g, 'decaf'],
  [/\bcaffiene\b|\bcafeine\b|\bcaffine\b|\bcaffein\b/g, 'caffeine'],
  [/\ba ?llergic\b|\balergic\b|\ballergick\b/g, 'allergic'],
];

/** A message as lower-case English without accents, short forms and emoji, as far as wishes need it. "wont" stays readable. */
export function toPlainEnglish(text: string): string {
  let plain = text.slice(0, 4_000).replace(SIGN_AFTER_PICTURE, '$2$1');
  for (const [pattern, word] of EMOJI) plain = plain.replace(pattern, word);
  plain = plain
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  for (const [pattern, word] of SHORT_FORMS) plain = plain.replace(pattern, word);
  for (const [pattern, word] of FOREIGN) plain = plain.replace(pattern, word);
  return plain
    .replace(number, (word) => String(NUMBERS[word] ?? FOREIGN_NUMBERS[word] ?? word))
    .replace(/[^\S\n]+/g, ' ')
    .trim();
}
