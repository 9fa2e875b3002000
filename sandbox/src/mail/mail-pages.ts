import { html, htmlPage, type Markup } from '../http/html-page.ts';
import type { MailRow } from '../store/mail-rows.ts';

const TABS = ['html', 'text', 'source'] as const;

function timeText(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}

/** Links are relative, so that the pages work under a prefix too: the inbox is `mail`, a mail `mail/<id>`. */
function frame(title: string, inbox: string, body: Markup): Markup {
  return html`<header class="bar"><a class="bar__name" href="${inbox}">Sandbox mail</a><span>Caught here, never delivered</span></header>
    <main class="page">
      <section class="win">
        <h1 class="win__title">${title}</h1>
        <div class="win__body">${body}</div>
      </section>
    </main>`;
}

export function inboxPage(mails: MailRow[]): string {
  const rows = mails.map(
    ({ id, subject, to, from, receivedAt }) =>
      html`<li class="mail">
        <a class="mail__subject" href="mail/${id}">${subject || '(no subject)'}</a> <span class="mail__line">to ${to.join(', ')}</span
        ><span class="mail__line">from ${from}</span><time class="mail__time" datetime="${receivedAt}">${timeText(receivedAt)}</time>
      </li>`,
  );
  const body =
    mails.length === 0
      ? html`<p class="empty">No mail yet. Whatever the shop sends lands here.</p>`
      : html`<ol class="mails">
          ${rows}
        </ol>`;
  return htmlPage({ title: `Sandbox mail (${mails.length})`, root: '', body: frame(`Inbox: ${mails.length}`, 'mail', body) });
}

export function mailPage(mail: MailRow, tab: string): string {
  const shown = TABS.find((one) => one === tab) ?? 'text';
  const tabs = TABS.map(
    (one) =>
      html`<a class="tab" href="?tab=${one}" ${one === shown ? html` aria-current="page"` : null}
        >${one === 'html' ? 'HTML' : one === 'text' ? 'Text' : 'Source'}</a
      >`,
  );
  const content =
    shown === 'html'
      ? mail.html
        ? html`<iframe
            class="mailframe"
            title="HTML of the mail: ${mail.subject}"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            src="${mail.id}/frame"
          ></iframe>`
        : html`<p class="empty">This mail has no HTML part.</p>`
      : html`<pre class="plain" tabindex="0" aria-label="${shown === 'text' ? 'Text' : 'Source'} of the mail">
${shown === 'text' ? mail.text : mail.source}</pre>`;
  const attachments =
    mail.attachments.length > 0 &&
    html`<dt>Attached</dt>
      <dd>${mail.attachments.map(({ filename, bytes }) => `${filename ?? 'unnamed'} (${Math.ceil(bytes / 1024)} KB)`).join(', ')}</dd>`;
  const body = html`<dl class="facts">
      <dt>From</dt>
      <dd>${mail.from}</dd>
      <dt>To</dt>
      <dd>${mail.to.join(', ')}</dd>
      <dt>Received</dt>
      <dd>${timeText(mail.receivedAt)}</dd>
      <dt>Message-ID</dt>
      <dd>${mail.messageId}</dd>
      ${attachments}
    </dl>
    <nav class="tabs" aria-label="Parts of the mail">${tabs}</nav>
    ${content}
    <p><a href="../mail">Back to the inbox</a></p>`;
  return htmlPage({
    title: `${mail.subject || '(no subject)'} - sandbox mail`,
    root: '../',
    body: frame(mail.subject || '(no subject)', '../mail', body),
  });
}

export function missingMailPage(): string {
  return htmlPage({
    title: 'No such mail',
    root: '../',
    body: frame(
      'No such mail',
      '../mail',
      html`<p>It was never caught, or it made room for newer mail.</p>
        <p><a href="../mail">Back to the inbox</a></p>`,
    ),
  });
}

/** Embedded images (cid:) become data: URLs; links open outside the iframe. */
export function mailFrame({ html: markup, attachments }: MailRow): string {
  const inlined = attachments.reduce((text, { contentId, contentType, content }) => {
    if (!contentId || content === null) return text;
    return text.replaceAll(`cid:${contentId.replaceAll(/[<>]/g, '')}`, `data:${contentType};base64,${content}`);
  }, markup);
  return `<base target="_blank">${inlined}`;
}
