import type { Danger, DangerLanguage } from '../danger-patterns.ts';
import de from './examples/de.json' with { type: 'json' };
import es from './examples/es.json' with { type: 'json' };
import fr from './examples/fr.json' with { type: 'json' };
import feelings from './examples/harmless-feelings.en.json' with { type: 'json' };
import figures from './examples/harmless-figures.en.json' with { type: 'json' };
import long from './examples/harmless-long.en.json' with { type: 'json' };
import shop from './examples/harmless-shop.en.json' with { type: 'json' };
import medical from './examples/medical.en.json' with { type: 'json' };
import nearMisses from './examples/near-misses.json' with { type: 'json' };
import selfHarm from './examples/self-harm.en.json' with { type: 'json' };
import violence from './examples/violence.en.json' with { type: 'json' };

export type Kind = Danger | 'harmless';
export const kinds: readonly Kind[] = ['self-harm', 'violence', 'medical', 'harmless'];
export const languages: readonly DangerLanguage[] = ['en', 'de', 'es', 'fr'];

export interface ExampleLine {
  text: string;
  kind: Kind;
  language: DangerLanguage;
  /** Harmless, in the words of danger on purpose: "killing time". */
  isNearMiss: boolean;
}

const en: Record<Kind, string[]> = { 'self-harm': selfHarm, violence, medical, harmless: [...figures, ...feelings, ...shop, ...long] };
const all: Record<DangerLanguage, Record<Kind, string[]>> = { en, de, es, fr };

/** What the recogniser learns from: a line there is the way to teach it. */
export const exampleLines: readonly ExampleLine[] = languages.flatMap((language) => [
  ...kinds.flatMap((kind) => all[language][kind].map((text) => ({ text, kind, language, isNearMiss: false }))),
  ...nearMisses[language].map((text) => ({ text, kind: 'harmless' as const, language, isNearMiss: true })),
]);
