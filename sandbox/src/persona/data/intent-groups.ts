import { readData } from './read-data.ts';

type Group =
  | 'cards' | 'recommending' | 'offering' | 'product' | 'named' | 'pronoun' | 'repeated' | 'repeatable' | 'notAnother' | 'wished' | 'factual' | 'topic'
  | 'separable' | 'grave' | 'alone' | 'courteous' | 'greeting' | 'told' | 'untold' | 'unknown' | 'unclear' | 'steering' | 'tones' | 'beforeChoice' | 'remarked' | 'ownAnswer' | 'general' | 'notFaq'; // oxfmt-ignore
const groups = readData<Record<Group, string[]>>('intent-groups.yaml');

/** Whether an intent, or a label of the examples, is in a group of data/intent-groups.yaml. */
export function isOf(group: Group, label: string | null | undefined): boolean {
  return groups[group].some((one) => one === label);
}
