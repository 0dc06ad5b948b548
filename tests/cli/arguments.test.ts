import { afterEach, beforeEach, expect, test } from 'vitest';
import { exitCodes, exitCodeWords } from '#cli/exit-codes.ts';
import { describeCliFailure } from '#cli/failures.ts';
import { parseServerAddress } from '#cli/server-address.ts';
import { settingsFolder } from '#cli/settings-folder.ts';
import { aTerminal } from './a-terminal.ts';

let terminal: ReturnType<typeof aTerminal>;
beforeEach(() => {
  terminal = aTerminal();
});
afterEach(() => terminal.close());

test('help lists every exit code', async () => {
  const { exitCode, stdout, stderr } = await terminal.run('--help');
  expect({ exitCode, stderr }).toEqual({ exitCode: exitCodes.done, stderr: '' });
  for (const [code, words] of Object.entries(exitCodeWords)) expect(stdout).toContain(`${code}  ${words}`);
  expect(Object.keys(exitCodeWords).map(Number)).toEqual(Object.values(exitCodes));
});

test('--version prints the version of the package', async () => {
  expect((await terminal.run('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each([[], ['lesson'], ['lessons', 'lst'], ['whoami', 'me'], ['lessons', 'list', '--grade', '13']])(
  'an invalid command line has its own exit code, and prints no result',
  async (...words) => {
    const { exitCode, stdout, stderr } = await terminal.run(...words);
    expect({ exitCode, stdout }).toEqual({ exitCode: exitCodes.usage, stdout: '' });
    expect(stderr).not.toBe('');
  },
);

test('a command without a server asks for one', async () => {
  const { exitCode, stderr } = await terminal.run('lessons', 'list');
  expect(exitCode).toBe(exitCodes.usage);
  expect(stderr).toContain('--server');
});

test.each([
  ['https://blockyard.test', 'https://blockyard.test'],
  ['blockyard.test/lessons?a=b', 'https://blockyard.test'],
  ['http://localhost:3000/', 'http://localhost:3000'],
  ['localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('%s is the server %s', (typed, origin) => {
  expect(parseServerAddress(typed)).toEqual({ ok: true, value: origin });
});

test.each([
  ['http://blockyard.test', 'server/insecure'],
  ['http://127.evil.test', 'server/insecure'],
  ['http://localhost.evil.test', 'server/insecure'],
  ['ftp://blockyard.test', 'server/invalid'],
  ['not a server', 'server/invalid'],
])('[SEC-7] no token is sent to %s', async (typed, kind) => {
  expect(parseServerAddress(typed)).toEqual({ ok: false, error: { kind } });
  expect((await terminal.run('login', '--server', typed)).exitCode).toBe(exitCodes.usage);
});

test('a failure that support can look up has a request ID', () => {
  expect(describeCliFailure({ kind: 'service/failed', requestId: 'r-1' }).says).toContain('r-1');
});

test("settings are in the system's usual folder", () => {
  const at = (platform: NodeJS.Platform, env: Readonly<Record<string, string>>): string =>
    settingsFolder({ homeFolder: '/home/ada', platform, env });
  expect(at('linux', {})).toBe('/home/ada/.config/blockyard');
  expect(at('darwin', { XDG_CONFIG_HOME: '/settings' })).toBe('/settings/blockyard');
  expect(at('linux', { XDG_CONFIG_HOME: 'relative' })).toBe('/home/ada/.config/blockyard');
  expect(at('win32', { APPDATA: '/c/ada' })).toBe('/c/ada/Blockyard');
  expect(at('win32', {})).toBe('/home/ada/AppData/Roaming/Blockyard');
});
