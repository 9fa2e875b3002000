import type { Settings } from './settings.ts';

/** The table printed after the start. Without a sandbox it lists no demo accounts and no mail inbox. */
export function banner({ port, sandboxPort, dataDir, needsSandbox }: Settings): string {
  const origin = `http://localhost:${port}`;
  const {
    SMTP_URL,
    STRIPE_SECRET_KEY,
    SHIPPO_API_KEY,
    OPENAI_API_KEY,
    OPENAI_BASE_URL,
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    COFFEE_ADMIN_USERNAME,
    COFFEE_ADMIN_PASSWORD,
  } = process.env;
  const rows: [string, string][] = [
    ['Shop', origin],
    ['Admin', `${origin}/admin`],
    ['GraphQL playground', `${origin}/admin/playground`],
  ];
  if (needsSandbox && !SMTP_URL) rows.push(['Caught mail', `http://localhost:${sandboxPort}/mail`]);
  rows.push(['Data and logs', dataDir], ['', '']);
  if (STRIPE_SECRET_KEY) {
    if (ADMIN_EMAIL) rows.push(['Administrator', ADMIN_EMAIL]);
  } else {
    rows.push([
      'Administrator',
      ADMIN_EMAIL ?? `captain@brewquest.example  ${ADMIN_PASSWORD ? '(your password)' : 'grind-the-beans-2001'}`,
    ]);
    rows.push(['Coffee admin', COFFEE_ADMIN_USERNAME ?? `barista  ${COFFEE_ADMIN_PASSWORD ? '(your password)' : 'steam-wand-2001'}`]);
    rows.push(['Test card', '4242 4242 4242 4242, any future date, any CVC; nobody is charged']);
  }
  const stoodIn = [
    !STRIPE_SECRET_KEY && 'Stripe',
    !SHIPPO_API_KEY && 'Shippo',
    !OPENAI_API_KEY && !OPENAI_BASE_URL && 'OpenAI',
    !SMTP_URL && 'mail',
  ].filter(Boolean);
  if (needsSandbox) rows.push(['Sandbox stands in for', stoodIn.join(', ')]);
  return rows.map(([name, value]) => (name ? `  ${name.padEnd(22)} ${value}` : '')).join('\n');
}
