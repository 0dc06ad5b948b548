import type { Policy } from './locked-packages.ts';

const tool = 'A development tool: it is not part of the product.';
const listError = 'An error of the list: the advisory names other versions.';

/** Every listed version fails, regardless of its severity and even if the package is a development tool. */
export const policy: Policy = {
  licenses: [
    '0BSD',
    'Apache-2.0',
    'Apache-2.0 AND MIT',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'MPL-2.0',
    'OFL-1.1',
    'Python-2.0',
    'Unlicense',
    '(BSD-2-Clause OR MIT OR Apache-2.0)',
    '(MIT AND Zlib)',
    '(MIT OR CC0-1.0)',
    '(MIT OR GPL-3.0-or-later)',
  ],
  otherLicenses: [
    { name: 'limiter', license: null, reason: 'MIT, in an old form that the lock file does not copy.' },
    { name: 'png-js', license: null, reason: 'MIT, in its file LICENSE only.' },
    { name: 'fuzzy', license: null, reason: `MIT. ${tool}` },
    { name: 'valid-url', license: null, reason: `MIT. ${tool}` },
    { name: 'nrf-intel-hex', license: 'BSD', reason: 'BSD-3-Clause, in its file LICENSE.' },
    { name: 'url-template', license: 'BSD', reason: `BSD-3-Clause. ${tool}` },
    { name: 'deep-freeze', license: 'public domain', reason: tool },
    { name: '@cspell/dict-django', license: 'WTFPL', reason: tool },
    { name: '@cspell/dict-en-common-misspellings', license: 'CC BY-SA 4.0', reason: tool },
    { name: '@img/sharp-libvips-*', license: 'LGPL-3.0-or-later', reason: tool },
    { name: '@img/sharp-win32-*', license: 'Apache-2.0 AND LGPL-3.0-or-later', reason: tool },
    { name: '@img/sharp-wasm32', license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', reason: tool },
  ],
  exceptions: [
    { version: 'ms@2.1.3', reason: listError, until: '2027-05-31' },
    { version: 'ansi-styles@4.3.0', reason: `${listError} 6.2.2 was malicious.`, until: '2027-05-31' },
    { version: 'wrap-ansi@8.1.0', reason: `${listError} 9.0.1 was malicious.`, until: '2027-05-31' },
    { version: 'color@5.0.3', reason: `${listError} 5.0.1 was malicious.`, until: '2027-05-31' },
    { version: 'error-ex@1.3.4', reason: `${listError} 1.3.3 was malicious.`, until: '2027-05-31' },
    { version: 'synckit@0.9.2', reason: `${listError} 0.11.9 was malicious.`, until: '2027-05-31' },
    { version: '@pkgr/core@0.1.2', reason: `${listError} 0.2.8 was malicious.`, until: '2027-05-31' },
    {
      version: 'glob@10.5.0',
      reason: `${listError} 10.5.0 has the fix of GHSA-5j98-mcp5-4vw2.`,
      until: '2027-05-31',
    },
    {
      version: 'uuid@9.0.1',
      reason: `GHSA-w5hq-g745-h8pq is about v3, v5 and v6; gaxios calls only v4. ${tool}`,
      until: '2027-02-28',
    },
    {
      version: '@opentelemetry/core@1.30.1',
      reason: `firebase-tools uses it for Pub/Sub, which no test starts. ${tool}`,
      until: '2027-02-28',
    },
  ],
};
