import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import busboy from 'busboy';
import { InvalidInput } from '../../../platform/lib/access-errors.ts';
import { MOST_FILE_BYTES } from '../file/stored-file.ts';
import type { UploadedFile } from './store-file.ts';

const FIELD = 'file';

/**
 * The one file of a multipart form (RFC 7578), handed to `store` while it comes. @throws InvalidInput for another form, and what `store` throws
 */
export function receiveFile<T>(
  req: IncomingMessage,
  store: (file: Pick<UploadedFile, 'fileName' | 'mediaType' | 'bytes'>) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let parser: busboy.Busboy;
    try {
      parser = busboy({
        headers: req.headers,
        limits: { files: 1, fields: 10, fieldSize: 1_000, parts: 12, fileSize: MOST_FILE_BYTES + 1 },
      });
    } catch {
      return reject(new InvalidInput('Please send the file as multipart/form-data, in the field "file".'));
    }
    let stored: Promise<T> | null = null;
    let bytes: PassThrough | null = null;
    function fail(error: Error): void {
      req.unpipe(parser);
      // What is still on its way is read and dropped, so that the client gets to the answer.
      req.resume();
      bytes?.destroy(error);
      if (stored === null) reject(error);
    }
    parser.on('file', (name, stream, { filename, mimeType }) => {
      if (name !== FIELD) {
        stream.resume();
        return fail(new InvalidInput(`The field of the file is called "${FIELD}".`));
      }
      bytes = new PassThrough();
      // The reader sees the error; without a listener it would end the process.
      bytes.on('error', () => undefined);
      // The file ends with the form: one that goes on may have another file.
      stream.pipe(bytes, { end: false });
      stream.on('error', (error) => bytes!.destroy(error));
      stored = store({ fileName: filename ?? '', mediaType: mimeType, bytes });
      stored.then(resolve, reject).finally(() => {
        // What comes of a refused file is dropped, or it would be kept in memory.
        stream.unpipe();
        bytes?.destroy();
        stream.resume();
      });
    });
    parser.on('filesLimit', () => fail(new InvalidInput('Please send one file.')));
    parser.on('error', () => fail(new InvalidInput('The form cannot be read.')));
    parser.on('close', () => {
      bytes?.end();
      if (stored === null) reject(new InvalidInput(`Please send a file in the field "${FIELD}".`));
    });
    req.on('aborted', () => fail(new InvalidInput('The upload was cut off.')));
    req.on('error', fail);
    req.pipe(parser);
  });
}
