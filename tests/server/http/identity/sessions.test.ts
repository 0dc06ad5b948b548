import { beforeEach, expect, test, vi } from 'vitest';
import { minute } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const me = '/v1/app/users/me';
const chromebook = 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1';

let server: ReturnType<typeof aServer>;
let school: { readonly authorization: string };
let home: { readonly authorization: string };
let id: string;

const read = (headers: object, url = me) => server.call('GET', url, { headers: { ...headers } });
const listed = async (headers: object) => (await read(headers, `${me}/sessions`)).body.data.sessions;
const noted = () => server.sessions.ofAccount(id);

beforeEach(async () => {
  server = aServer();
  school = await server.signedIn();
  await server.clock.advance(minute);
  home = await server.signedIn();
  id = server.accounts.accounts()[0]?.id ?? '';
  await read({ ...school, 'user-agent': chromebook });
  await read({ ...home, 'user-agent': iPad });
  await vi.waitUntil(async () => (await noted()).length === 2);
});

test('[ORG-7] a user sees their sessions: browser, network, time, and the current one', async () => {
  await server.clock.advance(minute);
  const now = server.clock.now();
  expect(await listed({ ...school, 'user-agent': chromebook })).toEqual([
    expect.objectContaining({
      device: 'Chrome on ChromeOS',
      sameNetwork: true,
      current: true,
      lastSeenAt: now,
    }),
    expect.objectContaining({
      device: 'Safari on iPad',
      sameNetwork: true,
      current: false,
      lastSeenAt: now - minute,
    }),
  ]);
});

test('[ORG-7] a session that is ended is refused on its next call, and the other one continues', async () => {
  const [, other] = await listed(school);
  expect((await server.call('DELETE', `${me}/sessions/${other.id}`, { headers: school })).status).toBe(200);
  const refused = await read(home);
  expect([refused.status, refused.body.type]).toEqual([401, '/problems/token/revoked']);
  const repeat = await server.call('PATCH', `${me}/ensure-profile`, { headers: home });
  expect(repeat.status).toBe(401);
  expect((await read(school)).status).toBe(200);
  expect(await listed(school)).toEqual([expect.objectContaining({ current: true })]);
  const acts = server.audit.entries().map(({ action }) => action);
  expect(acts.filter((action) => action === 'account/session-ended')).toHaveLength(1);
});

test('[ORG-7] sessions that the identity provider ended, for example by a new password, are no longer listed', async () => {
  await server.clock.advance(minute);
  await server.directory.endSessions(id);
  await server.clock.advance(minute);
  const later = await server.signedIn();
  expect(await noted()).toHaveLength(2);
  expect(await listed(later)).toEqual([expect.objectContaining({ current: true })]);
});

test("[SEC-1] no one can end another user's session, and an unknown session is not found", async () => {
  const grace = await server.signedIn('grace@hopper.test');
  const [, other] = await listed(school);
  for (const what of [other.id, '0', 'none', '9'.repeat(40)]) {
    const reply = await server.call('DELETE', `${me}/sessions/${what}`, { headers: grace });
    expect(reply.status, what).toBe(200);
  }
  expect((await read(home)).status).toBe(200);
});

test('[ORG-7] a call does not write, because the use of a session is recorded once every ten minutes', async () => {
  const note = vi.spyOn(server.sessions, 'note');
  for (let call = 0; call < 5; call += 1) await read(school);
  expect(note).not.toHaveBeenCalled();
  await server.clock.advance(10 * minute);
  for (let call = 0; call < 5; call += 1) await read(school);
  await vi.waitFor(() => expect(note).toHaveBeenCalledOnce(), 10_000);
});

test('[REL-5] a failure to record does not affect the reply', async () => {
  vi.spyOn(server.sessions, 'note').mockRejectedValue(new Error('unavailable'));
  await server.clock.advance(10 * minute);
  expect((await read(school)).status).toBe(200);
  await vi.waitFor(
    () =>
      expect(server.lines).toContainEqual(
        expect.objectContaining({ msg: 'a session could not be recorded' }),
      ),
    10_000,
  );
});

test('[AUT-17] logging out everywhere leaves no session', async () => {
  await server.call('POST', `${me}/sign-out-everywhere`, { headers: school });
  expect(await noted()).toEqual([]);
});

test('[ORG-7] a session that the user left is not listed, even if that call is recorded, and using it again lists it', async () => {
  await server.clock.advance(10 * minute);
  expect((await server.call('DELETE', `${me}/sessions/current`, { headers: home })).status).toBe(200);
  expect((await read(home)).status).toBe(200);
  expect(await listed(school)).toEqual([expect.objectContaining({ current: true })]);
  await server.clock.advance(10 * minute);
  await read(home);
  await vi.waitFor(async () => expect(await listed(school)).toHaveLength(2), 10_000);
});
