import { useSyncExternalStore } from 'react';

/** A number on a room's tab. */
export interface Bead {
  count: number;
  /** What is counted, for those who do not see the number's place: "need review". */
  words: string;
  /** "calm" counts what is there; "alert" what waits for somebody. */
  tone: 'alert' | 'calm';
}

const beads = new Map<string, Bead>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Puts a number on the tab of a room; none for a count of 0. Call it in an effect, with what a query has answered. */
export function publishBead(roomId: string, bead: Bead) {
  if (bead.count > 0) beads.set(roomId, bead);
  else beads.delete(roomId);
  for (const listener of listeners) listener();
}

/** At the end of a session: the numbers were somebody's. */
export function clearBeads() {
  beads.clear();
  for (const listener of listeners) listener();
}

export function useBead(roomId: string): Bead | undefined {
  return useSyncExternalStore(
    subscribe,
    () => beads.get(roomId),
    () => undefined,
  );
}
