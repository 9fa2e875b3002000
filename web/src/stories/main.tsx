// The layers of the style sheets are ordered by whichever comes first; the stories pull in the parts' own.
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '../lib/router.ts';
import { Stories } from './stories.tsx';

const root = document.getElementById('root');
if (root === null) throw new TypeError('The page has no #root');
createRoot(root).render(
  <BrowserRouter>
    <Stories />
  </BrowserRouter>,
);
