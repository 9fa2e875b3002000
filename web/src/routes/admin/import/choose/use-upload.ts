import { useEffect, useRef, useState } from 'react';
import type { ImportKind } from '../../../../generated/admin/import/graphql.ts';
import { useNavigate } from '../../../../lib/router.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { hrefOf, sizeWords } from '../import-words.ts';
import { uploadFile, UploadFailed } from './upload-file.ts';

interface Refused {
  title: string;
  text: string;
}

/** A file on its way. */
export interface Upload {
  kind: ImportKind;
  fileName: string;
  /** Share that has been sent, 0 to 1. */
  sent: number;
}

/** How the shop begins its words about a file that is no CSV. */
const NO_CSV = 'Please upload a CSV file';

function failedTitle(kind: ImportKind): string {
  return kind === 'STANDARD' ? 'Import Failed' : 'AI Import Failed';
}

/** The upload of this tab: one at a time. A stored file leads to its next step. */
export function useUpload({ maxBytes, onRefused }: { maxBytes: number; onRefused: () => void }) {
  const navigate = useNavigate();
  const [upload, setUpload] = useState<Upload | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function refuse(title: string, text: string) {
    setRefused({ title, text });
    showToast({ title, description: text, tone: 'bad' });
  }

  async function send(kind: ImportKind, files: readonly File[]) {
    const [file] = files;
    if (!file || running.current) return;
    setRefused(null);
    if (files.length > 1) return refuse('One file at a time', 'Nothing was stored. Choose one of them.');
    if (file.size > maxBytes) {
      return refuse(
        `${file.name} is too large`,
        `It has ${sizeWords(file.size)}, and ${sizeWords(maxBytes)} is the most. Split it, please.`,
      );
    }
    const controller = new AbortController();
    running.current = controller;
    setUpload({ kind, fileName: file.name, sent: 0 });
    try {
      const run = await uploadFile({
        kind,
        file,
        onProgress: (sent) => setUpload({ kind, fileName: file.name, sent }),
        signal: controller.signal,
      });
      if (run.state === 'REFUSED') {
        const problem = run.problem ?? NO_CSV;
        refuse(problem.startsWith(NO_CSV) ? 'Invalid File Type' : failedTitle(kind), `${problem} Nothing was stored.`);
        onRefused();
      } else await navigate(hrefOf(run));
    } catch (error) {
      if (!controller.signal.aborted) {
        refuse(failedTitle(kind), error instanceof UploadFailed ? error.message : 'Upload failed');
      }
    } finally {
      running.current = null;
      setUpload(null);
    }
  }
  return { upload, refused, send, cancel: () => running.current?.abort() };
}
