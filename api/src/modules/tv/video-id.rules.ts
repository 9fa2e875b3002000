/** Hosts whose pages play a video that YouTube keeps, without "www." and the like. */
const HOSTS = /^((www|m|music)\.)?(youtube|youtube-nocookie)\.com$/;
const SHORT_HOST = 'youtu.be';
/** A path such as /embed/<id>; /watch has the id in its query. */
const PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const ID = /^[A-Za-z0-9_-]{11}$/;

/** The id of a video at YouTube, from the id or from an address that is copied there; null when it is neither. */
export function readVideoId(typed: string): string | null {
  const text = typed.trim();
  if (ID.test(text)) return text;
  const address = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const id = address && idInAddress(address);
  return id && ID.test(id) ? id : null;
}

function idInAddress({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === SHORT_HOST) return pathname.slice(1).replace(/\/$/, '');
  if (!HOSTS.test(hostname)) return null;
  return pathname === '/watch' ? searchParams.get('v') : (PATH.exec(pathname)?.[1] ?? null);
}
