/** A cookie jar over fetch: stores the shop's cookies and sends them with each request. */
export interface BrowserSession {
  readonly cookies: ReadonlyMap<string, string>;
  get<T = Record<string, unknown>>(path: string): Promise<{ status: number; body: T; headers: Headers }>;
  post<T = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: T; headers: Headers }>;
  send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: T; headers: Headers }>;
  graphql<T = Record<string, unknown>>(query: string, variables?: Record<string, unknown>): Promise<T>;
  /** Another browser with the same cookies, as a stolen or replayed cookie. */
  copy(): BrowserSession;
}

export function openBrowser(
  baseUrl: string,
  initial: ReadonlyMap<string, string> = new Map(),
  /** Sent with every request, e.g. the headers of an edge. */
  always: Readonly<Record<string, string>> = {},
): BrowserSession {
  const cookies = new Map(initial);
  async function send(path: string, init: RequestInit = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, baseUrl), {
      ...init,
      redirect: 'manual',
      headers: { 'user-agent': 'test browser', ...always, ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=', 2);
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  async function answer<T>(response: Response) {
    return {
      status: response.status,
      body: (await response.json().catch(() => ({}))) as T,
      headers: response.headers,
    };
  }
  const sendJson: BrowserSession['send'] = async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    answer<T>(
      await send(path, {
        method,
        headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  const post: BrowserSession['post'] = (path, body = {}, headers = {}) => sendJson('POST', path, body, headers);
  return {
    cookies,
    get: async <T>(path: string) => answer<T>(await send(path)),
    post,
    send: sendJson,
    async graphql<T>(query: string, variables: Record<string, unknown> = {}) {
      const { body, status } = await post<{ data?: T; errors?: unknown }>('/graphql', { query, variables });
      if (!body.data) throw new Error(`GraphQL ${status}: ${JSON.stringify(body.errors)}`);
      return body.data;
    },
    copy: () => openBrowser(baseUrl, cookies, always),
  };
}
