import * as oauth from 'openid-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { perNetwork } from '#application/service/platform/limits/limit-calls.ts';
import { day, minute, second } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';
import { skipPauses, stockClient } from '../billing/stock-client.ts';

let server: ReturnType<typeof aServer>;
let client: oauth.Configuration;
let ada: { readonly authorization: string };

beforeEach(async () => {
  server = aServer();
  client = await stockClient(server);
  ada = await server.signedIn();
});
afterEach(() => vi.unstubAllGlobals());

const me = '/v1/app/users/me';
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const asAda = (body: object) => ({ headers: ada, payload: body });
const answer = (userCode: string, approved = true) =>
  server.call('POST', `${me}/device-requests/answer`, asAda({ userCode, approved }));
const devices = async () => (await server.call('GET', `${me}/devices`, { headers: ada })).body.data.devices;
const refusedWith = (error: string) => expect.objectContaining({ error });

async function login(parameters: Record<string, string> = {}) {
  const started = await oauth.initiateDeviceAuthorization(client, parameters);
  if (parameters['login_code'] === undefined) await answer(started.user_code);
  skipPauses(server.clock);
  const tokens = await oauth.pollDeviceAuthorizationGrant(client, started);
  vi.unstubAllGlobals();
  return { access: tokens.access_token, refresh: String(tokens.refresh_token), tokens };
}
const refresh = async (token: string) => {
  const tokens = await oauth.refreshTokenGrant(client, token);
  return { access: tokens.access_token, refresh: String(tokens.refresh_token) };
};
const loginCode = async (): Promise<string> =>
  (await server.call('POST', `${me}/app-login-code`, { headers: ada })).body.data.code;

test('[ORG-8] a stock client finds everything in the metadata', () => {
  expect(client.serverMetadata()).toMatchObject({
    issuer: 'https://blockyard.test',
    device_authorization_endpoint: 'https://blockyard.test/oauth/device_authorization',
    token_endpoint: 'https://blockyard.test/oauth/token',
    revocation_endpoint: 'https://blockyard.test/oauth/revoke',
  });
});

describe('the device flow', () => {
  test('[ORG-8] a device shows a code, its user approves it by name, and the device is logged in', async () => {
    const started = await oauth.initiateDeviceAuthorization(client, { device_name: 'Staff room laptop' });
    expect(started).toMatchObject({
      user_code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      verification_uri: 'https://blockyard.test/settings/app-login-code',
      verification_uri_complete: `https://blockyard.test/settings/app-login-code?user_code=${started.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    const typed = ` ${started.user_code.toLowerCase().replace('-', ' ')} `;
    const found = await server.call('POST', `${me}/device-requests/find`, asAda({ userCode: typed }));
    expect(found.body.data).toEqual({
      client: 'Blockyard command line',
      deviceName: 'Staff room laptop',
      network: '127.0.0.1',
      sameNetwork: true,
    });

    skipPauses(server.clock, {
      onPause: async (count) => {
        if (count === 3) await answer(typed);
      },
    });
    const tokens = await oauth.pollDeviceAuthorizationGrant(client, started);
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 900 });
    const read = await server.call('GET', me, bearer(tokens.access_token));
    expect(read.body.data).toMatchObject({ firstName: 'Ada', signInMethod: 'device' });
    expect(await devices()).toMatchObject([{ name: 'Staff room laptop', client: 'Blockyard command line' }]);
    expect(server.audit.entries()).toMatchObject([{ action: 'account/device-added' }]);
    expect(server.outbox.waiting()).toMatchObject([{ kind: 'device-added', to: 'ada@lovelace.test' }]);
  });

  test('[ORG-8] a client that polls too fast has to slow down, and is still logged in', async () => {
    const started = await oauth.initiateDeviceAuthorization(client, {});
    const received: string[] = [];
    client = await stockClient(server, 'blockyard-cli', received);
    skipPauses(server.clock, {
      share: 0.8,
      onPause: async (count) => {
        if (count === 6) await answer(started.user_code);
      },
    });
    await expect(oauth.pollDeviceAuthorizationGrant(client, started)).resolves.toBeDefined();
    expect(received.filter((text) => text.includes('slow_down')).length).toBeGreaterThan(0);
  });

  test('[ORG-8] is refused if the user declines', async () => {
    const started = await oauth.initiateDeviceAuthorization(client, {});
    await answer(started.user_code, false);
    skipPauses(server.clock);
    await expect(oauth.pollDeviceAuthorizationGrant(client, started)).rejects.toEqual(
      refusedWith('access_denied'),
    );
    expect((await answer(started.user_code)).body.type).toBe('/problems/device/code-unknown');
    expect(await devices()).toEqual([]);
  });

  test('[ORG-8] expires if no one answers in time', async () => {
    const started = await oauth.initiateDeviceAuthorization(client, {});
    skipPauses(server.clock);
    await expect(oauth.pollDeviceAuthorizationGrant(client, started)).rejects.toEqual(
      refusedWith('expired_token'),
    );
    expect((await answer(started.user_code)).status).toBe(404);
  });

  test('[SEC-7] a device code is used once, and by its own client', async () => {
    const started = await oauth.initiateDeviceAuthorization(client, {});
    await answer(started.user_code);
    skipPauses(server.clock);
    const app = await stockClient(server, 'blockyard-app');
    await expect(oauth.pollDeviceAuthorizationGrant(app, started)).rejects.toEqual(
      refusedWith('invalid_grant'),
    );
    await oauth.pollDeviceAuthorizationGrant(client, started);
    await expect(oauth.pollDeviceAuthorizationGrant(client, started)).rejects.toEqual(
      refusedWith('invalid_grant'),
    );
    const stranger = await stockClient(server, 'somebody');
    await expect(oauth.initiateDeviceAuthorization(stranger, {})).rejects.toEqual(
      refusedWith('invalid_client'),
    );
  });
});

describe('a code on the page', () => {
  test('[ORG-8] logs an app in at once, and once', async () => {
    const code = await loginCode();
    const { access } = await login({ login_code: code.toLowerCase(), device_name: 'Pixel 7' });
    expect((await server.call('GET', me, bearer(access))).status).toBe(200);
    expect(await devices()).toMatchObject([{ name: 'Pixel 7' }]);
    await expect(login({ login_code: code })).rejects.toEqual(refusedWith('access_denied'));
  });

  test('[ORG-8] ends with the next one, and after five minutes', async () => {
    const [first, last] = [await loginCode(), await loginCode()];
    await expect(login({ login_code: first })).rejects.toEqual(refusedWith('access_denied'));
    await server.clock.advance(5 * minute);
    await expect(login({ login_code: last })).rejects.toEqual(refusedWith('access_denied'));
    await expect(login({ login_code: 'nonsense' })).rejects.toEqual(refusedWith('access_denied'));
  });

  test('[SEC-3] guesses from one network are limited', async () => {
    for (let count = 0; count < perNetwork.limit; count += 1) {
      await expect(login({ login_code: 'BBBB-BBBB' })).rejects.toEqual(refusedWith('access_denied'));
    }
    await expect(login({ login_code: await loginCode() })).rejects.toMatchObject({
      status: 429,
      error: 'temporarily_unavailable',
    });
  });
});

describe('tokens', () => {
  test('[SEC-1] an access token expires after 15 minutes; a refresh token gives the next', async () => {
    const first = await login();
    await server.clock.advance(15 * minute);
    expect((await server.call('GET', me, bearer(first.access))).body.type).toBe('/problems/token/expired');
    const next = await refresh(first.refresh);
    expect((await server.call('GET', me, bearer(next.access))).status).toBe(200);
    expect(next.refresh).not.toBe(first.refresh);
  });

  test('[SEC-1] reusing a refresh token logs the device out, and its user is notified', async () => {
    const first = await login();
    const next = await refresh(first.refresh);
    await server.clock.advance(11 * second);
    await expect(refresh(first.refresh)).rejects.toEqual(refusedWith('invalid_grant'));
    await expect(refresh(next.refresh)).rejects.toEqual(refusedWith('invalid_grant'));
    expect((await server.call('GET', me, bearer(next.access))).body.type).toBe('/problems/token/invalid');
    expect(await devices()).toEqual([]);
    expect(server.audit.entries().at(-1)).toMatchObject({ action: 'account/device-token-reused', by: null });
    expect(server.outbox.waiting()).toContainEqual({ kind: 'device-token-reused', to: 'ada@lovelace.test' });
  });

  test('a lost reply can be requested again for 10 seconds', async () => {
    const first = await login();
    await refresh(first.refresh);
    await server.clock.advance(10 * second);
    const again = await refresh(first.refresh);
    expect((await server.call('GET', me, bearer(again.access))).status).toBe(200);
  });

  test('[SEC-1] a device that is unused for 90 days is logged out', async () => {
    const first = await login();
    await server.clock.advance(90 * day);
    await expect(refresh(first.refresh)).rejects.toEqual(refusedWith('invalid_grant'));
  });

  test('[SEC-1] a device is logged out 365 days after its login, even if it is used', async () => {
    let { refresh: token } = await login();
    for (let month = 0; month < 12; month += 1) {
      await server.clock.advance(30 * day);
      ({ refresh: token } = await refresh(token));
    }
    await server.clock.advance(5 * day);
    await expect(refresh(token)).rejects.toEqual(refusedWith('invalid_grant'));
  });

  test('[ORG-8] a client logs itself out by revoking its token, and an unknown token is not an error', async () => {
    const { access, refresh: token } = await login();
    await oauth.tokenRevocation(client, token);
    await oauth.tokenRevocation(client, token);
    expect((await server.call('GET', me, bearer(access))).status).toBe(401);
    await expect(refresh(token)).rejects.toEqual(refusedWith('invalid_grant'));
    expect(server.audit.entries().at(-1)).toMatchObject({ action: 'account/device-removed' });
  });

  test('[ORG-8] a user can log a device out in the list', async () => {
    const { access, refresh: token } = await login();
    const [device] = await devices();
    const other = await server.signedIn('grace@hopper.test');
    const url = `${me}/devices/${device.id}`;
    expect((await server.call('DELETE', url, { headers: other })).status).toBe(404);
    expect((await server.call('DELETE', url, { headers: ada })).status).toBe(200);
    expect((await server.call('GET', me, bearer(access))).status).toBe(401);
    await expect(refresh(token)).rejects.toEqual(refusedWith('invalid_grant'));
  });
});

describe('a device ends at its next call when', () => {
  test('[SEC-1] its user logs out everywhere, in Blockyard or at the identity service', async () => {
    const { access } = await login();
    await server.call('POST', `${me}/sign-out-everywhere`, { headers: ada });
    expect((await server.call('GET', me, bearer(access))).status).toBe(401);
    await server.clock.advance(second);
    ada = await server.signedIn();
    const later = await login();
    await server.clock.advance(second);
    server.identity.revoke('ada@lovelace.test');
    expect((await server.call('GET', me, bearer(later.access))).body.type).toBe('/problems/token/revoked');
    await expect(refresh(later.refresh)).rejects.toEqual(refusedWith('invalid_grant'));
  });

  test('[SEC-1] the account is disabled', async () => {
    const { access, refresh: token } = await login();
    server.identity.disable('ada@lovelace.test');
    expect((await server.call('GET', me, bearer(access))).body.type).toBe('/problems/token/disabled');
    await expect(refresh(token)).rejects.toEqual(refusedWith('invalid_grant'));
  });
});

describe('restrictions of a device', () => {
  test('[AUT-17] its sign-in never counts as recent', async () => {
    const { access } = await login();
    const erased = await server.call('DELETE', me, bearer(access));
    expect(erased.body.type).toBe('/problems/account/recent-sign-in-required');
  });

  test('[SEC-1] it cannot approve another device', async () => {
    const { access } = await login();
    const code = await server.call('POST', `${me}/app-login-code`, bearer(access));
    expect(code.body.type).toBe('/problems/device/browser-needed');
    const started = await oauth.initiateDeviceAuthorization(client, {});
    const answered = await server.call('POST', `${me}/device-requests/answer`, {
      ...bearer(access),
      payload: { userCode: started.user_code, approved: true },
    });
    expect(answered.body.type).toBe('/problems/device/browser-needed');
  });
});

test.each([
  ['grant_type=password&client_id=blockyard-cli', 'unsupported_grant_type'],
  ['grant_type=refresh_token&client_id=blockyard-cli', 'invalid_request'],
  ['grant_type=refresh_token&client_id=blockyard-cli&refresh_token=a&refresh_token=b', 'invalid_request'],
  ['grant_type=refresh_token&client_id=blockyard-cli&refresh_token=a&new=1', 'invalid_grant'],
  ['__proto__=1', 'invalid_request'],
  ['', 'invalid_request'],
])('[CAL-5] a form that is no token request gets the OAuth error: %s', async (payload, error) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await server.call('POST', '/oauth/token', { headers, payload });
  expect([reply.status, reply.body.error]).toEqual([400, error]);
  expect(reply.headers['cache-control']).toBe('no-store');
});
