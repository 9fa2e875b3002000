import type { NormalizedCacheObject } from '@apollo/client';
import type { ShellConfig } from '../lib/shell.ts';

/** What the server hands to the browser inside the page. */
export interface PageState {
  shell: ShellConfig;
  cache: NormalizedCacheObject;
}

export const STATE_ELEMENT_ID = 'state';

/** JSON that no text in it can break out of its script element. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', '\\u003c');
}

export function readState(): PageState | null {
  const text = document.getElementById(STATE_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
