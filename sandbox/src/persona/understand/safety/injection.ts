import { plainText } from '../../language/text.ts';

const RULES =
  'instructions?|rules?|prompts?|guidelines?|directives?|training|programming|orders|restrictions?|persona|character|constraints?|policy|policies|messages?|context|filters?';
/** Attempts to change the engine's role or to reveal its prompt. Neither is possible; the reply declines politely. */
const ATTEMPTS: RegExp[] = [
  /\b(ignore|forget|disregard)\b.{0,25}\b(and|then) (be|act|become|pretend|talk|speak|answer|do)\b/,
  new RegExp(
    String.raw`\b(ignore|disregard|forget|override|bypass|skip|drop|discard|stop following|do not follow|erase|violate|break)\b.{0,40}\b(${RULES})\b`,
  ),
  /\b(ignore|disregard|forget) (everything|all|anything)\b.{0,30}\b(above|before|told|said|previous|earlier)\b/,
  new RegExp(
    String.raw`\b(reveal|print|show|repeat|output|display|tell me|give me|share|leak|dump|expose|write|recite|summari[sz]e|translate|list|copy|paste|read|what is|what are|what were)\b.{0,30}\b(your|the|above|system|hidden|initial|original|secret|developer|internal)\b.{0,20}\b(prompts?|instructions?|guidelines?|directives?|system message|rules you|config|configuration|context window)\b`,
  ),
  /\bsystem (prompt|message|instructions?|override|mode)\b|\bprompt injection\b|\b(hidden|initial|secret|developer) (prompt|instructions?|rules|message)\b/,
  /\b(developer|debug|god|admin|root|sudo|maintenance|dan|jailbreak|unrestricted) mode\b|\bjailbr(eak|oken)\b|\bdo anything now\b|\byou are (now )?dan\b|\bsudo\b/,
  /\b(pretend|act|behave|role ?play|respond|answer|speak|simulate|imagine)\b.{0,30}\b(as|like|to be|you are|being)\b.{0,50}\b(unrestricted|unfiltered|no (rules|limits|restrictions|filters?)|without (rules|limits|restrictions|filters?)|evil|hacker|admin|administrator|developer|terminal|linux|shell|another ai|different (ai|assistant|character)|not a coffee|my (late )?grandm|python|interpreter|chatgpt|assistant with)\b/,
  /\b(you are|you re) (now|no longer|actually|really|from now on)\b.{0,60}\b(assistant|ai|model|admin|bot|terminal|unrestricted|hacker|pirate)\b/,
  /\bfrom now on\b.{0,40}\b(you|respond|answer|act|reply)\b|\bnew (instructions?|rules|system|persona|role)\b|\bend of (system|prompt|instructions)\b/,
  /\b(api|secret|private|access|encryption) ?keys?\b|\bpasswords?\b.{0,30}\b(admin|user|database|staff|server)\b|\b(admin|database|server|staff) (password|credentials?|login)\b|\benv(ironment)? variables?\b|\baccess token\b|\bcredentials\b/,
  /\b(other|another|every|all) (users?|customers?|visitors?|guests?)('s)?\b.{0,30}\b(data|emails?|orders?|messages?|addresses|chats?|information|details|names)\b|\b(emails?|addresses|names|orders) of (other|all|your|the) (users?|customers?|guests?)\b|\blist (all|of) (users|customers)\b/,
  /\b(set|change|lower|update|make|reduce|override)\b.{0,20}\b(price|cost|total|stock|order total)\b.{0,20}\b(to|free|zero|0|\$)/,
  /\b(i am|i m|this is) (the|your|a|an) (admin|administrator|developer|creator|owner|boss|programmer|engineer|ceo|manager)\b/,
  /\b(execute|run|eval)\b.{0,20}\b(code|command|script|sql|query|shell)\b|\bdrop table\b|\bselect \* from\b|<script|\bcurl http|\bcall (the |your )?(tool|function)\b|\btool call\b/,
  /<\/?(system|assistant|user|instructions?|im_start|im_end)|\[\/?(inst|system)\]|<\|.*\|>|#{2,} ?(system|instructions?)|\bassistant ?:|\bsystem ?:/,
  /\b(repeat|print|say|output|write)\b.{0,20}\b(everything|all|text|words?|lines?|sentences?)\b.{0,20}\b(above|before|verbatim|you were (told|given))\b|\bwhat (were|was|are) you (told|instructed|given)\b|\bverbatim\b/,
  /\b(decode|decrypt|base ?64|rot ?13|hex)\b.{0,40}\b(and|this|following|then|it|do|follow|execute|obey)\b/,
  /\bhypothetical(ly)?\b.{0,60}\b(rules|restrictions|instructions|prompt)\b|\bopposite day\b|\bgrandm(a|other)\b.{0,80}\b(prompt|instructions|keys?|passwords?|napalm|bomb)\b/,
  /\bspeak (for|as) (me|the (user|guest|visitor))\b|\bwrite my (reply|answer|message|lines)\b|\bstay out of character\b|\b(speak|talk|answer) (like|as) (a |an )?(normal|regular|real|serious)\b|\b(repeat|say) after me\b|\bsay (exactly )?(the following|this)\b|\bsay that (everything|all|it|your|the) .{0,20}\b(free|half price)\b|\b(break|drop|leave|exit) (out of )?character\b/,
];

/** Words to recognize in scrambled form, which keeps the first and last letter. */
const TELLING_WORDS =
  'ignore disregard forget override bypass previous instructions instruction reveal print repeat system prompt hidden secret rules developer password unrestricted pretend jailbreak messages guidelines verbatim above everything'.split(
    ' ',
  );
function letters(word: string): string {
  return [...word].toSorted().join('');
}
const telling = new Map(TELLING_WORDS.map((word) => [`${word[0]}${word.at(-1)}${letters(word)}`, word]));
const tellingBag = new Map(TELLING_WORDS.map((word) => [letters(word), word]));
const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };

function isAttempt(text: string): boolean {
  return ATTEMPTS.some((pattern) => pattern.test(text));
}

/** Whether a message is an injection attempt, including common obfuscations. */
export function isInjection(raw: string, corrected: string): boolean {
  const plain = plainText(raw)
    .replaceAll(/[^\p{L}\p{N}\s<>|#[\]:/$*'-]/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  if (isAttempt(plain) || isAttempt(corrected)) return true;
  const disguises = [
    plain.replaceAll(/[a-z]+/g, (word) => telling.get(`${word[0]}${word.at(-1)}${letters(word)}`) ?? tellingBag.get(letters(word)) ?? word),
    plainText(raw).replaceAll(/[013457@$!]/g, (sign) => LEET[sign] ?? sign),
    plain
      .replaceAll(/\b([a-z])(?: ([a-z]\b))+/g, (run) => run.replaceAll(' ', ''))
      .replaceAll(/(ignore|reveal|print|all|previous|your|system|the)/g, ' $1 ')
      .replaceAll(/\s+/g, ' '),
    plainText([...raw].toReversed().join('')),
    plain.replaceAll(/[a-z]/g, (letter) => String.fromCodePoint(((letter.codePointAt(0)! - 97 + 13) % 26) + 97)),
    corrected.replaceAll(/[a-z]+/g, (word) => tellingBag.get(letters(word)) ?? word),
  ];
  return disguises.some((text) => isAttempt(text)) || hasHiddenText(raw);
}

/** Base64 or hex that decodes to words. */
function hasHiddenText(raw: string): boolean {
  const blocks = raw.match(/[A-Za-z0-9+/_-]{16,}={0,2}/g) ?? [];
  return blocks.some((block) =>
    [Buffer.from(block, 'base64'), Buffer.from(/^[0-9a-f]+$/i.test(block) ? block : '', 'hex')].some((bytes) =>
      isReadable(bytes.toString('latin1')),
    ),
  );
}

function isReadable(text: string): boolean {
  return text.length >= 10 && /^[\t\n\r\x20-\x7E]+$/.test(text) && /[a-z]{3,} [a-z]{2,}/i.test(text);
}
