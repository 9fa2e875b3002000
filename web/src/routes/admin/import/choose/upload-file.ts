import { print } from '@apollo/client/utilities';
import { type ImportKind, UploadImportDocument, type UploadImportMutation } from '../../../../generated/admin/import/graphql.ts';
import { reportNotAllowed } from '../../../../lib/not-allowed.ts';

type Uploaded = UploadImportMutation['uploadImport'];

/** Why no answer came, as a sentence. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
}

interface Answer {
  data?: UploadImportMutation | null;
  errors?: { message: string; extensions?: { code?: string } }[];
  message?: string;
}

function formOf(kind: ImportKind, file: File): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: print(UploadImportDocument), variables: { kind, file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  form.append('0', file);
  return form;
}

interface UploadOptions {
  kind: ImportKind;
  file: File;
  /** @param sent share that has been sent, 0 to 1 */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads a file by GraphQL (https://github.com/jaydenseric/graphql-multipart-request-spec). XMLHttpRequest, since fetch says nothing of the
 * bytes that were sent. @throws UploadFailed
 */
export function uploadFile({ kind, file, onProgress, signal }: UploadOptions): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    function fail(message: string) {
      reject(new UploadFailed(message));
    }
    request.open('POST', '/graphql/upload');
    request.setRequestHeader('Apollo-Require-Preflight', 'true');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => fail('The connection broke off. Nothing was stored.');
    request.onabort = () => fail('The upload was canceled. Nothing was stored.');
    request.onload = () => {
      const answer = request.response as Answer | null;
      const code = answer?.errors?.[0]?.extensions?.code;
      if (code === 'NOT_ALLOWED' || code === 'NOT_SIGNED_IN' || request.status === 403) reportNotAllowed();
      if (answer?.data) resolve(answer.data.uploadImport);
      else fail(answer?.errors?.[0]?.message ?? answer?.message ?? 'Upload failed');
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(formOf(kind, file));
  });
}
