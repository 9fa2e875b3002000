import { useState } from 'react';
import { dropCheckoutDraft } from '../../features/checkout/attempt/checkout-draft.ts';
import { problemOf } from '../../features/account/form/problem.ts';
import { useLogout } from '../../features/account/security/use-logout.ts';
import { loginUrl } from '../../features/account/session/safe-next.ts';
import { useMe } from '../../features/account/session/use-me.ts';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { Navigate, useLocation, useNavigate } from '../../lib/router.ts';
import { useHydrated } from '../../lib/use-hydrated.tsx';
import { Spinner } from '../../ui/signs/spinner.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { AccountPage } from './account-page.tsx';
import { AccountError } from './account-error.tsx';

export function AccountRoute() {
  return (
    <div className="page stack">
      <PageMeta title="My account" description="Your orders, and where you are signed in." path="/account" />
      {useHydrated() ? <Account /> : <Loading words="Loading your account..." />}
    </div>
  );
}

function Loading({ words }: { words: string }) {
  return (
    <Window title="My account" level={1} icon="i-heart">
      <Spinner>{words}</Spinner>
    </Window>
  );
}

function Account() {
  const me = useMe({ isCertain: true });
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  // Signed out on purpose, a person goes home and not to the login.
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave() {
    if (isLeaving) return;
    setIsLeaving(true);
    try {
      await logout();
      dropCheckoutDraft();
      showToast({ title: 'Logged Out', description: 'Come back when the cup is empty.', tone: 'good' });
      await navigate('/');
    } catch (error) {
      setIsLeaving(false);
      showToast({ title: 'Logout Failed', description: problemOf(error).message, tone: 'bad' });
    }
  }

  switch (me.kind) {
    case 'loading':
      return <Loading words="Loading your account..." />;
    case 'unknown':
      return <AccountError title="My account" onRetry={me.refetch} level={1} />;
    case 'signed-out':
      return isLeaving ? <Loading words="Logging out..." /> : <Navigate to={loginUrl(pathname + search)} replace />;
    case 'signed-in':
      return <AccountPage key={me.user.id} user={me.user} isLeaving={isLeaving} onLeave={() => void leave()} />;
  }
}
