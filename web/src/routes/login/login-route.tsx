import { useState } from 'react';
import { LoginForm } from '../../features/account/entry/login-form.tsx';
import { RegisterForm } from '../../features/account/entry/register-form.tsx';
import { ResetRequestForm } from '../../features/account/entry/reset-request-form.tsx';
import { LookUpBox } from '../../features/account/look-up/look-up-box.tsx';
import { safeNext } from '../../features/account/session/safe-next.ts';
import { useMe } from '../../features/account/session/use-me.ts';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { Navigate, useSearchParams } from '../../lib/router.ts';
import { useHydrated } from '../../lib/use-hydrated.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { NeedsScript } from '../../ui/signs/needs-script.tsx';
import { Host } from './host.tsx';
import { greetingFor, tabOf, TABS } from './login-tabs.ts';
import type { Tab } from './login-tabs.ts';
import styles from './login.module.css';

const FORMS = { login: LoginForm, register: RegisterForm, reset: ResetRequestForm };

export function LoginRoute() {
  const me = useMe();
  const [params, setParams] = useSearchParams();
  const [email, setEmail] = useState('');
  // The server's page is one for all addresses of the login, so tab and way back join in after hydration.
  const isHydrated = useHydrated();
  const tab = tabOf(isHydrated ? params.get('tab') : null);
  const next = safeNext(isHydrated ? params.get('next') : null);
  // Also the way on for somebody who has just signed in, with whichever tab.
  if (me.kind === 'signed-in') return <Navigate to={next} replace />;

  function show(wanted: Tab) {
    setParams(
      (old) => {
        if (wanted === 'login') old.delete('tab');
        else old.set('tab', wanted);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const Form = FORMS[tab];
  return (
    <div className={`page stack ${styles.page}`}>
      <PageMeta
        title="Log in or open an account"
        description="Sign in to talk to the coffees and to find your orders, open an account, or get a new password by mail."
        path="/login"
      />
      <Window title="Player login" level={1} icon="i-lock">
        <NeedsScript what="Signing in" />
        <div className={styles.columns} data-live="">
          <Host name="Captain" sprite="captains-choice" tint="#7fb8ff">
            {greetingFor(tab, next)}
          </Host>
          <Tabs label="What would you like to do?" tabs={TABS} current={tab} onChange={show}>
            <Form
              key={tab}
              email={email}
              onEmail={(event) => setEmail(event.target.value)}
              footer={
                tab === 'login' ? (
                  <p className={styles.ways}>
                    <Button look="quiet" onClick={() => show('reset')}>
                      Forgot your password?
                    </Button>
                    <Button look="quiet" onClick={() => show('register')}>
                      New here?
                    </Button>
                  </p>
                ) : null
              }
            />
          </Tabs>
        </div>
      </Window>
      <div data-live="">
        <LookUpBox />
      </div>
    </div>
  );
}
