import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../process/root.ts';

/** An editor that writes a new file and renames it makes several events. */
const SAME_SAVE_MS = 30;

/** Calls `onChanged` with the files below the folders that changed, as paths from the root, one call after the other. */
export function watchSources(
  folders: readonly string[],
  onChanged: (changed: ReadonlySet<string>) => Promise<void>,
  parent = root,
): { stop(): Promise<void> } {
  let changed = new Set<string>();
  let isCalling = false;
  async function callOn(): Promise<void> {
    if (isCalling) return;
    isCalling = true;
    while (changed.size > 0) {
      await pause(SAME_SAVE_MS);
      const batch = changed;
      changed = new Set();
      await onChanged(batch);
    }
    isCalling = false;
  }
  const watchers = folders.map((folder) =>
    watch(join(parent, folder), { recursive: true }, (_event, name) => {
      if (name === null) return;
      changed.add(join(folder, name));
      void callOn();
    }),
  );
  return {
    async stop() {
      for (const watcher of watchers) watcher.close();
    },
  };
}
