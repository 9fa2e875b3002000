import { isKnownWord } from '../../language/spelling.ts';
import { isInjection } from '../safety/injection.ts';
import { isMourning } from '../feelings.ts';
import { isTaleTold } from '../lore/lore-owners.ts';
import * as rule from '../rules.ts';
import { SELF_HARM } from '../safety/self-harm.ts';
import { LIKELY } from '../service-topic.ts';
import { ASKS_NAME } from '../visitor-name.ts';
import type { Intent } from '../turn.ts';
import { hasHardWish, hasWish } from '../wishes/wishes.ts';
import { tastesAsked, wordCount, type Clues } from './clues.ts';
import { company } from './company.ts';
import { followUp } from './follow-up.ts';
import { fromForeignGuess, fromGuess, fromSureGuess } from './from-guess.ts';
import { shopQuestion } from './shop-question.ts';

/** The intent of a message: safety, shop questions, wishes, small talk. The first match wins, so the order matters. */
export function decideIntent(clues: Clues): Intent {
  return (
    safety(clues) ??
    fromForeignGuess(clues) ??
    company(clues) ??
    followUp(clues) ??
    fromSureGuess(clues) ??
    shopQuestion(clues) ??
    wish(clues) ??
    talk(clues) ??
    fromGuess(clues) ??
    fallbackIntent(clues)
  );
}

/** "It nearly gave me a heart attack", "the death of me". */
const FIGURES_OF_SPEECH = /\b((gave|give|gives|giving) me an? (\w+ )?(heart attack|stroke)|the death of me|to die for)\b/g;

function safety({ raw, text: said, rest, wishes }: Clues): Intent | null {
  const text = said.replaceAll(FIGURES_OF_SPEECH, '_');
  // "Nuts will kill me" is an allergy, not self-harm.
  if (wishes.exclude.length > 0 && rule.DEADLY.test(text)) return 'allergy';
  if (SELF_HARM.test(text) || rule.UNSAFE.test(text)) return 'unsafe';
  if (rule.URGENT.test(text)) return 'allergy';
  if (isInjection(raw, text)) return 'injection';
  if (rule.RECALL.test(text)) return 'recall';
  if (rule.INSULT.test(rest)) return 'insult';
  if (isMourning(text) && !rule.RECOMMEND.test(rest)) return 'feeling';
  if (wishes.lifts) return 'recommend';
  if (rule.ALLERGY.test(rest.replaceAll(FIGURES_OF_SPEECH, '_'))) return 'allergy';
  if (rule.ARE_YOU_AI.test(text)) return 'are-you-ai';
  if (ASKS_NAME.test(text)) return 'name';
  return null;
}

/** Questions about the character's life that no lore answers. */
const ABOUT_SELF =
  /\bare you (really )?(single|married|in love|taken|lonely|ticklish|rich|poor)\b|\bhow old are you\b|\byour (favou?rite (?!coffee|blend|one|character)|hobby|hobbies|birthday|age|crush|family|parents|mother|father|mum|mom|dad|siblings?|brothers?|sisters?|childhood|wife|husband|job)|\b(do|did|have) you ever\b|\bdo you (like|love|enjoy|hate|mind|miss|believe|dream|wish) (being|your|that|it here|living|in|of|to)\b|\bcan you (call|text|email|ring|visit|meet|hug|see|hear|smell|feel) (me|us|things|that|pain)\b|\b(why|since when|how come) are you\b|\bcan you (move|walk|fly|swim|dance|blink|cry|dream|eat|read)\b/;
/** "What is in the sugar bowl?" asks for the story, not for sugar. */
function taleAsked({ text, rest }: Clues): boolean {
  return (
    isTaleTold(rest) &&
    /^(so |and |but |wait |ok )*(who|what|why|how|when|tell|did|is|was|are|where)\b/.test(text) &&
    !rule.RECOMMEND.test(rest)
  );
}

function wish(clues: Clues): Intent | null {
  const { text, rest, named, refused, wishes, tone, hasLoreWord, taleOwner, self } = clues;
  const isAsking = rule.RECOMMEND.test(rest);
  const isSmallTalk =
    !isAsking && !/\b(want|need|looking|something|anything|coffee|without|instead)\b/.test(rest) && wishes.words.length === 0;
  // Sadness takes precedence over courtesies.
  const isLow = tone !== null && tone !== 'happy';
  const isToHost = named.every((slug) => slug === self) && !rule.SELF_TASTE.test(rest) && !rule.PRICE.test(rest);
  if (isSmallTalk && isToHost && wordCount(clues) <= 8) {
    if (rule.SORRY.test(text) && !isLow) return 'sorry';
    if (tone === null && rule.HOW_ARE_YOU.test(rest)) return 'how-are-you';
    if (rule.GREET.test(text) && wordCount(clues) <= 4 && tone === null) return 'greet';
  }
  const isAboutOther = named.some((slug) => slug !== self);
  if (/\bthe (\w+ )?\w+ (thing|incident|affair|business)\b/.test(rest) && hasLoreWord) return 'story';
  if (taleOwner !== null && /\b(who|what|why|how|when|tell|about|happened|is|was)\b/.test(rest) && !isAsking) return 'story';
  if (/^(and |so |hey |but |wow |ok |oh )*who are you( really| anyway)?$/.test(text)) return 'who-are-you';
  const isOffTopic = clues.guess !== null && clues.guess.label === 'off-topic' && clues.guess.probability >= LIKELY;
  if (
    hasLoreWord &&
    !isOffTopic &&
    wishes.moods.length === 0 &&
    !isAsking &&
    !rule.HAVE.test(rest) &&
    !hasHardWish(wishes) &&
    wishes.tastes.length === 0 &&
    !rule.GREET.test(text)
  )
    return 'story';
  if (taleAsked(clues)) return 'story';
  if (!isAboutOther && ABOUT_SELF.test(rest) && !tastesAsked(clues)) return 'personal';
  if (refused.length > 0 && named.length === 0) return 'recommend';
  if (
    named.length > 0 &&
    !tastesAsked(clues) &&
    (rule.TELL_ME.test(rest) ||
      rule.SELF_TASTE.test(rest) ||
      wordCount(clues) <= 4 ||
      named.length > 1 ||
      /^((_|the|and|ok|one|that) ?)+$/.test(rest)) &&
    !(isAsking && hasHardWish(wishes))
  )
    return 'tell-me';
  if (tone && !isAsking && !hasHardWish(wishes) && !tastesAsked(clues)) return 'feeling';
  if (/\bcaffeine\b/.test(rest) && /\bhow (much|strong)\b|\bhave you\b/.test(rest) && clues.memory.offered.length > 0 && !isAsking)
    return 'tell-me';
  if (hasHardWish(wishes) || tastesAsked(clues)) return 'recommend';
  if (rule.HOW_ARE_YOU.test(rest)) return 'how-are-you';
  if (rule.HELP.test(rest) && wishes.moods.length === 0) return 'help';
  if (isAsking || wishes.category !== null || (rule.HAVE.test(rest) && /\b(coffee|coffees|blends?|drinks?|menu)\b/.test(rest)))
    return 'recommend';
  return null;
}

function talk(clues: Clues): Intent | null {
  const { text, wishes, named, self } = clues;
  if (rule.GREET.test(text) && wordCount(clues) <= 6) return 'greet';
  if (named.some((slug) => slug !== self)) return 'tell-me';
  if (hasWish(wishes) && (wordCount(clues) <= 8 || wishes.moods.length > 1 || /\b(i|we) (want|need|feel|am|would)\b/.test(text)))
    return 'recommend';
  if (/^(help|menu|options|list|coffee|hungry|thirsty)$/.test(text)) return 'help';
  if (/\b(coffee|drink|thirsty|cup)\b/.test(text) && wishes.moods.length > 0) return 'recommend';
  if (rule.GREET.test(text)) return 'greet';
  return null;
}

/** A question to the character that no other rule matched. */
const PERSONAL =
  /^(so |but |and |hey |wait |ok |wow |then )*(are|were|did|have|has|was|would|do) (you|your|u)\b|^(so |but |and )*(what|when|where|why|how|who) (are|do|did|were|would|is|was) (you|your)\b/;
const AT_A_LOSS =
  /^(ugh|meh|bummer|damn|oh|well|ok|okay|fine|sad|sigh|too bad|what a (shame|pity)|pity|darn|shame)( (ugh|meh|bummer|damn|oh|well|ok|okay|fine|then|i guess|sad))*$/;
const LEAVE_IT =
  /\b(do not|not) (want|like) to (talk|speak) about (it|that|this)\b|\brather not (say|talk)\b|\bleave me alone\b|^(never ?mind|stop( it)?|drop it|enough|forget it)( please)?$|\bnone of your business\b/;

/** A statement without a question. */
function isStatement(text: string): boolean {
  return (
    /\b(i|my|me|we|our|us|today|yesterday|tonight)\b/.test(text) &&
    !/^(so |and |but |ok |please |hey )*(who|what|why|how|when|where|which|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|may|have|has|write|make|give|tell|show|do|help|teach|explain|send|get|find|let|call|solve|translate|read|play|draw|calculate|count|spell|name)\b/.test(
      text,
    )
  );
}

function fallbackIntent({ tokens, memory, text, named, rest }: Clues): Intent {
  const words = tokens.filter((token) => /[a-z]/.test(token));
  if (LEAVE_IT.test(text)) return 'decline';
  const strange = words.filter((word) => !isKnownWord(word) && word !== '_');
  if (words.length === 0) return 'nonsense';
  if (/^(ok|okay|ah+|aw+|wow|cool|nice|interesting|great|alright|fine|good)$/.test(words.join(' ')))
    return memory.lastIntent === null ? 'greet' : 'compliment';
  if (memory.lastIntent !== null && AT_A_LOSS.test(words.join(' '))) return 'decline';
  if (PERSONAL.test(rest) && named.length === 0 && words.length <= 10) return 'personal';
  if (/^(oh|hm+|huh|right|i see|really|seriously|no way)( (really|ok|right))?$/.test(words.join(' ')))
    return memory.lastIntent === 'story' ? 'personal' : 'help';
  if (/^(and |but |wow |ok )?you (are|look|seem|sound|should|must|will|do|never|always)\b/.test(rest) && words.length <= 8)
    return 'personal';
  if (
    memory.lastIntent === 'story' &&
    /^(and |so |but )?(for |to |with |by )?(who|whom|what|why|when|where|how|did|does|was|is)\b/.test(text)
  )
    return 'personal';
  if (isStatement(text) && strange.length / words.length <= 0.6) return 'listen';
  return strange.length / words.length > 0.6 || (words.length === 1 && strange.length === 1) ? 'nonsense' : 'off-topic';
}
