import { useEffect } from 'react';
import plain from '../../routes/plain/plain.module.css';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useLocation } from '../../lib/router.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { DialogBox } from '../../ui/frames/dialog-box.tsx';
import { Window } from '../../ui/frames/window.tsx';

/** Stands in for a page that crashed or never arrived. One that only lacked a network comes back with it. */
export function SpilledPage({ isUnfetched, onRetry }: { isUnfetched: boolean; onRetry: () => void }) {
  const isOnline = useOnline();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isUnfetched) return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [isUnfetched, onRetry]);

  const title = isOnline ? 'This page spilled' : 'You are offline';
  return (
    <div className={`page stack ${plain.narrow}`}>
      <PageMeta title={title} description="Something is in the way of this page." path={pathname} isIndexed={false} />
      <Window title={title} level={1} icon="i-warning" role="alert">
        <DialogBox who="Barista" className={plain.words}>
          <p>
            {isOnline
              ? 'Something went wrong on this page. Your cart is safe. Try it once more, or take the way back.'
              : 'This page is still on the far side of the wire. It comes by itself once you are connected again. Your cart is safe.'}
          </p>
        </DialogBox>
        <div className={plain.actions}>
          <Button look="gold" onClick={onRetry}>
            Try again
          </Button>
          {pathname === '/' ? <ButtonLink to="/store">Visit store</ButtonLink> : <ButtonLink to="/">Back to home</ButtonLink>}
        </div>
      </Window>
    </div>
  );
}
