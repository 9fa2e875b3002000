import { useRoomQuery } from '../../../features/admin/kit/data/use-room-query.ts';
import { useKeys } from '../../../features/admin/kit/keys/use-keys.ts';
import { ListFailure } from '../../../features/admin/kit/list/list-failure.tsx';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { RoomSkeleton } from '../../../features/admin/kit/shell/room-skeleton.tsx';
import { StatusBar } from '../../../features/admin/kit/shell/status-bar.tsx';
import { Note } from '../../../features/admin/kit/signs/note.tsx';
import { AdminImportsDocument, type AdminImportsQuery } from '../../../generated/admin/import/graphql.ts';
import { AdminPage } from '../room/admin-page.tsx';
import styles from './choose/choose.module.css';
import { DropWindow } from './choose/drop-window.tsx';
import { useUpload } from './choose/use-upload.ts';
import { isAtWork, sizeWords } from './import-words.ts';
import { PastImports } from './parts/past-imports.tsx';
import { Steps } from './parts/steps.tsx';
import { useRepeated } from './use-repeated.ts';

const HINTS = [{ keys: ['N'], does: 'choose a file' }];

export function ImportRoute() {
  return (
    <AdminPage room="import" title="Import Data">
      <ImportRoom />
    </AdminPage>
  );
}

function ImportRoom() {
  const { data, failure, retry } = useRoomQuery(AdminImportsDocument, {});
  if (data) return <Choose data={data} refresh={retry} />;
  return (
    <AdminRoom title="Import Data">
      {failure ? (
        <ListFailure failure={failure} onRetry={retry} title="The imports did not come through">
          Nothing was changed.
        </ListFailure>
      ) : (
        <RoomSkeleton />
      )}
    </AdminRoom>
  );
}

function Choose({ data, refresh }: { data: AdminImportsQuery; refresh: () => void }) {
  const { adminImports: runs, adminImportOptions: options } = data;
  const { upload, refused, send, cancel } = useUpload({ maxBytes: options.maxBytes, onRefused: refresh });
  useRepeated(refresh, runs.some(({ state }) => isAtWork(state)) ? 2_000 : null);
  useKeys({ n: () => document.querySelector<HTMLInputElement>('input[type="file"]')?.click() });

  return (
    <AdminRoom
      title="Import Data"
      subtitle="old orders and customers from another shop"
      bar={<StatusBar hints={HINTS}>Up to {sizeWords(options.maxBytes)}; .csv</StatusBar>}
    >
      <Steps current="choose" />
      {refused ? (
        <Note tone="bad" title={refused.title}>
          <p>{refused.text}</p>
        </Note>
      ) : null}
      <div className={styles.pair}>
        <DropWindow
          title="Standard orders CSV"
          icon="i-receipt"
          isGold
          text="Drop the orders export here, as it comes: 15 columns or all 52, in any order."
          hint="Order number, Date created, Time, Total order quantity, Contact email, Note from customer, Additional checkout info, Item, Variant, SKU, Qty, Quantity refunded, Price, Weight, Custom text"
          upload={upload?.kind === 'STANDARD' ? upload : null}
          onFiles={(files) => void send('STANDARD', files)}
          onCancel={cancel}
        >
          <Note title="It replaces existing data">
            <p>
              Orders of an earlier standard import are replaced. Orders made in this shop, accounts, passwords and names are never touched.
              You see every number before it happens.
            </p>
          </Note>
        </DropWindow>
        <DropWindow
          title="AI-assisted CSV"
          icon="i-star"
          text="Drop any order or customer export. The columns are matched for you, and you have the last word."
          hint="Headers and masked samples alone go to the model, and only for columns the rules are unsure of. Rows never leave this shop."
          upload={upload?.kind === 'ASSISTED' ? upload : null}
          onFiles={(files) => void send('ASSISTED', files)}
          onCancel={cancel}
        >
          {options.hasModel ? null : (
            <Note tone="info" icon="i-key" title="No model key is set">
              <p>The rules match alone, then. They know the exports of {options.systemNames.length} shop systems.</p>
            </Note>
          )}
        </DropWindow>
      </div>
      <PastImports runs={runs} onChanged={refresh} />
    </AdminRoom>
  );
}
