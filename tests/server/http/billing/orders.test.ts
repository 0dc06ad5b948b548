import { expect, test } from 'vitest';
import { usd } from '#domain/billing/prices/money.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { day, minute } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

async function aSchool(role: 'customer' | 'manager' | 'teacher' = 'customer') {
  const server = aServer();
  const headers = await server.signedIn();
  const account = server.identity.userOf('ada@lovelace.test')?.id ?? '';
  await anOrganization(server.organizations, { id: 'pier', name: 'Pier Street', kind: 'school' });
  const membership = { accountId: account, organizationId: 'pier', billingContact: false };
  await server.organizations.join({ ...membership, id: 'm1', role, at: server.clock.now() });
  const call = (method: string, url: string, payload?: object) =>
    server.call(method, `/v1/app/orders${url}`, { headers, ...(payload === undefined ? {} : { payload }) });
  const { startsOn } = (await call('GET', '/offer')).body.data ?? {};
  const form = { plan: 'school', seats: 10, term: 1, startsOn, totalCents: 113_050 };
  const order = async (overrides: object = {}) => (await call('POST', '', { ...form, ...overrides })).body;
  const check = async (id: string) => (await call('POST', `/${id}/check`)).body.data;
  const license = async () => (await server.call('GET', '/v1/app/license', { headers })).body.data;
  const notify = (session: string, at: number) => {
    const { body, signature } = server.payments.noticeOf(session, at);
    const sent = { 'content-type': 'application/json', 'stripe-signature': signature };
    return server.call('POST', '/v1/app/payments/notices', { headers: sent, payload: body });
  };
  return { ...server, account, call, form, order, check, license, notify };
}

const kindOf = (body: { readonly type: string }): string => body.type.replace(/^.*problems\//, '');

test('[LIC-5] a buyer for a school gets its plan from today on, with the number of teachers', async () => {
  const { call } = await aSchool();
  expect((await call('GET', '/offer')).body.data).toMatchObject({
    buyer: { kind: 'organization', id: 'pier' },
    name: 'Pier Street',
    plan: 'school',
    running: null,
    taken: 0,
  });
});

test('[LIC-5] an order is paid when the payment provider confirms it, and covers the school once', async () => {
  const { order, check, license, payments, clock, ledger, grants, account, outbox } = await aSchool();
  const { id, payAt } = (await order()).data;
  expect(payAt).toBe(`https://payments.test/cs_${id}`);
  expect(await check(id)).toMatchObject({ order: { state: 'pending-payment' }, payAt });
  expect((await license()).state).toBe('trial_active');
  payments.pay(`cs_${id}`, clock.now());
  for (let visits = 0; visits < 3; visits += 1)
    expect(await check(id)).toMatchObject({ order: { state: 'paid' }, payAt: null });
  expect(await license()).toMatchObject({ state: 'subscription_active', seats: { limit: 10 } });
  const held = await grants.read({ accountId: account, organization: 'pier/' });
  expect(held.grants.filter(({ kind }) => kind === 'school')).toHaveLength(1);
  expect(await ledger.balancesOf('pier')).toMatchObject({
    receivable: usd(0),
    cash: usd(113_050),
    sales: usd(-113_050),
  });
  expect(outbox.waiting()).toEqual([
    { kind: 'order-news', to: 'ada@lovelace.test', order: id, news: 'paid', amount: usd(113_050) },
  ]);
});

test('[LIC-5] a notice that arrives before the return, twice and late, counts once', async () => {
  const { order, notify, payments, clock, license, ledger, audit } = await aSchool();
  const { id } = (await order()).data;
  payments.pay(`cs_${id}`, clock.now());
  for (let copies = 0; copies < 3; copies += 1)
    expect((await notify(`cs_${id}`, clock.now())).status).toBe(200);
  expect((await license()).state).toBe('subscription_active');
  expect((await ledger.entriesOf(id)).filter(({ account }) => account === 'cash')).toHaveLength(1);
  const acts = audit.entries().filter(({ action }) => action === 'order/state-changed');
  expect(acts).toMatchObject([{ by: null, subject: id, after: { state: 'paid' } }]);
});

test('[LIC-5] a notice with a wrong signature, from a year ago, or about another session has no effect', async () => {
  const { order, notify, payments, clock, license, call } = await aSchool();
  const { id } = (await order()).data;
  payments.pay(`cs_${id}`, clock.now());
  const old = await notify(`cs_${id}`, clock.now() - 365 * day);
  expect([old.status, kindOf(old.body)]).toEqual([400, 'payments/not-signed']);
  expect((await notify(`cs_${id}`, clock.now() - 6 * minute)).status).toBe(400);
  expect((await license()).state).toBe('trial_active');
  expect((await notify('cs_of_another_product', clock.now())).status).toBe(200);
  expect((await call('GET', '')).body.data).toMatchObject([{ id, state: 'pending-payment' }]);
});

test('[LIC-5] a second tab gets the checkout of the first; with another number of seats the first one is closed', async () => {
  const { order, check } = await aSchool();
  const first = (await order()).data;
  expect((await order()).data).toEqual(first);
  const other = (await order({ seats: 11, totalCents: 124_355 })).data;
  expect(other.id).not.toBe(first.id);
  expect(await check(first.id)).toMatchObject({ order: { state: 'canceled' }, payAt: null });
  expect(await check(other.id)).toMatchObject({ order: { state: 'pending-payment' } });
});

test('[LIC-5] a buyer who paid in one tab does not pay in the other, and waits while the bank is processing', async () => {
  const { order, payments, clock } = await aSchool();
  const { id } = (await order()).data;
  payments.pay(`cs_${id}`, clock.now(), 'processing');
  expect(kindOf(await order())).toBe('order/processing');
  payments.pay(`cs_${id}`, clock.now());
  expect(kindOf(await order())).toBe('order/paid-already');
  // The terms have changed: the next license begins when this one ends.
  expect(kindOf(await order())).toBe('order/terms-changed');
});

test('[LIC-5] a refund ends the license', async () => {
  const { order, check, payments, clock, license, ledger } = await aSchool();
  const { id } = (await order()).data;
  payments.pay(`cs_${id}`, clock.now());
  await check(id);
  await clock.advance(10 * minute);
  payments.payBack(`cs_${id}`, clock.now(), usd(113_050));
  expect(await check(id)).toMatchObject({ order: { state: 'refunded' } });
  expect((await license()).state).not.toBe('subscription_active');
  expect(await ledger.balancesOf('pier')).toMatchObject({ receivable: usd(0), cash: usd(0), sales: usd(0) });
});

test.each([
  { seats: -1 },
  { seats: 0 },
  { seats: 1e9 },
  { seats: 4 },
  { term: 'rest' },
  { plan: 'district' },
])('[LIC-5] %j is not offered', async (given) => {
  const { order } = await aSchool();
  expect(kindOf(await order(given))).toBe('order/not-offered');
});

test.each([{ totalCents: 1 }, { startsOn: '2020-01-01' }])(
  '[LIC-5] %j is refused because it differs from the displayed offer',
  async (given) => {
    const { order } = await aSchool();
    expect(kindOf(await order(given))).toBe('order/terms-changed');
  },
);

test("[ORG-3] another school's order is not found", async () => {
  const { app, order, signedIn } = await aSchool();
  const { id } = (await order()).data;
  const headers = await signedIn('eve@harbor.test');
  const asked = await app.inject({ method: 'POST', url: `/v1/app/orders/${id}/check`, headers });
  expect(asked.statusCode).toBe(404);
});

test('[LIC-5] an unreachable provider is reported, and nothing is ordered', async () => {
  const { order, call, payments } = await aSchool();
  payments.online = false;
  expect(kindOf(await order())).toBe('payments/away');
  expect((await call('GET', '')).body.data).toEqual([]);
});

test('[LIC-5] a teacher without coverage can buy a license, and a covered one cannot', async () => {
  const { call, grants, clock } = await aSchool('teacher');
  expect((await call('GET', '/offer')).body.data).toMatchObject({
    buyer: { kind: 'account' },
    plan: 'teacher',
    name: null,
  });
  const license = { organizationId: 'pier', kind: 'school', seats: 5 } as const;
  await grants.give({ ...license, startsAt: clock.now(), endsAt: clock.now() + day });
  expect((await call('GET', '/offer')).status).toBe(403);
});
