const KEY = 'brew-quest:reloaded';
const AGAIN_AFTER_MS = 60_000;

/** Notes the attempt; false if this page was reloaded a moment ago, or nothing can be noted, since either could go on for ever. */
function mayReload(): boolean {
  try {
    const [path, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (path === location.pathname && Date.now() - Number(at) < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(KEY, `${location.pathname} ${Date.now()}`);
    return true;
  } catch {
    return false;
  }
}

/** Loads the document anew, if the shop answers at all: else this page, which says what is wrong, is the better one. */
export async function reload(): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (answer !== undefined && answer.status < 500) location.reload();
}

/** After a deploy the page names files that are gone; a fresh one names the new. Once, so that it cannot go on for ever. */
export function reloadOnce() {
  if (mayReload()) void reload();
}
