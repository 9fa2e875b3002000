import { formatShopDay, formatShopMoment } from '../../../features/admin/kit/signs/shop-time.ts';
import type { DataColumn } from '../../../features/admin/kit/table/data-column.ts';
import { RowLink } from '../../../features/admin/kit/table/row-link.tsx';
import type { AdminAuditQuery } from '../../../generated/admin/audit/graphql.ts';
import styles from './audit.module.css';
import { changesOf, wordsFor } from './audit-list.ts';

export type AuditLine = AdminAuditQuery['adminAudit']['rows'][number];

function Changes({ line }: { line: AuditLine }) {
  return (
    <ul className={styles.changes}>
      {changesOf(line).map(({ field, before, after }) => (
        <li key={field}>
          <b>{field}</b> {before === null ? null : <del>{before}</del>} <span>{after}</span>
        </li>
      ))}
    </ul>
  );
}

/** @param timeZone the shop's. @param hrefOf the log of one person. */
export function auditColumns(timeZone: string, hrefOf: (actor: string) => string): readonly DataColumn<AuditLine>[] {
  return [
    {
      id: 'who',
      header: 'Who',
      card: 'ab',
      width: '16%',
      cell: ({ actor, actorName }) => <RowLink to={hrefOf(actor)}>{actorName ?? actor}</RowLink>,
    },
    {
      id: 'time',
      header: 'When',
      card: 'e',
      isUnbroken: true,
      width: '128px',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} title={formatShopDay(createdAt, timeZone)}>
          {formatShopMoment(createdAt, timeZone)}
        </time>
      ),
    },
    { id: 'action', header: 'What', card: 'd', width: '18%', cell: ({ action }) => wordsFor(action) },
    { id: 'subject', header: 'On what', card: 'e', width: '14%', cell: ({ subject }) => subject },
    { id: 'change', header: 'Before and after', card: 'd', cell: (line) => <Changes line={line} /> },
  ];
}
