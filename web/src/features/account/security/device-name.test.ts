import { expect, it } from 'vitest';
import { deviceName } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';

it.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0`, 'Firefox on Windows'],
  [`${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`, 'Edge on Windows'],
  [`${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1`, 'Safari on iPhone'],
  [`${MOZILLA} (Linux; Android 16) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['curl/8.0', 'An unknown program'],
  ['', 'An unknown program'],
])('calls %j %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
