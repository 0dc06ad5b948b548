import { expect, test } from 'vitest';
import { describeBrowser } from '#domain/identity/sessions/describe-browser.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/128.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/128.0.0.0 Safari/537.36 Edg/128.0`,
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 Version/17.5 Safari/605.1',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1 CriOS/128.0 Mobile Safari/604.1',
    'Chrome on iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${webKit} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:129.0) Gecko/20100101 Firefox/129.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/127.0 Safari/537.36 OPR/113.0`, 'Opera on Windows'],
  ['Firefox/129.0', 'Firefox'],
  ['curl/8.5.0 (Linux)', 'Linux'],
  ['curl/8.5.0', null],
  ['', null],
])('[ORG-7] %s', (userAgent, words) => {
  expect(describeBrowser(userAgent)).toBe(words);
});
