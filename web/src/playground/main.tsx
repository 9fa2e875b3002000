import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './workers.ts';
import 'graphiql/style.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import './editor.css';
import { readFacts } from './facts.ts';
import { Playground } from './playground.tsx';

// Whoever came by a link of the portal goes back within one document for the browser, which is this one by now.
window.addEventListener('popstate', () => {
  if (!window.location.pathname.startsWith('/admin/playground')) window.location.reload();
});

const root = document.getElementById('root');
if (root === null) throw new TypeError('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Playground facts={readFacts(root)} />
  </StrictMode>,
);
