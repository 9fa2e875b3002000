import { mkdtempSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { freePort } from '../process/free-port.ts';
import { answerRestarts } from './answer-restarts.ts';

test('requests during a restart are answered with "restarting", and one line is printed', async () => {
  const [apiPort, port] = [await freePort(), await freePort()];
  const silent = createLogger('silent');
  const [info, error] = [vi.spyOn(silent, 'info'), vi.spyOn(silent, 'error')];
  const { logger, configure } = answerRestarts(silent);
  const server = await createServer({
    configFile: false,
    root: mkdtempSync(join(tmpdir(), 'brew-dev-')),
    customLogger: logger,
    server: { port, host: '127.0.0.1', ws: false, watch: null, proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, configure } } },
  });
  await server.listen();
  function restarting(): number {
    return info.mock.calls.filter(([text]) => text === 'the api is restarting').length;
  }
  function ask(): Promise<Response> {
    return fetch(`http://127.0.0.1:${port}/api/x`);
  }
  const api = createHttpServer((_request, response) => response.end('up'));
  try {
    for (const _time of [1, 2]) {
      const answer = await ask();
      expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('restarting')]);
    }
    expect(restarting()).toBe(1);
    expect(error).not.toHaveBeenCalled();
    await new Promise<void>((resolve) => {
      api.listen(apiPort, '127.0.0.1', resolve);
    });
    expect(await (await ask()).text()).toBe('up');
  } finally {
    api.close();
    await server.close();
  }
});
