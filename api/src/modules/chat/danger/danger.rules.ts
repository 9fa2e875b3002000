import { dangerPatterns, harmlessPatterns } from './danger-patterns.ts';
import type { FoundDanger } from './danger-replies.ts';
import { conceptOf } from './learned/features.ts';
import { languageOf, learnedDanger } from './learned/learned-danger.ts';
import { isAllergyReport, isLastingCondition } from './allergy-report.ts';
import { normalizeMessage } from './normalize-message.ts';
import { withoutTasteTalk } from './taste-talk.ts';

/** A medicine or a poison, and a word for having swallowed it. */
function isPoisoning(plain: string): boolean {
  const concepts = plain.split(' ').map(conceptOf);
  return (concepts.includes('swallow') && (concepts.includes('drug') || concepts.includes('poison'))) || /\boverdosed\b/.test(plain);
}

/**
 * Whether a message states that somebody is in danger: the writer or another person (docs/reliability.md, CHT-20). First by readable patterns,
 * then by a classifier trained on examples, as no list of patterns is complete. The model of the chat is not called.
 */
export function findDanger(message: string): FoundDanger | null {
  const plain = normalizeMessage(message);
  const text = harmlessPatterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), plain);
  const known = dangerPatterns.find(({ pattern }) => pattern.test(text))?.danger;
  // Figures of speech are left out for the classifier, too.
  const rest = withoutTasteTalk(text === plain ? message : text);
  const danger = known ?? (rest === '' ? null : learnedDanger(rest));
  if (danger === null || (danger === 'medical' && (isAllergyReport(message) || (known === undefined && isLastingCondition(message)))))
    return null;
  return { danger, language: languageOf(message), isPoisoning: danger !== 'violence' && isPoisoning(plain) };
}

const encouragement =
  /\b(?:you (?:should|could|may|can) (?:just )?|just |go ahead and |why not )(?:kill|hurt|harm|cut|hang|drown) yourself\b|\b(?:end your life|better off without you|better off dead)\b/;

/** Whether a sentence of a model encourages somebody to harm themselves. */
export function encouragesHarm(sentence: string): boolean {
  return encouragement.test(normalizeMessage(sentence));
}
