import { useState } from 'react';
import type { StoryPage } from '../../../../ui/story.ts';
import { AdminButton } from '../controls/admin-button.tsx';
import { FilterChip, ListTools } from '../list/list-tools.tsx';
import { Pager } from '../list/pager.tsx';
import { SearchField } from '../list/search-field.tsx';
import { ViewTabs } from '../list/view-tabs.tsx';
import { StatusChip } from '../signs/status-chip.tsx';
import { ORDER_LOOKS } from '../signs/status-looks.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTable } from './data-table.tsx';
import { RowLink } from './row-link.tsx';
import { useChoosing } from './use-choosing.ts';

interface Row {
  number: number;
  name: string;
  total: string;
  state: keyof typeof ORDER_LOOKS;
}

const ROWS: readonly Row[] = [
  { number: 2189, name: 'Maya Lindqvist', total: '$49.00', state: 'PAID' },
  { number: 2185, name: 'Imani Brooks', total: '$48.00', state: 'NEEDS_REVIEW' },
  { number: 2180, name: 'Henrik Aas', total: '$68.00', state: 'COMPLETED' },
];
const IDS = ROWS.map(({ number }) => String(number));

const COLUMNS: readonly DataColumn<Row>[] = [
  {
    id: 'number',
    header: 'Order',
    card: 'a',
    sort: 'descending',
    width: '90px',
    cell: ({ number }) => <RowLink to="/stories.html">#{number}</RowLink>,
  },
  { id: 'name', header: 'Customer', card: 'b', cell: ({ name }) => name },
  { id: 'total', header: 'Total', card: 'c', sort: 'descending', isNumber: true, cell: ({ total }) => total },
  { id: 'state', header: 'Status', card: 'z2', cell: ({ state }) => <StatusChip look={ORDER_LOOKS[state]} /> },
];

function useSort() {
  const [sort, setSort] = useState({ key: 'number', isDescending: true });
  return { sort, size: 25, setSort: (key: string) => setSort({ key, isDescending: sort.key !== key || !sort.isDescending }) };
}

function Orders() {
  const choosing = useChoosing(IDS, '');
  return (
    <div>
      <BulkBar choosing={choosing} totalCount={1189} rowCount={ROWS.length}>
        <AdminButton icon="i-truck">Buy labels</AdminButton>
      </BulkBar>
      <DataTable
        label="Orders, newest first"
        columns={COLUMNS}
        rows={ROWS}
        rowId={({ number }) => String(number)}
        nameOf={({ number }) => `order ${number}`}
        choosing={choosing}
        list={useSort()}
      />
      <Pager page={1} size={25} totalCount={1189} rowCount={25} onPage={() => {}} onSize={() => {}}>
        sum of this filter $45,731.60
      </Pager>
    </div>
  );
}

function Still({ rows, isOld }: { rows: readonly Row[] | undefined; isOld?: boolean }) {
  return (
    <DataTable
      label={rows ? 'Old orders' : 'Orders on their way'}
      columns={COLUMNS}
      rows={rows}
      rowId={({ number }) => String(number)}
      isOld={isOld}
      list={{ ...useSort(), size: 3 }}
    />
  );
}

export const page: StoryPage = {
  title: 'Portal list',
  surface: 'portal',
  stories: [
    {
      name: 'Views',
      Show: () => (
        <ViewTabs
          views={[
            { to: '/stories.html', label: 'All', count: 1189, isCurrent: true },
            { to: '/stories.html', label: 'Needs review', count: 3, mark: 's-dot', isCurrent: false },
          ]}
        />
      ),
    },
    {
      name: 'Search and filters',
      Show: () => (
        <ListTools end={<AdminButton icon="i-download">Export CSV</AdminButton>}>
          <SearchField label="Search orders" placeholder="Number, status, email or name" q="" onSearch={() => {}} />
          <AdminButton icon="i-filter">Filter</AdminButton>
          <FilterChip onRemove={() => {}}>Status: Refunded</FilterChip>
        </ListTools>
      ),
    },
    { name: 'Rows to choose from, with their pager', Show: Orders },
    { name: 'The first rows are on their way', Show: () => <Still rows={undefined} /> },
    { name: 'Other rows are on their way', Show: () => <Still rows={ROWS} isOld /> },
  ],
};
