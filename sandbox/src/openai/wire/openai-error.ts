/** Errors in the shape that OpenAI's SDKs turn into their error classes. */
export class OpenAiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | null;
  readonly param: string | null;

  constructor(status: number, message: string, about: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.name = 'OpenAiError';
    this.status = status;
    this.type = about.type ?? 'invalid_request_error';
    this.code = about.code ?? null;
    this.param = about.param ?? null;
  }

  body(): object {
    return { error: { message: this.message, type: this.type, param: this.param, code: this.code } };
  }
}

export function badParam(param: string, complaint: string): OpenAiError {
  return new OpenAiError(400, `Invalid '${param}': ${complaint}`, { param, code: 'invalid_value' });
}
