import { useMemo, useState } from 'react';
import { AdminButton, AdminLink } from '../../../features/admin/kit/controls/admin-button.tsx';
import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { StatusChip } from '../../../features/admin/kit/signs/status-chip.tsx';
import type { DataColumn } from '../../../features/admin/kit/table/data-column.ts';
import { DataTable } from '../../../features/admin/kit/table/data-table.tsx';
import { RowLink } from '../../../features/admin/kit/table/row-link.tsx';
import { AdminTvDocument } from '../../../generated/admin/tv/graphql.ts';
import type { EditedShowFragment } from '../../../generated/admin/tv/graphql.ts';
import { AdminPage } from '../room/admin-page.tsx';
import { ShowDialog } from './show-dialog.tsx';

export function TvRoute() {
  return (
    <AdminPage room="tv" title="Television">
      <TvShows />
    </AdminPage>
  );
}

const HINTS = [
  { keys: ['J', 'K'], does: 'down, up' },
  { keys: ['Enter', 'E'], does: 'edit' },
];
const VIDEO = { word: 'Video', mark: 's-check', tone: 'done' } as const;
const REEL = { word: 'Own reel', mark: 's-dot', tone: 'plain' } as const;

function columnsOf(edit: (show: EditedShowFragment) => void): readonly DataColumn<EditedShowFragment>[] {
  return [
    { id: 'channel', header: 'Channel', card: 'e', cardLabel: 'CH.', width: '90px', cell: ({ channel }) => channel },
    { id: 'title', header: 'Title', card: 'ab', cell: (show) => <RowLink onOpen={() => edit(show)}>{show.title}</RowLink> },
    { id: 'season', header: 'Season', card: 'e', cell: ({ season, era }) => `${season}, ${era}` },
    { id: 'plays', header: 'Plays', card: 'c', width: '150px', cell: ({ videoId }) => <StatusChip look={videoId ? VIDEO : REEL} /> },
    { id: 'video', header: 'Video', card: 'd', isUnbroken: true, cell: ({ videoId }) => videoId },
    {
      id: 'deeds',
      header: 'Change',
      card: 'z',
      width: '120px',
      cell: (show) => (
        <AdminButton icon="i-pencil" aria-label={`Edit ${show.title}`} onClick={() => edit(show)}>
          Edit
        </AdminButton>
      ),
    },
  ];
}

function TvShows() {
  const { data, failure, retry } = useRoomQuery(AdminTvDocument, {});
  const [edited, setEdited] = useState<EditedShowFragment | null>(null);
  const columns = useMemo(() => columnsOf(setEdited), []);
  const shows = failure ? undefined : data?.adminTvShows;
  return (
    <AdminRoom
      title="Television"
      subtitle={failure ? 'not loaded' : shows ? `${shows.length} channels. A change shows in the open shop within seconds.` : 'counting'}
      actions={
        <AdminLink to="/watch-tv" icon="i-eye">
          Watch TV
        </AdminLink>
      }
      bar={<StatusBar hints={HINTS} />}
    >
      {failure ? (
        <ListFailure failure={failure} onRetry={retry} />
      ) : (
        <DataTable
          label="Shows, by channel"
          columns={columns}
          rows={shows}
          rowId={({ id }) => id}
          nameOf={({ title }) => title}
          onEdit={(id) => setEdited(shows?.find((show) => show.id === id) ?? null)}
        />
      )}
      <ShowDialog show={edited} onClose={() => setEdited(null)} />
    </AdminRoom>
  );
}
