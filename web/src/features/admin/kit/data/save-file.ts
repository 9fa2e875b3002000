/** Lets the browser save something as a file. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Longer than the api takes for any file. */
const ANSWER_LIMIT_MS = 20_000;

interface SaveProblem {
  message: string;
  /** The shop lets this person have it no more: the session may have ended. */
  isDenied: boolean;
}

async function messageOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { message?: unknown } | null;
  return typeof body?.message === 'string' ? body.message : 'The shop could not make the file.';
}

/** Fetches a path of the shop and saves the answer. @returns null when it is saved, or why not. */
export async function saveAnswer(path: string, name: string): Promise<SaveProblem | null> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    if (!response.ok) return { message: await messageOf(response), isDenied: response.status === 401 || response.status === 403 };
    saveFile(name, await response.blob());
    return null;
  } catch {
    return { message: 'The shop did not answer.', isDenied: false };
  }
}
