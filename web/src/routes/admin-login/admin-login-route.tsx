import { AdminLoginForm } from '../../features/account/entry/admin-login-form.tsx';
import { PageMeta } from '../../lib/head/page-meta.tsx';
import { useNavigate } from '../../lib/router.ts';
import { Window } from '../../ui/frames/window.tsx';
import { Host } from '../login/host.tsx';
import login from '../login/login.module.css';
import reset from '../reset-password/reset-password.module.css';

export function AdminLoginRoute() {
  const navigate = useNavigate();
  return (
    <div className={`page stack ${login.page}`}>
      <PageMeta title="Staff login" description="For the crew behind the counter." path="/admin-login" />
      <Window title="Staff only" level={1} icon="i-lock">
        <div className={login.columns}>
          <Host name="Night shift" sprite="darth" tint="#ff8f6a">
            Halt. Beyond this door are the beans, and I count them every night. Name and password, please.
          </Host>
          <div className={reset.side}>
            <AdminLoginForm onSignedIn={() => void navigate('/admin-coffee', { replace: true })} />
          </div>
        </div>
      </Window>
    </div>
  );
}
