import { Window } from '../../../ui/frames/window.tsx';
import { Meter } from '../../../ui/signs/meter.tsx';
import styles from './taste-window.module.css';

interface TasteWindowProps {
  meters: readonly { label: string; words: string; percent: number }[];
  note: string;
}

const COLOURS = ['red', 'violet', 'gold', 'blue', 'mint'] as const;

export function TasteWindow({ meters, note }: TasteWindowProps) {
  return (
    <Window title="Taste" icon="i-drop">
      <p className={styles.note}>{note}</p>
      <dl className={styles.meters}>
        {meters.map(({ label, words, percent }, index) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              <Meter percent={percent} colour={COLOURS[index % COLOURS.length] ?? 'mint'} />
              <span className={styles.words}>{words}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Window>
  );
}
