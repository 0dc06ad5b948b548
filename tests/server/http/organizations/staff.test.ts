import { beforeEach, describe, expect, test } from 'vitest';
import { InMemoryViewAsStore } from '#adapters/memory/organizations/in-memory-view-as-store.ts';
import { admitViewAs } from '#application/service/organizations/staff/admit-view-as.ts';
import { anAccount, aVerifiedIdentity } from '../../../builders/an-account.ts';
import { day } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const minute = 60_000;
const reason = { why: 'asked-by-person', ticket: 'SUP-1204' };

describe('staff actions on people', () => {
  let server: ReturnType<typeof aServer>;
  let staff: { readonly authorization: string };
  let ada: { readonly authorization: string };
  let adaId: string;

  const enterStaff = async (id: string): Promise<{ readonly authorization: string }> => {
    const email = `${id}@blockyard.test`;
    const user = server.identity.addUser({ id, email, emailVerified: true });
    await server.accounts.open(anAccount({ id, email, accountType: 'admin' }));
    const { token } = server.identity.issueToken(user, 'email', { secondFactor: true });
    return { authorization: `Bearer ${token}` };
  };
  const startView = (id = adaId, headers = staff) =>
    server.call('POST', `/v1/app/users/${id}/view-as`, { headers, payload: { reason } });
  const asPerson = (view: string, method = 'GET', url = '/v1/app/users/me', headers = staff) =>
    server.call(method, url, {
      headers: { ...headers, 'blockyard-view-as': view },
      ...(method === 'GET' ? {} : { payload: { phoneNumber: null } }),
    });
  const acts = () => server.audit.entries().map(({ action, by, onBehalfOf }) => [action, by, onBehalfOf]);

  beforeEach(async () => {
    server = aServer();
    ada = await server.signedIn('ada@lovelace.test');
    adaId = server.accounts.accounts()[0]?.id ?? '';
    staff = await enterStaff('kay');
  });

  test('[ORG-5] [R30] staff see what a user sees, for 30 minutes, and each read is logged first', async () => {
    const { body } = await startView();
    const view = body.data.id;
    const me = await asPerson(view);
    expect(me.body.data).toMatchObject({ firstName: 'Ada', accountType: 'customer', viewing: { id: view } });
    expect(acts()).toEqual([
      ['account/view-as-started', 'kay', adaId],
      ['account/viewed', 'kay', adaId],
    ]);
    await server.clock.advance(30 * minute - 1);
    expect((await asPerson(view, 'GET', '/v1/app/classrooms')).status).toBe(200);
    await server.clock.advance(1);
    const late = await asPerson(view);
    expect([late.status, late.body.type]).toEqual([403, '/problems/view-as/ended']);
  });

  test('[R30] nothing can be changed', async () => {
    const { body } = await startView();
    const before = structuredClone(server.accounts.accounts());
    for (const [method, url] of [
      ['PUT', '/v1/app/users/me/phone-number'],
      ['PATCH', '/v1/app/users/me/ensure-profile'],
      ['DELETE', '/v1/app/users/me'],
      ['POST', '/v1/app/classrooms'],
    ] as const) {
      const refused = await asPerson(body.data.id, method, url);
      expect([url, refused.status, refused.body.type]).toEqual([url, 403, '/problems/view-as/read-only']);
    }
    expect(server.accounts.accounts()).toEqual(before);
  });

  test('[R30] nothing is read without a log entry', async () => {
    const viewAs = new InMemoryViewAsStore();
    const startedAt = server.clock.now();
    const view = { id: 'v1', staffId: 'kay', accountId: adaId, startedAt, expiresAt: startedAt + minute };
    await viewAs.start({ ...view, reason: { why: 'law', ticket: null } });
    const loaded: string[] = [];
    const admit = admitViewAs({
      ...server,
      viewAs,
      transaction: {
        read: (work) => server.transaction.read(work),
        run: () => Promise.reject(new Error('the log is full')),
      },
    });
    const call = { viewAsId: 'v1', action: 'account.read', isLook: true, organizationId: null } as const;
    const asked = admit(aVerifiedIdentity({ id: 'kay', secondFactor: true }), call).then(() =>
      loaded.push('ada'),
    );
    await expect(asked).rejects.toThrow('the log is full');
    expect(loaded).toEqual([]);
  });

  test('[ORG-5] a view ends by one call, and belongs to one member of staff with a second step', async () => {
    const { body } = await startView();
    const other = await enterStaff('lin');
    expect((await asPerson(body.data.id, 'GET', '/v1/app/users/me', other)).status).toBe(403);
    expect((await asPerson(body.data.id, 'GET', '/v1/app/users/me', ada)).status).toBe(403);
    const url = `/v1/app/view-as/${body.data.id}`;
    await server.call('DELETE', url, { headers: other });
    expect((await asPerson(body.data.id)).status).toBe(200);
    await server.call('DELETE', url, { headers: staff });
    expect((await asPerson(body.data.id)).body.type).toBe('/problems/view-as/ended');
    expect(acts().at(-1)).toEqual(['account/view-as-ended', 'kay', adaId]);
  });

  test('[ORG-5] viewing as staff, as an unknown user, without a reason, or without a recent login is refused', async () => {
    await enterStaff('lin');
    expect((await startView('lin')).body.type).toBe('/problems/view-as/staff');
    expect((await startView('nobody')).body.type).toBe('/problems/person/not-found');
    const unreasoned = await server.call('POST', `/v1/app/users/${adaId}/view-as`, {
      headers: staff,
      payload: { reason: { why: 'curious', ticket: null } },
    });
    expect(unreasoned.body.errors).toMatchObject([{ field: 'reason', code: 'unknown-value' }]);
    await server.clock.advance(5 * minute + 1);
    expect((await startView()).body.type).toBe('/problems/account/recent-sign-in-required');
    expect((await startView(adaId, ada)).status).toBe(403);
  });

  test('[SEC-1] a disabled account is refused on its next call, and works again once it is enabled', async () => {
    const url = `/v1/app/users/${adaId}/disabled`;
    const set = (disabled: boolean) =>
      server.call('PUT', url, { headers: staff, payload: { disabled, reason } });
    expect((await set(true)).status).toBe(200);
    const refused = await server.call('GET', '/v1/app/users/me', { headers: ada });
    expect([refused.status, refused.body.type]).toEqual([401, '/problems/token/disabled']);
    await set(false);
    await server.clock.advance(1000);
    const again = await server.signedIn('ada@lovelace.test');
    expect((await server.call('GET', '/v1/app/users/me', { headers: again })).status).toBe(200);
    expect(server.audit.entries().map(({ action }) => action)).toEqual([
      'account/disabled',
      'account/enabled',
    ]);
  });

  test('[ORG-5] a trial is extended from its end, or from now if it has ended', async () => {
    const extend = () =>
      server.call('POST', `/v1/app/users/${adaId}/trial`, { headers: staff, payload: { days: 10, reason } });
    const daysLeft = async () =>
      (await server.call('GET', '/v1/app/users/me', { headers: await server.signedIn('ada@lovelace.test') }))
        .body.data.trialDaysLeft;
    await extend();
    expect(await daysLeft()).toBe(40);
    await server.clock.advance(50 * day);
    expect(await daysLeft()).toBe(0);
    staff = await enterStaff('lin');
    await extend();
    expect(await daysLeft()).toBe(10);
    const tooLong = await server.call('POST', `/v1/app/users/${adaId}/trial`, {
      headers: staff,
      payload: { days: 91, reason },
    });
    expect(tooLong.body.errors).toMatchObject([{ field: 'days', code: 'unknown-value' }]);
  });

  test('[ORG-5] staff change a type with a reason, and mail a link to log in', async () => {
    const type = { accountType: 'teacher', reason };
    await server.call('PUT', `/v1/app/users/${adaId}/type`, { headers: staff, payload: type });
    expect((await server.accounts.byId(adaId))?.accountType).toBe('teacher');
    await server.call('POST', `/v1/app/users/${adaId}/login-link`, { headers: staff });
    expect(server.outbox.waiting()).toMatchObject([{ kind: 'sign-in-link', to: 'ada@lovelace.test' }]);
    const toStaff = await server.call('POST', '/v1/app/users/kay/login-link', { headers: staff });
    expect(toStaff.body.type).toBe('/problems/person/staff');
  });
});
