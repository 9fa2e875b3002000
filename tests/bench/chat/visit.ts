import {
  type FoundProduct,
  type Persona,
  simulateChats,
  type SimulatedTurn,
  seededCatalogue,
  type Taste,
} from '../../../api/src/testing.ts';

/** The catalogue of a new shop: the seed has no ground pumpkin. */
export const shelf = seededCatalogue(['jacks-pumpkin ground']);
export const characters: Persona[] = [...shelf.personas.values()];

export interface Answer extends Pick<SimulatedTurn, 'said' | 'shown' | 'completions' | 'answers'> {
  /** As the model sent them, before the shop drops invalid ones. */
  cards: string[];
  chips: string[];
  handOver: string | null;
  /** Every product that a tool returned for this message. */
  returned: FoundProduct[];
}

export interface Visit {
  say(text: string): Promise<Answer>;
  replies: string[];
}

export type Visits = (character: Persona, session: string, profile?: Taste) => Visit;

/** Conversations with the shop's prompt, tools and checks, the seeded catalogue and a sandbox's model. */
export function openVisits(sandboxUrl: string): Visits {
  const startTalk = simulateChats(sandboxUrl, shelf);
  return (character, session, profile) => {
    const talk = startTalk(character, session, profile);
    const replies: string[] = [];
    return {
      replies,
      async say(text) {
        const { calls, handOverSlug, ...rest } = await talk.say(text);
        const suggestCall = calls.findLast(({ name }) => name === 'suggest');
        const { productSlugs = [], chips = [] } = JSON.parse(suggestCall?.arguments ?? '{}') as {
          productSlugs?: string[];
          chips?: string[];
        };
        replies.push(rest.said);
        return { ...rest, cards: productSlugs, chips, handOver: handOverSlug };
      },
    };
  };
}
