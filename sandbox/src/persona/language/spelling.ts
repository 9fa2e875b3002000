import { editDistance } from './edit-distance.ts';
import { KNOWN_WORDS } from './known-words.ts';

/** Chat spellings that the edit distance does not find. */
const SHORTHAND: Record<string, string> = {
  u: 'you', ur: 'your', r: 'are', y: 'why', pls: 'please', plz: 'please', plis: 'please', thx: 'thanks', tx: 'thanks', ty: 'thanks', tnx: 'thanks', wat: 'what', wot: 'what',
  wut: 'what', dat: 'that', da: 'the', hav: 'have', coz: 'because', cuz: 'because', bc: 'because', idk: 'i do not know', dunno: 'i do not know', b4: 'before', gr8: 'great',
  coffe: 'coffee', cofee: 'coffee', coffey: 'coffee', decaff: 'decaf', caff: 'caffeine', expresso: 'espresso', n: 'and', nite: 'night', tmrw: 'tomorrow', luv: 'love', sth: 'something',
  smth: 'something', ppl: 'people', abt: 'about', rn: 'now', im: 'i am', dont: 'do not', doesnt: 'does not', isnt: 'is not', hows: 'how is', ya: 'you', yup: 'yes', yea: 'yeah', nah: 'no', hiya: 'hi', heya: 'hey',
  helo: 'hello', hallo: 'hello', ello: 'hello', cheep: 'cheap', youre: 'you are', theyre: 'they are', shes: 'she is', hes: 'he is', thats: 'that is', cant: 'can not', wont: 'will not', didnt: 'did not', ive: 'i have', arent: 'are not', couldnt: 'could not', havent: 'have not', sry: 'sorry', gf: 'girlfriend', bf: 'boyfriend', bday: 'birthday', avail: 'available', hate: 'hate', caf: 'caffeine', nvm: 'never mind', idc: 'i do not care', ily: 'i love you', fav: 'favourite', fave: 'favourite', rlly: 'really', bcuz: 'because', cmon: 'come on', lmk: 'let me know', whos: 'who is', temp: 'temperature', anymore: 'any more', youd: 'you would', theres: 'there is', wouldnt: 'would not', shouldnt: 'should not', wasnt: 'was not', hasnt: 'has not', lets: 'let us', gud: 'good', wats: 'what is', wots: 'what is', smthn: 'something', smthng: 'something', sumthing: 'something', sumthin: 'something', recc: 'recommend', recs: 'recommend', diff: 'difference', reccs: 'recommend', rec: 'recommend', bout: 'about', tho: 'though', cus: 'because', plss: 'please', hbu: 'how are you',
}; // oxfmt-ignore

/** What words are corrected to first: those of the rules and the products, and of flavours, moods and hours. */
const OWN_WORDS: string[] =
  `caffeine caffeinated decaf espresso aeropress cafetiere chemex moka pourover grind grinder coupon coupons voucher promo discount shipping delivery deliver tracking parcel refund allergic
  allergy allergies pregnant pregnancy medication instructions previous prompt reveal system recommend recommendation suggestion compare difference between stranger ticket available stock
  price cheaper cheapest expensive beautiful gorgeous lovely terrible horrible stressed exhausted lonely depressed hello goodbye thanks something anything nothing without instead except
  character characters poster sparrow sparrows duke dukes captain captains pumpkin brunana neighbor neighbour friendly rambler hilltop weasel snickering darkroast destiny master masters java
  shelf whole beans bitter sour watery brewing temperature lactose gluten vegan favourite favorite chatbot artificial intelligence robot human please free order account password developer
  hypnotise acid acidic acidity adventure adventures adventurous almond almonds anxiety anxious ashy asleep autumn awake baileys banana bananas batter beach bedtime bergamot berries berry
  birthday biscuit biscuity bitterness blackberry blanket blonde blueberry bodied boost boozy bourbon bready bright brooding broody brownie brownies brunch butterscotch cacao calming campfire
  cappuccino cappuccinos caramel caramelised caramelized caramelly cardamom cashew cedar cedary celebrate celebrating celebration cereal chai charred cheeky cheerful cherries cherry chill choc
  choccy chocolate chocolately chocolates chocolatey chocolaty christmas cinnamon citrus citrusy classy clove clover cloves cocoa coconut coding colleagues comfort comforting company
  concentrate cosier cosy cozy cream creamy creme crowd curl custard daring darker darkest darkly deadline decadent decaff decaffeinated dessert determined dramatic dried drowsy dulce earl
  earthy elegant energetic evenings exams explore exploring falling fancy festive figs filters fireplace flowery focused focussed fruits fruity fudge gear gentle ginger gingerbread gloomy goth
  gothic grain grainy grand grapefruit grinders grumpy guests halloween hazelnut hazelnuts hearty herbal holidays homely homey honey honeyed hoodie hoodies impress impressive indulge indulgent
  indulging insomnia intense irish jammy jasmine jitter jitters jittery kettles kick kickass kitkat latte lattes lavender laws leche lemony lighter lightest lightly lime luxurious luxury
  machines maker malt malty mango maple meditate meditation medium melancholic melancholy mellow mellowest menthol merch merchandise midnight milder milky mindful mint mints minty mischief
  mischievous mocha molasses monday mondays moody mornings motivated motivation mysterious naughty neighbors neighbours nighter nutella nutmeg nuts nutty oats oaty occasion orange oranges oreo
  oreos overwhelmed parties peaceful peanut peanuts peaty pecan pecans peppermint pineapple playful pleaser pleasure plum plums posh posters powerful praline prank preground prints productive
  productivity prune prunes pudding punch raining rainy raisin raisins raspberry reeses regal relaxation relaxed relaxing roasted roasty rocket royal salt salted salty saucers scale scales
  serene sharing shift shirts sickly sleepy smoked smokey smoky snickers snug snuggle sociable social softer sophisticated souvenir spearmint spice spiced spices spicy staying sticker stickers
  stormy strawberry stress stressful stronger strongest studying sugar sugary summer summery sunny sunshine sweeter sweetish sweetness tangy teapot teas thanksgiving thunderstorm toasty toffee
  traveling travelling treacle tropical tshirt tshirts twix unground unwind upbeat walnut walnuts warming weaker weakest whipped whiskey whisky whites wholebean woodsy woody workout xmas zest
  zesty`.split(/\s+/);
const OWN = new Set(OWN_WORDS);
const CANDIDATES = [...OWN_WORDS, ...[...KNOWN_WORDS].filter((word) => word.length > 3 && !OWN.has(word))];

export function isKnownWord(token: string): boolean {
  return (
    KNOWN_WORDS.has(token) ||
    OWN.has(token) ||
    /^[$\d]/.test(token) ||
    isKnownStem(token.replace(/(s|es|ed|ing|er|ers|est|ly)$/, '')) ||
    isKnownStem(token.replace(/(ed|ing|er|est)$/, 'e'))
  );
}
function isKnownStem(stem: string): boolean {
  return stem.length > 2 && (KNOWN_WORDS.has(stem) || OWN.has(stem));
}

const corrections = new Map<string, string>();
/** Limit of the cache above: visitors can send unlimited words. */
const MEMO_LIMIT = 5_000;

/** The corrected word, or the token itself; `kept` words are never corrected (names, lore, words of the rules), nor are short words, which are similar to too many others. */
export function correct(token: string, kept: ReadonlySet<string>): string {
  // "constructor" is a possible word, and a property of every object.
  const short = Object.hasOwn(SHORTHAND, token) ? SHORTHAND[token] : undefined;
  if (short !== undefined) return short;
  if (token.length < 4 || kept.has(token) || isKnownWord(token) || !/^[a-z]+$/.test(token)) return token;
  const known = corrections.get(token);
  if (known !== undefined) return known;
  const meant = nearest(token);
  if (corrections.size > MEMO_LIMIT) corrections.clear();
  corrections.set(token, meant);
  return meant;
}

function nearest(token: string): string {
  const squeezed = token.replaceAll(/(.)\1{2,}/g, '$1');
  if (squeezed !== token && isKnownWord(squeezed)) return squeezed;
  const limit = token.length >= 8 ? 2 : 1;
  let best = token;
  let bestDistance = limit + 1;
  for (const candidate of CANDIDATES) {
    // Errors in the first letter are rare, except for transpositions.
    if (candidate[0] !== token[0] && !(candidate[0] === token[1] && candidate[1] === token[0])) continue;
    const distance = editDistance(token, candidate, bestDistance - 1);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
