import { showToast } from '../../../../ui/toast/toast-store.ts';

/** With Undo a toast stays longer: somebody has to read it, decide and reach it. */
const UNDO_MS = 10_000;

/** Says what has been done, with a button that takes it back (`Z` presses it). Undo is a new change, which the shop may refuse. */
export function showUndo({ title, description, undo }: { title: string; description?: string; undo: () => void }) {
  showToast({ title, description, tone: 'good', durationMs: UNDO_MS, action: { label: 'Undo', onPress: undo } });
}
