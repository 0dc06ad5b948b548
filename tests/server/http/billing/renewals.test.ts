import { expect, test } from 'vitest';
import { usd } from '#domain/billing/prices/money.ts';
import { startOfDay } from '#domain/organizations/grants/term.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { day, hour } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const path = '/v1/app/license/renewal';
const zone = 'America/New_York';

/** A school that bought 10 seats for a year by card. The license renews automatically if `renews`. */
async function aSchool({ renews = true } = {}) {
  const server = aServer();
  const { clock, payments, service, orders, ledger } = server;
  await server.signedIn();
  const account = server.identity.userOf('ada@lovelace.test')?.id ?? '';
  await anOrganization(server.organizations, { id: 'pier', name: 'Pier', kind: 'school', timeZone: zone });
  const membership = { accountId: account, organizationId: 'pier', billingContact: false } as const;
  await server.organizations.join({ ...membership, id: 'm1', role: 'customer', at: clock.now() });
  const call = (method: string, url: string, payload?: object) =>
    server.call(method, url, { headers: server.bearer(), ...(payload === undefined ? {} : { payload }) });
  const { startsOn } = (await call('GET', '/v1/app/orders/offer')).body.data;
  const buy = async (overrides: object = {}) => {
    const form = { plan: 'school', seats: 10, term: 1, startsOn, totalCents: 113_050, ...overrides };
    const placed = await call('POST', '/v1/app/orders', form);
    const { id } = placed.body.data;
    payments.pay(`cs_${id}`, clock.now());
    await call('POST', `/v1/app/orders/${id}/check`);
    return id;
  };
  await buy(renews ? { autoRenew: true } : {});
  const run = () => service.jobs.handlers['charge-renewals']({}, { id: 'job', report: async () => true });
  const shown = async () => (await call('GET', path)).body.data;
  const license = async () => (await call('GET', '/v1/app/license')).body.data;
  const moveTo = async (on: string, hours = 0) => {
    const to = startOfDay(on, zone) + hours * hour;
    await clock.advance(to - clock.now());
  };
  const notify = async (session: string) => {
    const { body, signature } = payments.noticeOf(session, clock.now());
    const sent = { 'content-type': 'application/json', 'stripe-signature': signature };
    const told = await server.call('POST', '/v1/app/payments/notices', { headers: sent, payload: body });
    expect(told.status).toBe(200);
  };
  const cash = async () => (await ledger.balancesOf('pier')).cash;
  const newest = () => orders.newestOf({ kind: 'organization', id: 'pier' });
  return { ...server, account, call, run, shown, license, moveTo, notify, cash, newest };
}

test('[LIC-4] [LIC-10] a buyer who agreed is charged the announced amount once, the day before the end, and gets the next year', async () => {
  const { run, shown, moveTo, cash, license, newest, ledger, audit } = await aSchool();
  expect(await shown()).toMatchObject({
    standing: 'on',
    card: { brand: 'visa', last4: '4242' },
    next: { seats: 10, startsOn: '2027-09-01', chargedOn: '2027-08-31', total: usd(113_050) },
  });
  await moveTo('2027-08-30', 23);
  await run();
  expect(await cash()).toEqual(usd(113_050));
  await moveTo('2027-08-31');
  await Promise.all([run(), run()]);
  await run();
  expect(await cash()).toEqual(usd(226_100));
  const order = await newest();
  expect(order).toMatchObject({ state: 'paid', startsOn: '2027-09-01', endsOn: '2028-09-01', seats: 10 });
  expect((await ledger.entriesOf(order?.id ?? '')).filter(({ account }) => account === 'cash')).toHaveLength(
    1,
  );
  expect(await license()).toMatchObject({ state: 'subscription_active', lastDay: '2028-08-31' });
  expect(await shown()).toMatchObject({ standing: 'on', next: { startsOn: '2028-09-01' } });
  const acts = audit.entries().filter(({ action }) => action === 'order/placed');
  expect(acts.at(-1)).toMatchObject({ by: null, subject: order?.id });
});

test('[LIC-4] turning it off with one call stops charges and deletes the card', async () => {
  const { call, run, shown, moveTo, cash, autoRenewals, audit } = await aSchool();
  expect((await call('DELETE', path)).body.data).toMatchObject({ standing: 'off', card: null });
  expect(await autoRenewals.active(9, null)).toEqual([]);
  expect(audit.entries().at(-1)).toMatchObject({ action: 'renewal/switched-off', after: { why: 'by-hand' } });
  for (const on of ['2027-08-30', '2027-08-31', '2027-09-02']) {
    await moveTo(on);
    await run();
  }
  expect(await cash()).toEqual(usd(113_050));
  expect(await shown()).toMatchObject({ standing: 'off', next: null });
});

test('[LIC-4] a buyer who did not agree is not charged, and can agree to an amount and save a card on the license page', async () => {
  const { call, run, shown, moveTo, cash, payments } = await aSchool({ renews: false });
  const { next, standing } = await shown();
  expect(standing).toBe('off');
  const form = { startsOn: next.startsOn, totalCents: next.total.cents };
  expect((await call('POST', path, { ...form, totalCents: 1 })).status).toBe(409);
  const { payAt } = (await call('POST', path, form)).body.data;
  const session = payAt.replace('https://payments.test/', '');
  expect((await call('POST', `${path}/check`)).body.data).toMatchObject({ standing: 'waiting', card: null });
  payments.saveCardOnly(session);
  for (let visits = 0; visits < 2; visits += 1)
    expect((await call('POST', `${path}/check`)).body.data).toMatchObject({ standing: 'on' });
  expect(await cash()).toEqual(usd(113_050));
  await moveTo('2027-08-30');
  await run();
  await moveTo('2027-08-31');
  await run();
  expect(await cash()).toEqual(usd(226_100));
});

test('[LIC-4] a notice of the payment provider alone turns it on, but not after the end', async () => {
  const { call, shown, payments, notify } = await aSchool({ renews: false });
  const { next } = await shown();
  const started = await call('POST', path, { startsOn: next.startsOn, totalCents: next.total.cents });
  const session = started.body.data.payAt.replace('https://payments.test/', '');
  payments.saveCardOnly(session);
  await notify(session);
  expect(await shown()).toMatchObject({ standing: 'on' });
  await call('DELETE', path);
  await notify(session);
  expect(await shown()).toMatchObject({ standing: 'off' });
});

test('[LIC-4] [LIC-1] a declined card gives seven days of grace and two more tries', async () => {
  const { run, shown, moveTo, cash, license, payments } = await aSchool();
  await moveTo('2027-08-01');
  await run();
  payments.setBankResponse = 'declined';
  await moveTo('2027-08-31');
  expect(await run()).toEqual({ charged: 0, refused: 1 });
  expect(await run()).toEqual({ charged: 0, refused: 0 });
  expect(await shown()).toMatchObject({ standing: 'on', refusal: 'declined' });
  await moveTo('2027-09-01', 1);
  expect(await license()).toMatchObject({ state: 'renewal_coming', reason: 'grace', lastDay: '2027-09-07' });
  await moveTo('2027-09-03');
  expect(await run()).toEqual({ charged: 0, refused: 1 });
  await moveTo('2027-09-06');
  expect(await run()).toEqual({ charged: 0, refused: 1 });
  await moveTo('2027-09-08');
  await run();
  expect(await shown()).toMatchObject({ standing: 'off' });
  expect(await license()).toMatchObject({ state: 'subscription_expired' });
  expect(await cash()).toEqual(usd(113_050));
});

test('[LIC-4] if a bank declines and then pays, the year starts at the end of the old one and nothing is lost', async () => {
  const { run, moveTo, license, payments, cash } = await aSchool();
  await moveTo('2027-08-01');
  await run();
  payments.setBankResponse = 'declined';
  await moveTo('2027-08-31');
  await run();
  payments.setBankResponse = 'done';
  await moveTo('2027-09-03');
  expect(await run()).toEqual({ charged: 1, refused: 0 });
  expect(await license()).toMatchObject({ state: 'subscription_active', lastDay: '2028-08-31' });
  expect(await cash()).toEqual(usd(226_100));
});

test("[LIC-4] a bank that requires its customer's action is not charged again automatically, and another card is charged at once", async () => {
  const { run, shown, moveTo, payments, call, cash } = await aSchool();
  await moveTo('2027-08-01');
  await run();
  payments.setBankResponse = 'asks';
  await moveTo('2027-08-31');
  await run();
  await moveTo('2027-08-31', 12);
  expect(await run()).toEqual({ charged: 0, refused: 0 });
  const { next, refusal } = await shown();
  expect(refusal).toBe('asks');
  payments.setBankResponse = 'done';
  const form = { startsOn: next.startsOn, totalCents: next.total.cents };
  const { payAt } = (await call('POST', path, form)).body.data;
  payments.saveCardOnly(payAt.replace('https://payments.test/', ''));
  await call('POST', `${path}/check`);
  expect(await run()).toEqual({ charged: 1, refused: 0 });
  expect(await cash()).toEqual(usd(226_100));
  expect(await shown()).toMatchObject({ standing: 'on', refusal: null });
});

test('[LIC-4] a buyer who renews another way pays once: the charge is canceled, and the license continues', async () => {
  const { run, moveTo, payments, call, cash, license, grants, account, clock } = await aSchool();
  await moveTo('2027-08-01');
  await run();
  payments.setBankResponse = 'declined';
  await moveTo('2027-08-31');
  await run();
  await moveTo('2027-09-02');
  const { startsOn } = (await call('GET', '/v1/app/orders/offer')).body.data;
  const form = { plan: 'school', seats: 10, term: 1, startsOn, totalCents: 113_050 };
  const { id } = (await call('POST', '/v1/app/orders', form)).body.data;
  // The grace period lasts until the order is paid.
  expect(await license()).toMatchObject({ reason: 'grace' });
  payments.setBankResponse = 'done';
  await run();
  expect(await cash()).toEqual(usd(113_050));
  payments.pay(`cs_${id}`, clock.now());
  await call('POST', `/v1/app/orders/${id}/check`);
  await run();
  expect(await cash()).toEqual(usd(226_100));
  expect(await license()).toMatchObject({ state: 'subscription_active', lastDay: '2028-09-01' });
  const { grants: held } = await grants.read({ accountId: account, organization: 'pier/' });
  expect(held.filter(({ owed, endsAt }) => owed === 'card' && endsAt > clock.now())).toEqual([]);
});

test('[LIC-4] an unreachable payment provider is called again later, and no one is charged twice', async () => {
  const { run, moveTo, payments, cash } = await aSchool();
  await moveTo('2027-08-01');
  await run();
  await moveTo('2027-08-31');
  payments.online = false;
  await expect(run()).rejects.toThrow('unavailable');
  payments.online = true;
  expect(await run()).toEqual({ charged: 1, refused: 0 });
  await run();
  expect(await cash()).toEqual(usd(226_100));
});

test('[LIC-4] added seats are renewed with the others, at the announced price', async () => {
  const { run, shown, moveTo, grants, clock } = await aSchool();
  await moveTo('2027-08-01');
  await run();
  await grants.give({
    organizationId: 'pier',
    kind: 'school',
    seats: 5,
    startsAt: clock.now(),
    endsAt: startOfDay('2027-09-01', zone),
  });
  await run();
  expect((await shown()).next.seats).toBe(15);
  await moveTo('2027-08-28');
  const before = await shown();
  await grants.give({
    organizationId: 'pier',
    kind: 'school',
    seats: 5,
    startsAt: clock.now() - day,
    endsAt: startOfDay('2027-09-01', zone),
  });
  await run();
  expect(await shown()).toEqual(before);
});

test('[LIC-4] [LIC-10] after a crash right before or after the charge, the next run books one payment', async () => {
  const { run, moveTo, payments, cash, clock, newest } = await aSchool();
  await moveTo('2027-08-01');
  await run();
  await moveTo('2027-08-31');
  const charge = payments.charge.bind(payments);
  payments.charge = async () => {
    throw new Error('killed before');
  };
  await expect(run()).rejects.toThrow('killed before');
  const first = await newest();
  payments.charge = async (...asked) => {
    await charge(...asked);
    throw new Error('killed after');
  };
  await expect(run()).rejects.toThrow('killed after');
  expect(await cash()).toEqual(usd(113_050));
  payments.charge = charge;
  await run();
  await run();
  expect(await cash()).toEqual(usd(226_100));
  expect(await newest()).toMatchObject({ id: first?.id, state: 'paid' });
  const listed = await payments.movements({ from: 0, to: clock.now() + day });
  expect(listed.ok && listed.value.filter(({ kind }) => kind === 'paid')).toHaveLength(2);
});

test('[LIC-4] one failed renewal does not stop the others', async () => {
  const { run, moveTo, cash, autoRenewals, account } = await aSchool();
  await moveTo('2027-08-01');
  await run();
  await moveTo('2027-08-31');
  const [going] = await autoRenewals.active(1, null);
  if (going === undefined) throw new Error('nothing is renewed');
  // A second renewal, which runs first. Its order does not exist.
  const buyer = { kind: 'account', id: account, path: null } as const;
  await autoRenewals.add({ ...going, id: '0', buyer, session: 'cs_0', order: 'none' });
  await expect(run()).rejects.toThrow('the order none was not found');
  expect(await cash()).toEqual(usd(226_100));
});
