/** The lines of a character by act. Words in braces are placeholders; house.ts shows which ones each act has. */
export const ACTS = [
  'greet', 'howAreYou', 'who', 'ai', 'privacy', 'pick', 'self', 'also', 'none', 'nearest', 'softMiss', 'price', 'inStock', 'soldOut', 'describe', 'brew', 'brewLead', 'shipping', 'coupon', 'order', 'handOver',
  'others', 'thanks', 'bye', 'insult', 'unsafe', 'injection', 'allergy', 'offTopic', 'nonsense', 'help', 'sad', 'stressed', 'tired', 'happy', 'compliment', 'joke', 'loreIntro', 'loreClose', 'loreDone', 'why',
  'compare', 'kept', 'ask', 'offerStory', 'offerBrew', 'no', 'sorry', 'paying', 'fresh', 'stored', 'frozen', 'roasted', 'stale',
  'friend', 'opinion', 'personal', 'listen',
] as const; // oxfmt-ignore
/** Facts with the default text for every character. */
export const SERVICE_ACTS = [
  'subscription', 'returns', 'makings', 'weight', 'bagWeight', 'place', 'support', 'wrapping', 'voice', 'trade', 'urgent', 'warning', 'notQuite', 'countUnknown', 'restock', 'whyPrice', 'noGear', 'notMine', 'notHim', 'yourName', 'yourNameUnknown', 'english', 'methods', 'cart', 'contents', 'sample', 'unranked', 'mourning',
  'charged-twice', 'cancel', 'missing-parcel', 'damaged', 'address-change', 'receipt', 'account', 'tax', 'overnight', 'pods', 'milk', 'why-dearer', 'who-behind', 'unclear', 'inGerman', 'inSpanish', 'inFrench',
] as const; // oxfmt-ignore
export const HOUSE_ACTS = ['leftAside', 'noneLeft', 'lowest', 'recall', 'recallNothing', 'recallProfile', 'shelf', 'shelfFull', 'alsoCompare', 'sizes', 'eachBag'] as const; // oxfmt-ignore

type OwnAct = (typeof ACTS)[number];
type HouseAct = (typeof HOUSE_ACTS)[number] | (typeof SERVICE_ACTS)[number];
export type Act = OwnAct | HouseAct;

export type Voice = Record<OwnAct, string[]>;
export type HouseVoice = Record<Act, string[]>;
