import { Paper, PaperFacts, PaperLines, PaperNote } from '../../../features/admin/kit/paper/paper.tsx';
import type { AdminInvoiceQuery } from '../../../generated/admin/invoice/graphql.ts';
import styles from './invoice.module.css';

type InvoicePaper = AdminInvoiceQuery['adminInvoice']['paper'];

/** Item and grind are words; quantity, price and amount are figures. */
const NUMBERS_FROM = 2;

/** The invoice as it is printed. Its texts are those of the PDF, in the same order. */
export function InvoiceSheet({ paper }: { paper: InvoicePaper }) {
  const { total, stamp } = paper;
  return (
    <Paper shopName={paper.shopName} title={paper.title} footer={paper.footer}>
      <PaperFacts label={paper.billedToLabel} lines={paper.billedTo} facts={paper.facts} />
      <PaperLines label="Lines" columns={paper.columns} lines={paper.lines} numbersFrom={NUMBERS_FROM} />
      <div className={styles.end}>
        <dl className={styles.sums}>
          {paper.sums.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{total.label}</dt>
            <dd>{total.value}</dd>
          </div>
        </dl>
        <p className={stamp === 'VOID' ? `${styles.stamp} ${styles.void}` : styles.stamp}>{stamp}</p>
      </div>
      {paper.notes ? <PaperNote label={paper.notesLabel}>{paper.notes}</PaperNote> : null}
    </Paper>
  );
}
