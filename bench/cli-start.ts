// Measures the start of the production build of the command line, relative to a bare Node. Usage: node bench/cli-start.ts [rounds]
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serverFolder, settingsFolder } from '#cli/settings-folder.ts';
import { checkRatio } from './gates.ts';
import { ratio, spread } from './medians.ts';
import { sized } from './sized.ts';

const rounds = sized(process.argv[2], 21, 1);
/** The maximum time of a command, relative to a bare Node. */
const gate = 6;
const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** A server that responds immediately, so that the bench measures only the command. */
const profile = {
  data: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@lovelace.test',
    accountType: 'teacher',
    phoneNumber: null,
    schoolOrDistrict: null,
    displayName: null,
    roleTitle: null,
    gradesTaught: [],
  },
};
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(profile));
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address() as AddressInfo;
const address = `http://127.0.0.1:${port}`;

const home = mkdtempSync(path.join(tmpdir(), 'blockyard-bench-'));
const settings = settingsFolder({ env: {}, platform: process.platform, homeFolder: home });
const folder = serverFolder(settings, address);
mkdirSync(folder, { recursive: true });
const tokens = { accessToken: 'access', refreshToken: 'refresh', expiresAt: Date.now() + 3_600_000 };
writeFileSync(path.join(folder, 'device-tokens.json'), JSON.stringify(tokens), { mode: 0o600 });

const built = path.join(root, 'dist/production/cli/blockyard.js');
const source = path.join(root, 'src/cli/main.ts');
const commands: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  'blockyard --help': [built, '--help'],
  'blockyard whoami': [built, 'whoami', '--server', address],
  'the same from its sources': [source, 'whoami', '--server', address],
};

const times = new Map<string, number[]>(Object.keys(commands).map((name) => [name, []]));
for (let round = -1; round < rounds; round += 1) {
  for (const [name, words] of Object.entries(commands)) {
    const started = performance.now();
    await run(process.execPath, words, { env: { HOME: home, PATH: process.env['PATH'] } });
    // The first round fills the compile cache.
    if (round >= 0) times.get(name)?.push(performance.now() - started);
  }
}
server.close();
rmSync(home, { recursive: true });

const bare = times.get('node -e 0') ?? [];
console.log(`Milliseconds until the process has ended, ${rounds} rounds in turn`);
console.table(
  Object.fromEntries(
    [...times].map(([name, figures]) => [name, { median: spread(figures), ratio: ratio(figures, bare) }]),
  ),
);
for (const name of ['blockyard --help', 'blockyard whoami'])
  checkRatio(name, { figures: times.get(name) ?? [], yardstick: bare }, gate);
