import { useMemo } from 'react';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { TextField } from '../../../features/admin/kit/form/field.tsx';
import { FilterChip, ListTools } from '../../../features/admin/kit/list/list-tools.tsx';
import { NothingFound } from '../../../features/admin/kit/list/nothing-found.tsx';
import { formatCount } from '../../../features/admin/kit/list/pager.tsx';
import { SearchField } from '../../../features/admin/kit/list/search-field.tsx';
import { useListState } from '../../../features/admin/kit/list/use-list-state.ts';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { LIST_HINTS, StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';
import { ListBody } from '../../../features/admin/kit/table/list-body.tsx';
import { AdminAuditDocument } from '../../../generated/admin/audit/graphql.ts';
import { useShell } from '../../../lib/shell.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { ExportButton } from '../room/export-button.tsx';
import { auditColumns } from './audit-columns.tsx';
import { AUDIT_LIST, auditHref } from './audit-list.ts';
import styles from './audit.module.css';

export function AuditRoute() {
  return (
    <AdminPage room="audit" title="Audit log">
      <AuditLog />
    </AdminPage>
  );
}

function AuditLog() {
  const list = useListState(AUDIT_LIST);
  const { timeZone } = useShell().shop;
  const { hrefOf } = list;
  const columns = useMemo(() => auditColumns(timeZone, (actor) => hrefOf({ actor })), [timeZone, hrefOf]);
  const { from, to, actor } = list.filters;
  const { data, isOld, failure, retry } = useRoomQuery(AdminAuditDocument, {
    q: list.q,
    actor: actor ?? null,
    from: from ?? null,
    to: to ?? null,
    page: list.page,
    pageSize: list.size,
  });
  const page = failure ? undefined : data?.adminAudit;
  const subtitle = page ? `${formatCount(page.totalCount, page.isCountCapped)} lines; nothing in it can be changed or deleted` : 'counting';

  return (
    <AdminRoom
      title="Audit log"
      subtitle={failure ? 'not loaded' : subtitle}
      actions={page && page.totalCount > 0 ? <ExportButton href={auditHref(list)}>Export CSV</ExportButton> : null}
      bar={<StatusBar hints={LIST_HINTS} />}
    >
      <ListTools
        end={
          <div className={styles.days}>
            <Day label="From" value={from} onChange={(value) => list.setFilter('from', value)} />
            <Day label="To" value={to} onChange={(value) => list.setFilter('to', value)} />
          </div>
        }
      >
        <SearchField label="Search the audit log" placeholder="Action, order, coupon or value" q={list.q} onSearch={list.setQuery} />
        {actor ? <FilterChip onRemove={() => list.setFilter('actor', undefined)}>{`By ${actor}`}</FilterChip> : null}
      </ListTools>
      <ListBody
        thing="Audit log"
        list={list}
        failure={failure}
        onRetry={retry}
        page={page}
        isOld={isOld}
        columns={columns}
        nameOf={({ actorName, actor: who }) => actorName ?? who}
        blank={
          list.isNarrowed ? (
            <NothingFound onClear={list.clear}>No line of the log matches.</NothingFound>
          ) : (
            <Blank picture="/art/snickering-weasley.png" title="Nothing yet">
              <p>The first change of the staff shows up here.</p>
            </Blank>
          )
        }
      />
    </AdminRoom>
  );
}

function Day({ label, value, onChange }: { label: string; value: string | undefined; onChange: (value: string | undefined) => void }) {
  return <TextField label={label} type="date" value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)} />;
}
