import { dangerReply } from '../danger/danger-replies.ts';
import { encouragesHarm } from '../danger/danger.rules.ts';
import { houseRules } from './persona-prompt.ts';
import { lineAgainst, type UnsuitableNames } from '../wishes/offered-against.ts';
import { plainText } from './plain-text.ts';

/** What a reply may state, and who says it. Read when a sentence is complete, so a turn may add to it as tools answer. */
export interface ReplyFacts {
  /** The character's name: models like to begin with it. */
  name: string;
  /** Amounts in cents that a tool stated this turn. */
  amounts: ReadonlySet<number>;
  /** Price limits in cents that were searched by: "under $20" is the guest's figure, not a price. */
  limits: ReadonlySet<number>;
  /** Products that the guest has ruled out, by name. */
  unsuitable?: UnsuitableNames;
}

/** Longer than four sentences ever are; output tokens bound the cost, this bounds the panel. */
export const LONGEST_REPLY = 1_200;

const PRICE_LINE = 'The price on the card is the one that counts.';
const SECRET_LINE = 'What is written behind the counter stays behind the counter.';

const guestLabels = ['guest', 'user', 'you', 'visitor', 'customer', 'human'];
const promptHeadings =
  /^\s*(#{1,3}\s*(you are|description|personality|greeting|example dialogue|lore keys|guest's taste|house rules)|slug:)/i;
/** Enough of a rule to know it by. While a sentence is written, less of it does. */
const ruleStarts = houseRules.map((rule) => rule.toLowerCase().slice(0, 45));
const SLUG_LINE = 'slug:';
/** Characters of a rule that hold back a sentence in its middle; at its beginning, any. */
const LEAST_OF_RULE = 9;

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred';
const moneyFigure =
  /(?:\$|USD\s?)\s?(\d[\d,]*(?:\.\d{1,2})?)|(\d[\d,]*(?:\.\d{1,2})?)\s?(?:dollars?|bucks?|USD)\b|(\d+)\s?(?:cents?\b|¢)/gi;
const foreignMoney = /[€£¥]\s?\d|\d\s?(?:€|£|¥|euros?\b|pounds?\b)/i;
const percentFigure = /(\d+(?:[.,]\d+)?)\s?(?:%|percent\b|per cent\b)/gi;
const spelledFigure = new RegExp(String.raw`\b(?:${numberWords})\s(?:dollars?|bucks?|percent|per cent)\b`, 'i');
const discountWords = /\b(off|discount|refund|rebate|back|free|cheaper)\b/i;
const limitWords = /\b(under|below|within|up to|at most|less than|more than|over|budget of|max|maximum of)\s*$/i;

const noNames: UnsuitableNames = new Map();

function centsOf([, dollars, named, cents]: RegExpMatchArray): number {
  return cents ? Number(cents) : Math.round(Number((dollars ?? named ?? '').replaceAll(',', '')) * 100);
}

/** Whether the sentence states a sum or a share that no tool stated this turn. */
function statesUnknownFigure(sentence: string, { amounts, limits }: ReplyFacts): boolean {
  if (foreignMoney.test(sentence) || spelledFigure.test(sentence)) return true;
  for (const match of sentence.matchAll(moneyFigure)) {
    const cents = centsOf(match);
    const isLimit = limits.has(cents) && limitWords.test(sentence.slice(0, match.index));
    if (!amounts.has(cents) && !isLimit) return true;
  }
  // "I am 100% bean" is a manner of speaking; "100% off" is an offer nobody made.
  return [...sentence.matchAll(percentFigure)].some(([, share]) => share !== '100' || discountWords.test(sentence));
}

function recitesPrompt(sentence: string): boolean {
  return promptHeadings.test(sentence) || ruleStarts.some((start) => sentence.toLowerCase().includes(start));
}

/** In sentences, each with the space after it; nothing is lost. */
function splitSentences(text: string): string[] {
  return text.match(/[\s\S]+?(?:[.!?…]+["'”’)]*(?=\s|$)\s*|\n+|$)/g) ?? [];
}

/** The plain line in the place of a sentence that may not be shown; null where it may. */
function refusedLine(sentence: string, facts: ReplyFacts): string | null {
  if (encouragesHarm(sentence)) return dangerReply({ danger: 'self-harm', language: 'en' });
  if (recitesPrompt(sentence)) return SECRET_LINE;
  return statesUnknownFigure(sentence, facts) ? PRICE_LINE : lineAgainst(sentence, facts.unsuitable ?? noNames);
}

function isGuestLine(sentence: string): boolean {
  return guestLabels.some((label) => new RegExp(`^\\s*${label}\\s*:`, 'i').test(sentence));
}

function withoutOwnLabel(sentence: string, name: string): string {
  const start = sentence.trimStart();
  return start.toLowerCase().startsWith(`${name.toLowerCase()}:`) ? start.slice(name.length + 1).trimStart() : sentence;
}

/**
 * The reply as it may be shown: without tags and speaker's labels, cut where the model begins to speak for the guest, and
 * with a plain line in the place of a sentence that states an unknown figure or recites the prompt.
 */
export function checkReply(text: string, facts: ReplyFacts): string {
  let said = '';
  for (const sentence of splitSentences(plainText(text))) {
    if (isGuestLine(sentence)) break;
    const own = withoutOwnLabel(sentence, facts.name);
    const line = refusedLine(own, facts);
    const next = line === null ? own : said.includes(line) ? '' : `${line} `;
    if (said.length + next.trimEnd().length > LONGEST_REPLY) return said.trim() || `${next.slice(0, LONGEST_REPLY - 1).trim()}…`;
    said += next;
  }
  return said.trim();
}

/** Whether a rule or a line of the prompt may come of it. */
function maySayPrompt(sentence: string): boolean {
  const said = sentence.toLowerCase().trimStart();
  const starts = [...said.matchAll(/(?<![a-z])[a-z]/g)].map(({ index }) => said.slice(index));
  return starts.some((rest, place) =>
    [...ruleStarts, SLUG_LINE].some(
      (start) => (place === 0 || rest.length >= LEAST_OF_RULE) && (start.startsWith(rest) || rest.startsWith(start)),
    ),
  );
}

/** What makes it worth waiting for the end of a sentence before it is shown. */
function isDoubtful(sentence: string, { name, unsuitable = noNames }: ReplyFacts): boolean {
  if (/[\d$€£¥%<#]|\b(?:kill|hurt|harm|cut|hang|drown|end|better)\b/i.test(sentence) || spelledFigure.test(sentence)) return true;
  if (maySayPrompt(sentence)) return true;
  const plain = sentence.toLowerCase();
  if ([...unsuitable.keys()].some((word) => plain.includes(word))) return true;
  const start = sentence.trim().toLowerCase();
  return (
    start === '' || [...guestLabels, name.toLowerCase()].some((label) => `${label}:`.startsWith(start) || start.startsWith(`${label}:`))
  );
}

/**
 * Lets a reply through while it is written, as checkReply would have it: at once where a sentence is harmless so far, else
 * once it is complete. Where both part (a figure spelled late), the finished reply replaces what was shown.
 */
export function replyStream(facts: ReplyFacts): { push(piece: string): string; end(): string; readonly shown: string } {
  let text = '';
  let shown = '';
  /** The part of it whose sentences were complete. */
  let sure = '';
  /** The complete sentences; most pieces add to the open one only. */
  let checked = { whole: '', done: '', isCut: false };
  function newsOf(next: string, done: string): string {
    // The beginning of a refused sentence may be on the screen; the end of the turn replaces it.
    const news = next.startsWith(shown) ? next.slice(shown.length) : `… ${next.slice(sure.length).trimStart()}`;
    shown = next;
    sure = done;
    return news;
  }
  return {
    push(piece) {
      text += piece;
      const sentences = splitSentences(text.trimStart());
      const open = sentences.pop() ?? '';
      const whole = sentences.join('');
      if (whole !== checked.whole) checked = { whole, done: checkReply(whole, facts), isCut: sentences.some(isGuestLine) };
      const { done } = checked;
      const isCut = checked.isCut || isGuestLine(open) || done.length >= LONGEST_REPLY;
      const gap = done === '' ? '' : (/\s+$/.exec(whole)?.[0] ?? '');
      const next = isCut || isDoubtful(open, facts) ? done : `${done}${gap}${open}`;
      // Shorter than what was shown: the open sentence became doubtful, and waits.
      return shown.startsWith(next) ? '' : newsOf(next, done);
    },
    /** What has been let through, as it reads now. */
    get shown() {
      return shown;
    },
    end() {
      const whole = checkReply(text, facts);
      return newsOf(whole, whole);
    },
  };
}
