import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { readFacts } from './facts.ts';
import { Playground } from './playground.tsx';

// After a client-side navigation from the portal, Back fires popstate in this document; the portal's page needs a reload.
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
