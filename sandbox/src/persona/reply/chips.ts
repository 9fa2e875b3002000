import type { ProductOffer } from '../plan/find-offer.ts';
import type { Found } from '../plan/tool-results.ts';
import type { Persona } from '../read-persona.ts';
import { officialName, POSTER } from '../understand/products.ts';
import { KEEPING_TOPICS, type Turn } from '../understand/turn.ts';
import { isMourning } from '../understand/feelings.ts';
import { hash } from '../language/hash.ts';

/** The shop shows the first three of them that are not said or answered yet. */
const MOST_CHIPS = 6;
const LONGEST_CHIP = 40;
const FRIENDS = [
  'dukes-spice',
  'sparrows',
  'chocolate-java',
  'masters-blend',
  'brunana',
  'mint-stole-christmas',
  'decaf-destiny',
  'darth',
  'baggins',
  'captains-choice',
  'snickering-weasley',
];

/** Suggested messages, the best first. */
export function chipsFor(turn: Turn, persona: Persona, offer: ProductOffer | null, seed: string): string[] {
  const wished = [...candidates(turn, persona, offer, seed)];
  return [...new Set(wished)].filter((chip) => chip.length <= LONGEST_CHIP && chip.toLowerCase() !== turn.text).slice(0, MOST_CHIPS);
}

function candidates(turn: Turn, persona: Persona, offer: ProductOffer | null, seed: string): string[] {
  const first: Found | null = offer?.products[0] ?? offer?.nearest?.product ?? null;
  const others = FRIENDS.filter((slug) => slug !== persona.slug && slug !== turn.target);
  const friend = others[hash(seed) % others.length] ?? 'darth';
  const general = ['Something for a cozy evening', 'Tell me a story', `Let me talk to ${officialName(friend)}`];
  switch (turn.intent) {
    case 'recommend':
    case 'allergy':
      return [
        ...(offer && offer.products.length > 1 ? [offer.products.length > 2 ? 'Compare them' : 'Compare the two'] : []),
        ...(turn.profile.caffeine === 'none' && turn.wishes.caffeine === null ? ['Without caffeine?'] : []),
        ...(first && offer?.fit === 'full' ? ['Why that one?'] : []),
        ...(turn.wishes.caffeine === null && turn.wishes.maxCaffeine === null ? ['Without caffeine?'] : []),
        ...(turn.wishes.grind === null ? ['What about ground?'] : []),
        'How do I brew it?',
        ...general,
      ];
    case 'price':
    case 'stock':
    case 'tell-me':
    case 'why':
    case 'compare':
      if (turn.products.includes(POSTER)) return ['Now a coffee to go with it', 'When is shipping free?', ...general];
      return [
        'How do I brew it?',
        turn.intent === 'price' ? 'Is it in stock ground?' : 'How much is it?',
        'When is shipping free?',
        ...general,
      ];
    case 'story':
      if (turn.taleOwner !== null)
        return [`Let me talk to ${officialName(turn.taleOwner)}`, 'Tell me a story', 'Who is the stranger?', 'What do you taste like?'];
      return ['Tell me more', 'Who is the stranger?', `Let me talk to ${officialName(friend)}`, ...general];
    case 'brew':
      if (KEEPING_TOPICS.some((topic) => topic === turn.method))
        return [
          turn.method === 'frozen' ? 'How long do beans stay fresh?' : 'Can I freeze beans?',
          turn.method === 'stored' ? 'Whole bean or ground?' : 'Where should I keep them?',
          'What should I drink?',
          ...general,
        ];
      return [
        turn.method === 'iced' ? 'And in a french press?' : 'And iced?',
        turn.method === 'grind' ? 'How long do beans stay fresh?' : 'Whole bean or ground?',
        'What should I drink?',
        ...general,
      ];
    case 'shipping':
    case 'coupon':
    case 'order-status':
      return ['What should I drink?', 'How much is shipping?', 'When is shipping free?', ...general];
    case 'hand-over':
    case 'others':
      return [`Let me talk to ${officialName(friend)}`, 'Tell me a story', 'What should I drink?', 'What do you taste like?'];
    case 'listen':
      return ['Tell me a story', 'Something cozy, please', ...general.slice(1)];
    case 'feeling':
      if (isMourning(turn.text)) return ['Tell me a story'];
      return [turn.tone === 'happy' ? 'Something festive, please' : 'Something cozy, please', 'Tell me a joke', ...general.slice(1)];
    case 'unsafe':
      return [];
    case 'who-are-you':
    case 'are-you-ai':
    case 'privacy':
      return ['Tell me a story', 'What do you taste like?', 'What can you do?', 'What should I drink?', ...general];
    default:
      return [
        ['Something with chocolate', 'Something bright and light', 'Something strong', 'Something spicy'][hash(seed) % 4] ?? '',
        'Tell me a story',
        'What do you taste like?',
        'What should I drink?',
        ...general,
      ];
  }
}
