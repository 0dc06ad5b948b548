import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exitCodes } from '#cli/exit-codes.ts';
import { second } from '../builders/time.ts';
import { aServer } from '../server/a-server.ts';
import { aTerminal } from './a-terminal.ts';

const interval = 5 * second;
const me = '/v1/app/users/me';

let address: string;
let server: ReturnType<typeof aServer>;
let terminal: ReturnType<typeof aTerminal>;
let shown: string;
let ada: { readonly authorization: string };

beforeEach(async () => {
  address = 'http://127.0.0.1';
  const site = {
    get publicUrl() {
      return address;
    },
    identityDomain: null,
  };
  server = aServer({ site });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  ada = await server.signedIn();
  shown = '';
  terminal = aTerminal({ BLOCKYARD_SERVER: address }, (text) => {
    shown ||= /^ {4}(\S{4}-\S{4})$/m.exec(text)?.[1] ?? '';
  });
});
afterEach(async () => {
  terminal.close();
  await server.app.close();
});

function skipPauses(before: () => Promise<unknown>): void {
  const real = setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
    if (ms !== interval) return real(run, ms);
    return void before()
      .then(() => server.clock.advance(ms))
      .then(run);
  });
}

async function logIn(approved = true) {
  const answer = () =>
    server.call('POST', `${me}/device-requests/answer`, {
      headers: ada,
      payload: { userCode: shown, approved },
    });
  skipPauses(answer);
  const ran = await terminal.run('login');
  vi.unstubAllGlobals();
  return ran;
}
const devices = async (): Promise<readonly { readonly id: string; readonly name: string }[]> =>
  (await server.call('GET', `${me}/devices`, { headers: ada })).body.data.devices;

test('[ORG-8] a computer logs in to the real service, is listed by its name, and logs out', async () => {
  expect(await logIn()).toMatchObject({ exitCode: exitCodes.done });
  expect((await terminal.run('whoami')).stdout).toContain('ada@lovelace.test');
  expect(await devices()).toMatchObject([{ name: 'staff-room' }]);
  expect((await terminal.run('logout')).stderr).toBe('');
  expect(await devices()).toEqual([]);
});

test('[ORG-8] a user declines in the browser', async () => {
  expect(await logIn(false)).toMatchObject({ exitCode: exitCodes.notAllowed, stdout: '' });
  expect(await devices()).toEqual([]);
});

test('[ORG-8] a computer that is removed from the list is logged out on its next command', async () => {
  await logIn();
  const [device] = await devices();
  await server.call('DELETE', `${me}/devices/${device?.id}`, { headers: ada });
  expect(await terminal.run('whoami')).toMatchObject({ exitCode: exitCodes.notLoggedIn, stdout: '' });
});
