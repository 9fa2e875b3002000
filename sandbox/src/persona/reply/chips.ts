import { readData } from '../data/read-data.ts';
import { hash } from '../language/hash.ts';
import type { ProductOffer } from '../plan/find-offer.ts';
import type { Persona } from '../read-persona.ts';
import { isMourning } from '../understand/feelings.ts';
import { knownSlugs, officialName, POSTER } from '../understand/products.ts';
import { isKeepingTopic, type Turn } from '../understand/turn.ts';

/** The shop shows the first three of them that are not said or answered yet. */
const MOST_CHIPS = 6;
const LONGEST_CHIP = 40;
const chips = readData<Record<string, string[]>>('chips.yaml');

export function chipsFor(turn: Turn, persona: Persona, offer: ProductOffer | null, seed: string): string[] {
  if (turn.intent === 'unsafe' || turn.intent === 'urgent') return [];
  const friends = knownSlugs.filter((slug) => slug !== persona.slug && slug !== turn.target && slug !== POSTER);
  const friend = officialName(turn.taleOwner ?? friends[hash(seed) % friends.length]!);
  const first = chips['first']![hash(seed) % chips['first']!.length]!;
  const wished = [...ofOffer(turn, offer), ...(chips[topicOf(turn)] ?? chips['others']!), ...chips['general']!];
  const filled = wished.map((chip) => chip.replace('{friend}', friend).replace('{first}', first));
  return [...new Set(filled)].filter((chip) => chip.length <= LONGEST_CHIP && chip.toLowerCase() !== turn.text).slice(0, MOST_CHIPS);
}

function ofOffer({ wishes, profile }: Turn, offer: ProductOffer | null): string[] {
  if (offer === null) return [];
  const { products, fit } = offer;
  const compared = products.length > 2 ? 'Compare them' : 'Compare the two';
  const isCaffeineOpen = wishes.caffeine === null && wishes.maxCaffeine === null;
  const all = [
    products.length > 1 && compared,
    profile.caffeine === 'none' && isCaffeineOpen && 'Without caffeine?',
    products.length > 0 && fit === 'full' && 'Why that one?',
    isCaffeineOpen && 'Without caffeine?',
    wishes.grind === null && 'What about ground?',
  ];
  return all.filter((chip) => chip !== false);
}

/** The row of chips.yaml. */
function topicOf({ intent, products, method, tone, text }: Turn): string {
  if (products.includes(POSTER)) return 'poster';
  if (intent === 'brew' && isKeepingTopic(method)) return 'keeping';
  if (intent === 'feeling') return isMourning(text) ? 'mourning' : tone === 'happy' ? 'happy' : 'feeling';
  return intent;
}
