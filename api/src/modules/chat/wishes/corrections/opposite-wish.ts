import type { CaffeineLevel } from '../../../catalog/index.ts';

const OPPOSITE =
  /\b(?:the|an?) (?:total |exact |complete |very |absolute |direct |polar )?(?:opposite|reverse|contrary)\b(?! (?:of|to|direction|side|sex|end)\b)|\bthe other way (?:a?round)\b|\b(?:genau )?das gegenteil\b|\blo contrario\b|\ble contraire\b|\bl['’]inverse\b|\bal rev[eé]s\b/i;
/** In a message with these, the opposite is one of caffeine. */
const ABOUT_CAFFEINE =
  /caff?ein|koffein|cafe[ií]n|caf[eé]ine|d[eé]caf|\bnights?\b|nacht|noche|nuit|awake|wake|sleep|energy|strong|kick|boost/i;
/** A complaint about a taste asks for the opposite of that. */
const ABOUT_TASTE = /\b(?:too|zu|trop|demasiado) (?:\w+ )?(?:sweet|bitter|dark|light|smoky|fruity|sour|salty|nutty|spicy)/i;

const STEP_DOWN = /\b(?:one|a|two) (?:step|notch|shade|level)s? (?:down|lighter|below|less|softer|milder)\b(?! in\b)/i;
const DARKEST = /\b(?:dark|darkest|blackest)\b(?! chocolate)/i;

const LIGHTER_THAN = /^(?!.*\blight roast).*\blighter than (?:that|this|those|these|them|it)\b/i;

/** After the darkest, one step down is no dark roast, and what is lighter than that neither. */
export function withStepDown(text: string, before: string): string {
  return (STEP_DOWN.test(text) || LIGHTER_THAN.test(text)) && DARKEST.test(before) ? `${text}. No dark roast.` : text;
}

const LITTLE_CAFFEINE = /\b(?:low|less|little|lower)\b.*\bcaff?ein/i;
const NONE_AT_ALL = /(?:^|\b(?:lower|less|actually|better|rather)[ ,.]+)(?:or |please )?(?:none|zero) at all\W*(?:please\W*)?$/i;

/** "Something low in caffeine", then "lower, none at all" */
export function withNone(text: string, before: string): string {
  return NONE_AT_ALL.test(text) && LITTLE_CAFFEINE.test(before) ? `${text}. No caffeine.` : text;
}

/** The opposite of little caffeine is much: "they put me on nights, now I need the total opposite", after a decaf. */
export function withOpposite(text: string, known: CaffeineLevel | null, isJustSaid: boolean): string {
  const isLittle = known === 'none' || known === 'low';
  if (!isLittle || !OPPOSITE.test(text) || ABOUT_TASTE.test(text)) return text;
  return isJustSaid || ABOUT_CAFFEINE.test(text) ? `${text}. I want the most caffeine.` : text;
}
