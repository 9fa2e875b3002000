/**
 * The code that every page needs comes in three parts, which the browser evaluates one after the other: a slow phone answers
 * between them. The page asks for all of them at once (page-template.ts).
 */
async function run(root: HTMLElement) {
  const { createRoot, hydrateRoot } = await import('react-dom/client');
  const { createBrowserClient } = await import('./apollo-client.ts');
  const { start } = await import('./start.tsx');
  await start(root, { createRoot, hydrateRoot, createBrowserClient });
}

const root = document.getElementById('root');
if (root === null) throw new TypeError('The page has no #root');
// Not awaited here: the chunks of the routes import this one's neighbours, which would wait for each other.
void run(root);
