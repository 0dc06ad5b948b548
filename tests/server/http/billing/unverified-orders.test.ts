import { expect, test } from 'vitest';
import { aDomainClaim } from '../../../builders/a-domain.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { day } from '../../../builders/time.ts';
import { kindOf } from '../../a-guest.ts';
import { aServer } from '../../a-server.ts';

const total = 113_050;

async function aMarket() {
  const server = aServer();
  const { identity, organizations, clock } = server;
  const school = async (id: string, email: string) => {
    await server.signedIn(email);
    const accountId = identity.userOf(email)?.id ?? '';
    await anOrganization(organizations, { id, name: `School ${id}`, kind: 'school' });
    const membership = { id: `m-${id}`, accountId, organizationId: id, billingContact: false } as const;
    await organizations.join({ ...membership, role: 'customer', at: clock.now() });
    const call = async (method: string, url: string, payload?: object) =>
      (
        await server.call(method, `/v1/app${url}`, {
          headers: server.bearer(email),
          ...(payload === undefined ? {} : { payload }),
        })
      ).body;
    const order = async (purchaseOrder = 'PO 1') => {
      const { startsOn } = (await call('GET', '/orders/offer')).data;
      const form = { plan: 'school', seats: 10, term: 1, startsOn, totalCents: total, purchaseOrder };
      return (await call('POST', '/orders/on-invoice', form)).data.id as string;
    };
    const state = async () => (await call('GET', '/license')).data.state;
    const trust = async () => (await call('GET', '/orders')).data[0].trust;
    return { call, order, state, trust };
  };
  const email = 'kay@harbor.test';
  const kay = identity.addUser({ id: 'kay', email, emailVerified: true });
  await server.accounts.open(anAccount({ id: 'kay', email, accountType: 'admin' }));
  const ours = async (url: string, payload?: object) => {
    const { token } = identity.issueToken(kay, 'email', { secondFactor: true });
    return server.call('POST', `/v1/app${url}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
  };
  const pay = (id: string) => ours(`/orders/${id}/payments`, { cents: total, reference: `wire ${id}` });
  const news = () =>
    server.outbox
      .waiting()
      .flatMap((mail) => (mail.kind === 'order-news' ? [[mail.to, mail.news] as const] : []));
  return { ...server, school, ours, pay, news };
}

test('[LIC-7] an unverified PO gives 30 days once per mail domain, then nothing until our staff confirm it or it is paid', async () => {
  const { school, ours, pay, news, clock } = await aMarket();
  const pier = await school('pier', 'ada@bay.test');
  const first = await pier.order();
  expect([await pier.trust(), await pier.state()]).toEqual(['limited', 'subscription_active']);

  const cove = await school('cove', 'grace@bay.test');
  const second = await cove.order();
  expect([await cove.trust(), await cove.state()]).toEqual(['none', 'trial_active']);
  expect((await cove.call('GET', '/license')).data.history).toMatchObject([
    { owed: 'purchase-order', standing: 'unconfirmed' },
    { kind: 'trial' },
  ]);
  expect(news()).toContainEqual(['grace@bay.test', 'unconfirmed']);
  expect((await cove.call('GET', '/orders/collected')).data).toBeNull();

  await clock.advance(31 * day);
  expect([await pier.state(), await cove.state()]).toEqual(['subscription_expired', 'trial_expired']);
  const confirmed = await ours(`/orders/${second}/confirmation`);
  expect(confirmed.body.data.order).toMatchObject({ state: 'pending-po', trust: 'verified' });
  expect((await ours(`/orders/${second}/confirmation`)).status).toBe(200);
  expect(news().filter(([, said]) => said === 'confirmed')).toEqual([['grace@bay.test', 'confirmed']]);
  expect(await cove.state()).toBe('subscription_active');
  await clock.advance(7 * day);
  expect(await cove.state()).toBe('subscription_expired');

  await pay(first);
  expect(await pier.state()).toBe('subscription_active');
  expect(kindOf((await ours(`/orders/${first}/confirmation`)).body)).toBe('order/not-open');
  const reef = await school('reef', 'kim@bay.test');
  await reef.order();
  expect([await reef.trust(), await reef.state()]).toEqual(['verified', 'subscription_active']);
});

test('[LIC-7] a canceled unverified PO counts as the first one, and gives no days of grace', async () => {
  const { school, ours, clock } = await aMarket();
  const pier = await school('pier', 'ada@bay.test');
  const id = await pier.order();
  await ours(`/orders/${id}/credits`, { cents: total, note: 'Wrong school' });
  await clock.advance(day);
  await pier.order('PO 2');
  expect([await pier.trust(), await pier.state()]).toEqual(['none', 'trial_active']);
});

test("[LIC-7] for a public mail provider the address counts, and an organization's proved domain makes its PO verified", async () => {
  const { school, domains, clock } = await aMarket();
  for (const [id, email] of [
    ['one', 'ada@gmail.com'],
    ['two', 'grace@gmail.com'],
  ] as const) {
    const each = await school(id, email);
    await each.order();
    expect(await each.trust()).toBe('limited');
  }
  const pier = await school('pier', 'ada@pier.test');
  await domains.claim({ ...aDomainClaim('pier'), organizationId: 'pier' });
  await domains.prove('pier', { at: clock.now(), how: 'dns' });
  await pier.order();
  expect(await pier.trust()).toBe('verified');
});
