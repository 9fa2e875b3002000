import { STEPS, type Step } from '../import-words.ts';
import styles from './parts.module.css';

const NAMES: Record<Step | 'choose', string> = {
  choose: 'Choose file',
  match: 'Match columns',
  check: 'Check',
  import: 'Import',
  result: 'Result',
};

/** Where the wizard stands. */
export function Steps({ current, isOver = false }: { current: Step | 'choose'; isOver?: boolean }) {
  const steps = ['choose', ...STEPS] as const;
  const place = steps.indexOf(current);
  return (
    <ol className={styles.steps} aria-label="Steps of the import">
      {steps.map((step, at) => {
        const isDone = at < place || (at === place && isOver);
        return (
          <li key={step} className={isDone ? styles.done : undefined} aria-current={at === place ? 'step' : undefined}>
            {isDone ? <span className="sr">done: </span> : null}
            {NAMES[step]}
          </li>
        );
      })}
    </ol>
  );
}
