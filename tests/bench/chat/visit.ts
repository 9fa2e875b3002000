import {
  type FoundProduct,
  type Persona,
  simulateChats,
  type SimulatedTurn,
  seededCatalogue,
  type Taste,
} from '../../../api/src/testing.ts';

/** As a new shop has it: the seed has no ground pumpkin. */
export const shelf = seededCatalogue(['jacks-pumpkin ground']);
export const characters: Persona[] = [...shelf.personas.values()];

export interface Answer extends Pick<SimulatedTurn, 'said' | 'shown' | 'completions' | 'answers'> {
  /** As the model asked for them, so that what the shop would drop is seen here. */
  cards: string[];
  chips: string[];
  handOver: string | null;
  /** Every product that a tool returned this turn. */
  returned: FoundProduct[];
}

export interface Visit {
  say(text: string): Promise<Answer>;
  replies: string[];
}

export type Visits = (character: Persona, session: string, profile?: Taste) => Visit;

/** Conversations with the shop's own prompt, tools and checks, over the seeded shelf and the model of a sandbox. */
export function openVisits(sandboxUrl: string): Visits {
  const startTalk = simulateChats(sandboxUrl, shelf);
  return (character, session, profile) => {
    const talk = startTalk(character, session, profile);
    const replies: string[] = [];
    return {
      replies,
      async say(text) {
        const { calls, handOverSlug, ...rest } = await talk.say(text);
        const asked = calls.findLast(({ name }) => name === 'suggest');
        const { productSlugs = [], chips = [] } = JSON.parse(asked?.arguments ?? '{}') as { productSlugs?: string[]; chips?: string[] };
        replies.push(rest.said);
        return { ...rest, cards: productSlugs, chips, handOver: handOverSlug };
      },
    };
  };
}
