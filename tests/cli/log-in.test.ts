import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exitCodes } from '#cli/exit-codes.ts';
import { aListeningServer, aTerminal } from './a-terminal.ts';

describe('[COR-3] logging in on the command line', () => {
  let server: Awaited<ReturnType<typeof aListeningServer>>;
  let terminal: ReturnType<typeof aTerminal>;

  beforeEach(async () => {
    server = await aListeningServer();
    terminal = aTerminal();
  });
  afterEach(async () => {
    terminal.close();
    await server.close();
  });

  const logIn = () => terminal.run('login', '--server', server.address);
  const renewals = (): number =>
    server.oauth.asked.filter((form) => form.get('grant_type') === 'refresh_token').length;
  const tokenFile = (): string => {
    const servers = path.join(terminal.homeFolder, '.config/blockyard/servers');
    return path.join(servers, readdirSync(servers)[0] ?? '', 'device-tokens.json');
  };

  test('[ORG-8] shows a code, waits until it is approved, and shows the user', async () => {
    const { exitCode, stdout, stderr } = await logIn();
    expect(stderr).toContain('2345-6789');
    expect(stderr).toContain(`${server.address}/settings/app-login-code`);
    expect(stdout).toContain('Ada Lovelace');
    expect(exitCode).toBe(exitCodes.done);
    expect(server.oauth.asked.some((form) => form.get('device_name') === 'staff-room')).toBe(true);
  });

  test("the next commands need neither a login nor the server's address", async () => {
    await logIn();
    const { exitCode, stdout } = await terminal.run('whoami');
    expect(stdout).toContain('ada@lovelace.test');
    expect(exitCode).toBe(exitCodes.done);
  });

  test('--json prints only JSON to the standard output', async () => {
    const { stdout } = await terminal.run('login', '--json', '--server', server.address);
    expect(JSON.parse(stdout)).toMatchObject({ email: 'ada@lovelace.test', server: server.address });
  });

  test('[SEC-7] only the owner can read the tokens', async () => {
    await logIn();
    expect(statSync(tokenFile()).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(tokenFile())).mode & 0o777).toBe(0o700);
  });

  test.each([
    { decision: 'deny', code: exitCodes.notAllowed, says: 'denied' },
    { decision: 'let it expire', code: exitCodes.notLoggedIn, says: 'The login was not approved in time' },
  ] as const)('reports that users $decision', async ({ decision, code, says }) => {
    server.oauth.next(decision);
    const { exitCode, stdout, stderr } = await logIn();
    expect({ exitCode, stdout }).toEqual({ exitCode: code, stdout: '' });
    expect(stderr).toContain(says);
    expect((await terminal.run('whoami', '--server', server.address)).exitCode).toBe(exitCodes.notLoggedIn);
  });

  test.each([
    { status: 503, contentType: 'text/html', body: '<h1>Maintenance</h1>', code: exitCodes.tryAgain },
    { status: 429, contentType: 'application/json', body: '{"error":"slow_down"}', code: exitCodes.tryAgain },
    { status: 404, contentType: 'text/html', body: '<h1>Shop</h1>', code: exitCodes.failed },
    { status: 200, contentType: 'text/html', body: '<h1>Shop</h1>', code: exitCodes.failed },
    {
      status: 200,
      contentType: 'application/json',
      body: '{"issuer":"https://else.test"}',
      code: exitCodes.failed,
    },
  ])('a server that answers $status $body does not log a user in', async ({ code, ...trouble }) => {
    server.oauth.fail(trouble);
    const { exitCode, stderr } = await logIn();
    expect(exitCode).toBe(code);
    expect(stderr).toMatch(/^error: (The server is busy|There is no Blockyard at this address)/);
  });

  test('an outage of the server does not end the login', async () => {
    server.oauth.setTokenLifetime(10);
    await logIn();
    server.oauth.fail({ status: 503, contentType: 'text/html', body: '' });
    expect((await terminal.run('whoami')).exitCode).toBe(exitCodes.tryAgain);
    expect(readFileSync(tokenFile(), 'utf8')).toContain('refresh');
  });

  test('another login replaces the tokens, and ends the first one', async () => {
    await logIn();
    const [first] = server.oauth.live;
    await logIn();
    expect(server.oauth.live).not.toContain(first);
    expect(server.oauth.live.size).toBe(1);
  });

  test('logging out ends the login on this computer and on the server', async () => {
    await logIn();
    expect((await terminal.run('logout')).exitCode).toBe(exitCodes.done);
    expect(server.oauth.live.size).toBe(0);
    expect((await terminal.run('whoami')).exitCode).toBe(exitCodes.notLoggedIn);
    expect((await terminal.run('logout')).exitCode).toBe(exitCodes.done);
  });

  test('logging out works without the server, and says what remains to be done', async () => {
    await logIn();
    await server.close();
    const { exitCode, stderr } = await terminal.run('logout');
    expect(exitCode).toBe(exitCodes.done);
    expect(stderr).toContain('devices in your settings');
    expect((await terminal.run('whoami')).exitCode).toBe(exitCodes.notLoggedIn);
  });

  test('an expired token is renewed', async () => {
    server.oauth.setTokenLifetime(10);
    await logIn();
    const before = renewals();
    expect((await terminal.run('whoami')).exitCode).toBe(exitCodes.done);
    expect(renewals()).toBe(before + 1);
  });

  test('only one of several simultaneous commands renews the token', async () => {
    server.oauth.setTokenLifetime(10);
    await logIn();
    server.oauth.setTokenLifetime(900);
    const before = renewals();
    const ran = await Promise.all([1, 2, 3, 4].map(() => terminal.run('whoami')));
    expect(ran.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0]);
    expect(renewals()).toBe(before + 1);
  });

  test('a logout elsewhere is reported once, and the tokens are deleted', async () => {
    server.oauth.setTokenLifetime(10);
    await logIn();
    server.oauth.live.clear();
    const { exitCode, stderr } = await terminal.run('whoami');
    expect(stderr).toContain('no longer logged in');
    expect(exitCode).toBe(exitCodes.notLoggedIn);
    expect((await terminal.run('whoami')).stderr).toContain('You are not logged in.');
  });

  test('[AUT-8] a disabled account is reported, and the tokens are deleted', async () => {
    await logIn();
    server.service.identity.people.change(server.user.id, { disabled: true });
    expect((await terminal.run('whoami')).exitCode).toBe(exitCodes.notLoggedIn);
    expect((await terminal.run('whoami')).stderr).toContain('You are not logged in.');
  });

  test('a damaged token file is reported by name, and counts as no login', async () => {
    await logIn();
    writeFileSync(tokenFile(), '{"accessToken":');
    const { exitCode, stderr } = await terminal.run('whoami');
    expect(exitCode).toBe(exitCodes.notLoggedIn);
    expect(stderr).toContain('device-tokens.json');
    await logIn();
    expect(JSON.parse(readFileSync(tokenFile(), 'utf8'))).toHaveProperty('refreshToken');
  });

  test('an unreachable server is not treated as a lost login', async () => {
    await logIn();
    await server.close();
    const { exitCode, stderr } = await terminal.run('whoami');
    expect(exitCode).toBe(exitCodes.tryAgain);
    expect(stderr).toContain('could not be reached');
    expect(readFileSync(tokenFile(), 'utf8')).toContain('refresh-1');
  });
});
