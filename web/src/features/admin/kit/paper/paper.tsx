import type { ReactNode } from 'react';
import styles from './paper.module.css';

interface PaperProps {
  shopName: string;
  /** Of the paper, and the page's heading: "INVOICE". */
  title: string;
  /** The lowest line. */
  footer: string;
  children: ReactNode;
}

/** A sheet to print: US Letter, black on white on paper. The print hides everything else of the page. */
export function Paper({ shopName, title, footer, children }: PaperProps) {
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <div className={styles.brand}>
          <img src="/art/mark.png" width="64" height="64" alt="" />
          <b>{shopName}</b>
        </div>
        <h1>{title}</h1>
      </header>
      {children}
      <footer className={styles.foot}>
        <span>{footer}</span>
        {/* On paper the browser counts the pages (paper.module.css). */}
        <span className={styles.screen}>Page 1 of 1</span>
      </footer>
    </article>
  );
}

interface PaperFactsProps {
  /** The heading of the lines at the left. */
  label: string;
  /** The first is the name. */
  lines: readonly string[];
  /** At the right. */
  facts: readonly { label: string; value: string }[];
}

/** For whom it is, and its data. */
export function PaperFacts({ label, lines, facts }: PaperFactsProps) {
  return (
    <div className={styles.facts}>
      <div>
        <h2>{label}</h2>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may have the same text, and none moves
          <p key={at}>{line}</p>
        ))}
      </div>
      <dl>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface PaperLinesProps {
  /** For those who do not see. */
  label: string;
  columns: readonly string[];
  /** As many cells as columns. */
  lines: readonly (readonly string[])[];
  /** From this column on they are figures. */
  numbersFrom: number;
}

/** The table of the lines. Its head is repeated on each printed page, and no row is broken. */
export function PaperLines({ label, columns, lines, numbersFrom }: PaperLinesProps) {
  function classOf(at: number) {
    return at >= numbersFrom ? styles.number : undefined;
  }
  return (
    <table className={styles.lines} aria-label={label}>
      <thead>
        <tr>
          {columns.map((name, at) => (
            <th key={name} scope="col" className={classOf(at)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((cells, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal, and none moves
          <tr key={line}>
            {cells.map((cell, at) => (
              <td key={columns[at]} className={classOf(at)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Words below the lines. */
export function PaperNote({ label, children }: { label: string; children: string }) {
  return (
    <p className={styles.note}>
      <b>{label}</b> {children}
    </p>
  );
}
