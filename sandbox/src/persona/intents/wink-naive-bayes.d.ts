/** The package has no types of its own: https://winkjs.org/wink-naive-bayes-text-classifier/ */
declare module 'wink-naive-bayes-text-classifier' {
  interface Classifier {
    definePrepTasks(tasks: ((text: string) => string[])[]): number;
    defineConfig(config: { considerOnlyPresence: boolean; smoothingFactor: number }): boolean;
    learn(text: string, label: string): boolean;
    consolidate(): boolean;
    /** Labels with the logarithm of their odds, the likeliest first. */
    computeOdds(text: string): [label: string, odds: number][];
  }
  export default function createClassifier(): Classifier;
}
