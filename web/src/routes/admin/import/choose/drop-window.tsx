import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { Window } from '../../../../ui/frames/window.tsx';
import { Bar } from '../parts/bar.tsx';
import styles from './choose.module.css';
import type { Upload } from './use-upload.ts';

interface DropWindowProps {
  title: string;
  icon: 'i-receipt' | 'i-star';
  isGold?: boolean;
  /** What can be dropped. */
  text: string;
  hint: string;
  /** Of this window; null: none is on its way. */
  upload: Upload | null;
  onFiles: (files: readonly File[]) => void;
  onCancel: () => void;
  /** What is good to know. */
  children: ReactNode;
}

/** A place to drop a file, with a button that chooses one. */
export function DropWindow(props: DropWindowProps) {
  const { title, icon, isGold = false, text, hint, upload, onFiles, onCancel, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <Window title={title} icon={icon}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is for pointers; the button does the same */}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        {upload === null ? (
          <>
            <img src={`/art/${icon}.png`} width="48" height="48" alt="" />
            <p>{text}</p>
            <AdminButton
              look={isGold ? 'gold' : 'latte'}
              icon="i-upload"
              aria-label={`Choose CSV file: ${title}`}
              onClick={() => input.current?.click()}
            >
              Choose CSV file
            </AdminButton>
            <p className={styles.hint}>{hint}</p>
          </>
        ) : (
          <>
            <p>
              <b>{upload.fileName}</b> {upload.sent < 1 ? 'is on its way' : 'is being read'}
            </p>
            <Bar label="Upload" percent={Math.floor(upload.sent * 100)} />
            <AdminButton onClick={onCancel}>Cancel the upload</AdminButton>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={title}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          onFiles(files);
        }}
      />
      {children}
    </Window>
  );
}
