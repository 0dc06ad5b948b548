import { expect, test } from 'vitest';
import type { LedgerEvent } from '#domain/billing/prices/ledger.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { startOfDay } from '#domain/organizations/grants/term.ts';
import { collectedIn, type CollectedSeats } from '#domain/billing/orders/collected-seats.ts';
import { quoteIn } from '#domain/billing/orders/offer.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { hour } from '../../../builders/time.ts';
import { aServer } from '../../a-server.ts';

const kindOf = (body: { readonly type: string }): string => body.type.replace(/^.*problems\//, '');
const zone = 'America/New_York';
const path = '/orders/collected';

/** A school without teachers that has a license for 10 seats, paid by purchase order or by card. */
async function aSchool({ byCard = false } = {}) {
  const server = aServer();
  const { clock, service, payments } = server;
  await server.signedIn();
  const account = server.identity.userOf('ada@lovelace.test')?.id ?? '';
  await anOrganization(server.organizations, { id: 'pier', name: 'Pier', kind: 'school', timeZone: zone });
  const membership = { accountId: account, organizationId: 'pier', billingContact: false } as const;
  await server.organizations.join({ ...membership, id: 'm1', role: 'customer', at: clock.now() });
  const moveTo = async (on: string, hours = 0) =>
    clock.advance(startOfDay(on, zone) + hours * hour - clock.now());
  const call = (method: string, url: string, payload?: object) =>
    server.call(method, `/v1/app${url}`, {
      headers: server.bearer(),
      ...(payload === undefined ? {} : { payload }),
    });
  const { startsOn } = (await call('GET', '/orders/offer')).body.data;
  const form = { plan: 'school', seats: 10, term: 1, startsOn, totalCents: 113_050 };
  if (byCard) {
    const { id } = (await call('POST', '/orders', form)).body.data;
    payments.pay(`cs_${id}`, clock.now());
    await call('POST', `/orders/${id}/check`);
  } else {
    const { id } = (await call('POST', '/orders/on-invoice', { ...form, purchaseOrder: 'PO 4711' })).body
      .data;
    const email = 'kay@harbor.test';
    const kay = server.identity.addUser({ id: 'kay', email, emailVerified: true });
    await server.accounts.open(anAccount({ id: 'kay', email, accountType: 'admin' }));
    const { token } = server.identity.issueToken(kay, 'email', { secondFactor: true });
    await server.call('POST', `/v1/app/orders/${id}/payments`, {
      headers: { authorization: `Bearer ${token}` },
      payload: { cents: form.totalCents, reference: 'w-1' },
    });
  }
  const read = async (): Promise<CollectedSeats | null> => (await call('GET', path)).body.data;
  const formFor = async (seats: number) => {
    const { offer } = (await read()) ?? {};
    if (offer === undefined) throw new Error('nothing is collected here');
    const quote = quoteIn(offer, { seats: seats - (offer.running?.seats ?? 0), term: 'rest' });
    if (!quote.ok) throw new Error(quote.error.kind);
    return { seats, startsOn: quote.value.startsOn, totalCents: quote.value.total.cents };
  };
  const add = async (seats: number) => call('POST', path, await formFor(seats));
  const run = () => service.jobs.handlers['issue-collected']({}, { id: 'job', report: async () => true });
  const orders = async (): Promise<readonly Order[]> => (await call('GET', '/orders')).body.data;
  const seats = async () => (await call('GET', '/license')).body.data.seats.limit;
  const invoices = async () =>
    (await call('GET', '/documents')).body.data.filter(
      ({ kind }: { readonly kind: string }) => kind === 'invoice',
    );
  const receivable = async () => (await server.ledger.balancesOf('pier')).receivable.cents;
  return { ...server, call, read, formFor, add, run, orders, seats, invoices, receivable, moveTo };
}

const linesOf = (collected: CollectedSeats | null) => (collected?.order ? collectedIn(collected.order) : []);

test('[LIC-4] [LIC-7] added seats work at once, and one invoice on the first of the month collects them, line by line', async () => {
  const { add, run, seats, invoices, receivable, read, moveTo } = await aSchool();
  await moveTo('2026-12-02', 9);
  expect(await read()).toMatchObject({
    order: null,
    isOpen: true,
    purchaseOrder: 'PO 4711',
    issuesOn: '2027-01-01',
  });
  expect((await add(13)).status).toBe(200);
  expect(await seats()).toBe(13);
  await moveTo('2026-12-09', 9);
  await add(15);
  expect(await seats()).toBe(15);
  const collected = await read();
  expect(linesOf(collected)).toMatchObject([
    { seats: 3, startsOn: '2026-12-02' },
    { seats: 2, startsOn: '2026-12-09' },
  ]);
  expect(await invoices()).toHaveLength(1);
  expect(await receivable()).toBe(0);
  await moveTo('2026-12-31', 23);
  expect(await run()).toEqual({ issued: 0 });
  await moveTo('2027-01-01');
  expect(await run()).toEqual({ issued: 1 });
  expect(await run()).toEqual({ issued: 0 });
  const total = collected?.order?.total.cents ?? 0;
  expect(await invoices()).toMatchObject([
    { number: 1, issuedOn: '2027-01-01', dueOn: '2027-01-31', purchaseOrder: 'PO 4711', amount: usd(total) },
    { number: 1, issuedOn: '2026-09-01' },
  ]);
  expect((await invoices())[0].lines).toEqual(collected?.order?.lines);
  expect(await receivable()).toBe(total);
  expect(await read()).toMatchObject({ order: null, issuesOn: '2027-02-01' });
  expect(await seats()).toBe(15);
});

test('[LIC-5] the target number is sent instead of a step, so a double click or two tabs count once', async () => {
  const { formFor, call, read, seats } = await aSchool();
  const form = await formFor(14);
  const pressed = await Promise.all([1, 2, 3].map(() => call('POST', path, form)));
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(pressed.filter(({ status }) => status === 409).map(({ body }) => kindOf(body))).toEqual([
    'order/terms-changed',
    'order/terms-changed',
  ]);
  expect(linesOf(await read())).toHaveLength(1);
  expect(await seats()).toBe(14);
});

test('[LIC-5] a total other than the displayed one, fewer seats, none, or more than double is refused', async () => {
  const { formFor, call, read } = await aSchool();
  const form = await formFor(14);
  for (const wrong of [
    { totalCents: 1 },
    { seats: 10 },
    { seats: 0 },
    { seats: -3 },
    { startsOn: '2026-09-02' },
  ])
    expect(kindOf((await call('POST', path, { ...form, ...wrong })).body)).toBe('order/terms-changed');
  expect((await call('POST', path, { ...form, seats: 1e12 })).status).toBe(409);
  expect((await call('POST', path, { ...form, seats: 1.5 })).status).toBe(422);
  const more = await formFor(21);
  expect(kindOf((await call('POST', path, more)).body)).toBe('order/too-many-collected');
  expect((await call('POST', path, await formFor(20))).status).toBe(200);
  expect(linesOf(await read())).toHaveLength(1);
});

test('[LIC-5] a buyer with a card pays at once, and nothing is collected', async () => {
  const { call } = await aSchool({ byCard: true });
  expect((await call('GET', path)).body).toEqual({ data: null });
  const form = { seats: 12, startsOn: '2026-09-01', totalCents: 1 };
  expect(kindOf((await call('POST', path, form)).body)).toBe('order/not-offered');
  expect(kindOf((await call('POST', `${path}/invoice`)).body)).toBe('order/not-found');
});

test('[LIC-5] seats removed on the same day cost nothing, and a week later they cost the week; seats in use cannot be removed', async () => {
  const { add, call, read, seats, moveTo, organizations, accounts, clock, run, invoices } = await aSchool();
  await moveTo('2026-12-02', 9);
  await add(13);
  const takeBack = async (place: number) =>
    call('POST', `${path}/${linesOf(await read())[place]?.id ?? ''}/take-back`);
  expect((await takeBack(0)).status).toBe(200);
  expect([await seats(), (await read())?.order ?? null]).toEqual([10, null]);
  await add(13);
  await add(15);
  await moveTo('2026-12-09', 9);
  for (let at = 0; at < 12; at += 1) {
    await accounts.open(anAccount({ id: `teacher-${at}`, email: `t${at}@pier.test` }));
    await organizations.join({
      id: `t${at}`,
      accountId: `teacher-${at}`,
      organizationId: 'pier',
      role: 'teacher',
      billingContact: false,
      at: clock.now(),
    });
  }
  expect((await takeBack(0)).status).toBe(200);
  expect(await seats()).toBe(12);
  expect(kindOf((await takeBack(1)).body)).toBe('order/seats-needed');
  expect(kindOf((await takeBack(0)).body)).toBe('order/not-open');
  const order = (await read())?.order;
  expect(linesOf(await read())).toMatchObject([{ endsOn: '2026-12-09' }, { seats: 2 }]);
  await moveTo('2027-01-02');
  await run();
  expect((await invoices())[0]).toMatchObject({ amount: order?.total });
});

test('[LIC-10] a crash neither duplicates nor loses an invoice, and "invoice now" makes one', async () => {
  const { add, call, run, invoices, receivable, read, moveTo, transaction } = await aSchool();
  await add(12);
  const total = (await read())?.order?.total.cents ?? 0;
  await moveTo('2026-10-02');
  const runs = transaction.run.bind(transaction);
  // The second ledger entry of the invoice fails, so the whole transaction is rolled back.
  transaction.run = (work) =>
    runs(({ ledger, ...stores }) => {
      const record = async (event: LedgerEvent): Promise<boolean> => {
        if (event.kind === 'invoiced') throw new Error('the power went');
        return ledger.record(event);
      };
      return work({ ...stores, ledger: { record, entriesOf: (order) => ledger.entriesOf(order) } });
    });
  await expect(run()).rejects.toThrow('the power went');
  expect((await read())?.order?.total.cents).toBe(total);
  expect(await receivable()).toBe(0);
  transaction.run = runs;
  const both = await Promise.all([run(), call('POST', `${path}/invoice`), run()]);
  expect(both[0].issued + both[2].issued + Number(both[1].status === 200)).toBe(1);
  expect(await invoices()).toHaveLength(2);
  expect((await invoices()).map(({ number }: { readonly number: number }) => number)).toEqual([2, 1]);
  expect(await receivable()).toBe(total);
});

test('[LIC-7] a renewal on invoice invoices collected seats first', async () => {
  const { add, call, orders, read } = await aSchool();
  await add(12);
  const { startsOn } = (await call('GET', '/orders/offer')).body.data;
  const form = { plan: 'school', seats: 10, term: 1, startsOn, totalCents: 113_050, purchaseOrder: 'PO 2' };
  expect((await call('POST', '/orders/on-invoice', form)).status).toBe(200);
  expect((await orders()).map(({ state }) => state).toSorted()).toEqual(['paid', 'pending-po', 'pending-po']);
  expect((await read())?.order).toBeNull();
});

test('[LIC-7] a renewal by card invoices collected seats with its payment, not before, and once', async () => {
  const { add, call, run, orders, read, invoices, receivable, payments, clock } = await aSchool();
  await add(12);
  const total = (await read())?.order?.total.cents ?? 0;
  const { startsOn } = (await call('GET', '/orders/offer')).body.data;
  const form = { plan: 'school', seats: 10, term: 1, startsOn, totalCents: 113_050 };
  const { id } = (await call('POST', '/orders', form)).body.data;
  await call('POST', `/orders/${id}/check`);
  expect((await read())?.order?.total.cents).toBe(total);
  payments.pay(`cs_${id}`, clock.now());
  await Promise.all([1, 2].map(() => call('POST', `/orders/${id}/check`)));
  await call('POST', `/orders/${id}/check`);
  expect((await orders()).map(({ state }) => state).toSorted()).toEqual(['paid', 'paid', 'pending-po']);
  expect((await read())?.order ?? null).toBeNull();
  expect(await run()).toEqual({ issued: 0 });
  expect((await invoices())[0]).toMatchObject({ amount: usd(total), purchaseOrder: 'PO 4711' });
  expect(await invoices()).toHaveLength(2);
  expect(await receivable()).toBe(total);
});

test('[LIC-4] [LIC-7] an automatic renewal invoices collected seats when the card is charged', async () => {
  const { add, call, orders, read, invoices, payments, moveTo, service } = await aSchool();
  const charge = () => service.jobs.handlers['charge-renewals']({}, { id: 'job', report: async () => true });
  const renewal = (await call('GET', '/license/renewal')).body.data.next;
  const agreed = { startsOn: renewal.startsOn, totalCents: renewal.total.cents };
  const { payAt } = (await call('POST', '/license/renewal', agreed)).body.data;
  payments.saveCardOnly(payAt.replace('https://payments.test/', ''));
  await call('POST', '/license/renewal/check');
  await moveTo('2027-08-20', 9);
  await add(12);
  const total = (await read())?.order?.total;
  await charge();
  await moveTo('2027-08-31');
  expect(await invoices()).toHaveLength(1);
  expect(await charge()).toEqual({ charged: 1, refused: 0 });
  expect((await orders()).map(({ state }) => state).toSorted()).toEqual(['paid', 'paid', 'pending-po']);
  expect((await invoices())[0]).toMatchObject({ amount: total, issuedOn: '2027-08-31' });
  expect((await orders()).find(({ startsOn }) => startsOn === '2027-09-01')).toMatchObject({ seats: 12 });
});
