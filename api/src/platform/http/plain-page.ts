import { createHash } from 'node:crypto';
import { shop } from '../config/shop.ts';

/** For text between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const headings: Record<number, string> = {
  404: '404 Page Not Found',
  429: 'One cup at a time, please',
  503: 'The kettle is still heating up',
};

const styleSheet = `
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#1b1033;color:#fff4dc;font:18px/1.5 "Courier New",monospace}
main{max-width:32rem;margin:1rem;padding:2rem;border:4px solid #ffb347;background:#2b1a4f;box-shadow:8px 8px 0 #0b0618}
h1{margin-top:0;font-size:1.5rem;color:#ffb347}
a{color:#7ff0ff}
small{opacity:.8}
`;
/** The style element of the plain page, as a source of its content security policy. */
export const plainPageStyle = `'sha256-${createHash('sha256').update(styleSheet).digest('base64')}'`;

/** A page that needs nothing but itself, for when the real ones can't be made. */
export function plainPage(status: number, message: string, requestId: string | null): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(headings[status] ?? 'We spilled something')} - ${escapeHtml(shop.name)}</title>
<style>${styleSheet}</style>
</head>
<body>
<main>
<h1>${escapeHtml(headings[status] ?? 'We spilled something')}</h1>
<p>${escapeHtml(message)}</p>
<p><a href="/">Back to the front door</a></p>
${requestId ? `<p><small>If you write to us, mention ${escapeHtml(requestId)}.</small></p>` : ''}
</main>
</body>
</html>
`;
}
