import { useState } from 'react';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { FormDialog } from '../../../features/admin/kit/dialogs/form-dialog.tsx';
import { TextField } from '../../../features/admin/kit/form/field.tsx';
import { Note } from '../../../features/admin/kit/signs/note.tsx';
import styles from './staff.module.css';
import { useSecondFactor } from './use-second-factor.ts';

/** One's own authenticator app: turned on by a QR code, off by a code. */
export function OwnSecondFactor({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
  const { secret, codes, failure, begin, confirm, end, forget } = useSecondFactor(onChanged);
  const [isEnding, setIsEnding] = useState(false);
  const [code, setCode] = useState('');

  function close() {
    setCode('');
    setIsEnding(false);
    forget();
  }

  return (
    <section className={styles.own} aria-labelledby="own-second-factor">
      <h2 id="own-second-factor">Your authenticator app</h2>
      <p>
        {isOn
          ? 'Signing in needs your password and a code of the app.'
          : 'With an app, your password alone opens nothing. Any app for six-digit codes will do.'}
      </p>
      {isOn ? (
        <AdminButton onClick={() => setIsEnding(true)}>Turn it off</AdminButton>
      ) : (
        <AdminButton look="gold" icon="i-lock" onClick={() => void begin()}>
          Set up the app
        </AdminButton>
      )}
      {codes ? (
        <Note
          tone="warn"
          icon="i-key"
          title="Write these recovery codes down. They are not shown again."
          isLive
          actions={<AdminButton onClick={forget}>I have them</AdminButton>}
        >
          <ul className={styles.codes}>
            {codes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <p>Each signs you in once without the app.</p>
        </Note>
      ) : null}
      <FormDialog
        title="Set up the app"
        icon="i-lock"
        width={520}
        isOpen={secret !== null}
        onClose={close}
        verb="Turn it on"
        busyVerb="Checking..."
        missing={code.trim() === '' ? 'The code of the app is missing' : null}
        onSubmit={() => confirm(code).then((isDone) => (isDone ? setCode('') : undefined))}
      >
        {secret ? (
          <div className={styles.scan}>
            <svg viewBox={`0 0 ${secret.qrSize} ${secret.qrSize}`} role="img" aria-label="QR code for the authenticator app">
              <path d={secret.qrPath} />
            </svg>
            <div>
              <p>Scan the code with the app, or type this key into it:</p>
              <p className={styles.key}>{secret.secret}</p>
              <a href={secret.otpauthUrl}>Open the app on this device</a>
            </div>
          </div>
        ) : null}
        <CodeField value={code} error={failure} onChange={setCode} />
      </FormDialog>
      <FormDialog
        title="Turn the app off"
        icon="i-lock"
        width={440}
        isOpen={isEnding}
        onClose={close}
        verb="Turn it off"
        busyVerb="Checking..."
        missing={code.trim() === '' ? 'The code of the app is missing' : null}
        onSubmit={() => end(code).then((isDone) => (isDone ? close() : undefined))}
      >
        <CodeField value={code} error={failure} onChange={setCode} />
      </FormDialog>
    </section>
  );
}

function CodeField({ value, error, onChange }: { value: string; error: string | undefined; onChange: (code: string) => void }) {
  return (
    <TextField
      label="Code of the app"
      hint="Six digits."
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={20}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
