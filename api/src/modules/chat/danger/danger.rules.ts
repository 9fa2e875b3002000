import { type Danger, type DangerLanguage, dangerPatterns, harmlessPatterns } from './danger-patterns.ts';

export interface FoundDanger {
  danger: Danger;
  language: DangerLanguage;
}

/** Lower case without accents, apostrophes and punctuation; letters that are drawn out are shortened. */
function normalizeMessage(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’‘`´]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/([a-z])\1{2,}/g, '$1')
    .trim();
}

/**
 * Whether a message says that somebody is in danger: the writer or another person (docs/reliability.md, CHT-20). By rules that can be read, as
 * the answer may not depend on a model. It is better to be wrong about a harmless message than about the other kind.
 */
export function findDanger(message: string): FoundDanger | null {
  const text = harmlessPatterns.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), normalizeMessage(message));
  return dangerPatterns.find(({ pattern }) => pattern.test(text)) ?? null;
}

const encouragement =
  /\b(?:you (?:should|could|may|can) (?:just )?|just |go ahead and |why not )(?:kill|hurt|harm|cut|hang|drown) yourself\b|\b(?:end your life|better off without you|better off dead)\b/;

/** Whether a sentence of a model encourages somebody to harm themselves. */
export function encouragesHarm(sentence: string): boolean {
  return encouragement.test(normalizeMessage(sentence));
}
