import { useRef, useState } from 'react';
import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { showToast } from '../../../../ui/toast/toast-store.ts';

/** Uploads a PNG or WebP and says where it is. */
export function PictureButton({ onUploaded }: { onUploaded: (url: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function upload(file: File) {
    setIsBusy(true);
    try {
      const answer = await fetch('/api/admin/pictures', { method: 'POST', headers: { 'content-type': file.type }, body: file });
      const body = (await answer.json()) as { url: string; message?: string };
      if (!answer.ok) throw new TypeError(body.message);
      onUploaded(body.url);
    } catch (error) {
      showToast({ title: 'The picture was not taken', description: error instanceof Error ? error.message : '', tone: 'bad' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <AdminButton icon="i-upload" aria-disabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? 'Uploading...' : 'Upload a picture'}
      </AdminButton>
      <input
        ref={input}
        type="file"
        accept="image/png,image/webp"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void upload(file);
        }}
      />
    </>
  );
}
