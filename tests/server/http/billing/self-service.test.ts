import { expect, test } from 'vitest';
import { usd } from '#domain/billing/prices/money.ts';
import { anAccount } from '../../../builders/an-account.ts';
import { anOrganization } from '../../../builders/an-organization.ts';
import { aPurchaseDraft } from '../../../builders/an-order-contact.ts';
import { day, hour, second } from '../../../builders/time.ts';
import { aGuest, kindOf } from '../../a-guest.ts';

const total = 113_050 + 2 * 7_900;

/** Delivers the mails. Returns the recipient of the last one and the keys in its link. */
async function mailed({ outbox, service, mailer }: ReturnType<typeof aGuest>) {
  await outbox.deliver(async (mail) =>
    service.jobs.handlers.mail(mail, { id: 'job', report: async () => true }),
  );
  const text = mailer.mails().at(-1)?.text ?? '';
  const behind = new URLSearchParams(/#(\S+)/.exec(text)?.[1] ?? '');
  return { to: mailer.mails().at(-1)?.to, key: behind.get('key') ?? '', claim: behind.get('claim') ?? '' };
}

test('[LIC-7] an office orders a license and Docks on invoice without an account, and no one has the license before it is claimed', async () => {
  const guest = aGuest();
  const { placed, read, news, ledger, ours } = guest;
  await ours('POST', '/stock/counts', { product: 'dock-kit', onHand: 1, seen: 0, reason: 'received' });
  const order = await placed();
  expect(order.payAt).toBeNull();
  expect((await read(order)).data).toMatchObject({
    state: 'pending-po',
    plan: 'school',
    seats: 10,
    total: usd(total),
    organization: 'Pier Street School',
    email: 'office@pier.test',
    purchaseOrder: 'PO 4711',
    dueOn: '2026-10-01',
    claim: 'open',
    delivery: { items: [], shipments: [] },
    papers: [{ kind: 'invoice', name: 'INV-2026-00001' }],
  });
  expect(news()).toMatchObject([{ to: 'office@pier.test', news: 'ordered', order: order.id }]);
  expect(await ledger.balancesOf(order.id)).toMatchObject({ receivable: usd(total), sales: usd(-total) });
});

test('[LIC-7] a claim link verifies the address of an account with a password', async () => {
  const guest = aGuest();
  const order = await guest.placed();
  const { claim } = await mailed(guest);
  const email = 'office@pier.test';
  const user = guest.identity.addUser({ id: 'office', email, password: 'difference-engine' });
  await guest.accounts.open(anAccount({ id: 'office', email, mailboxProved: false }));
  const authorization = `Bearer ${guest.identity.issueToken(user, 'email').token}`;
  const path = `/v1/app/self-service/orders/${order.id}/claim`;
  const claimWith = (key: string) =>
    guest.call('POST', path.replace('/v1/app', ''), { key, organizationId: null }, { authorization });
  expect(kindOf((await claimWith(order.key)).body)).toBe('order/not-found');
  expect(guest.identity.userById('office')?.emailVerified).toBe(false);
  expect((await claimWith(claim)).status).toBe(200);
  expect(guest.identity.userById('office')?.emailVerified).toBe(true);
  expect((await guest.accounts.byId('office'))?.mailboxProved).toBe(true);
  expect((await claimWith(claim)).status).toBe(200);
});

test('[LIC-7] a person who proves the mailbox claims the license for a new organization, together with its documents', async () => {
  const guest = aGuest();
  const order = await guest.placed();
  const { to, key, claim } = await mailed(guest);
  expect([to, key]).toEqual(['office@pier.test', order.key]);
  const path = `/self-service/orders/${order.id}/claim`;
  const request = { key: claim, organizationId: null };
  const other = await guest.as('other@pier.test', 'POST', path, request);
  expect(kindOf(other.body)).toBe('order/other-mailbox');
  const claimed = await guest.as('office@pier.test', 'POST', path, request);
  expect(claimed.status).toBe(200);
  const again = await guest.as('office@pier.test', 'POST', path, request);
  expect(again.body).toEqual(claimed.body);
  const license = await guest.as('office@pier.test', 'GET', '/license');
  expect(license.body.data).toMatchObject({ state: 'subscription_active' });
  expect((await guest.as('office@pier.test', 'GET', '/documents')).body.data).toMatchObject([
    { kind: 'invoice', billTo: 'Pier Street School' },
  ]);
  expect((await guest.read(order)).data).toMatchObject({ claim: 'claimed' });
  // The Docks of the order belong to the organization. No other user can see them.
  expect((await guest.as('office@pier.test', 'GET', '/orders/deliveries')).body.data).toMatchObject([
    {
      order: order.id,
      delivery: { items: [{ product: 'dock-kit', quantity: 2, shipped: 0 }], shipments: [] },
    },
  ]);
  expect((await guest.as('other@pier.test', 'GET', '/orders/deliveries')).body.data).toEqual([]);
  // A later payment of the order is recorded under the order's id, and no amount is open.
  const paid = await guest.ours('POST', `/orders/${order.id}/payments`, { cents: total, reference: 'w-1' });
  expect(paid.body.data.order).toMatchObject({ state: 'paid', buyer: { kind: 'organization' } });
  expect(await guest.ledger.balancesOf(order.id)).toMatchObject({ receivable: usd(0), cash: usd(total) });
});

test("[LIC-7] [LIC-9] an unpaid invoice is announced once to the office after 14, 30 and 45 days, with the order's link, and the claimer sees what was sent", async () => {
  const guest = aGuest();
  const order = await guest.placed();
  await mailed(guest);
  const before = guest.mailer.mails().length;
  const send = () => guest.service.jobs.handlers['send-notices']({}, { id: 'job', report: async () => true });
  for (let hours = 0; hours < 60 * 24; hours += 6) {
    await guest.clock.advance(6 * hour);
    await send();
    await send();
  }
  const { key, claim } = await mailed(guest);
  const told = guest.mailer.mails().slice(before);
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([
    ['office@pier.test', 'Blockyard: order-open-14 Pier Street School'],
    ['office@pier.test', 'Blockyard: order-open-30 Pier Street School'],
    ['office@pier.test', 'Blockyard: order-open-45 Pier Street School'],
  ]);
  expect([key, claim]).toEqual([order.key, '']);
  await guest.post(`orders/${order.id}/claim-mail`, { key: order.key });
  const link = await mailed(guest);
  const request = { key: link.claim, organizationId: null };
  const path = `/self-service/orders/${order.id}/claim`;
  expect((await guest.as('office@pier.test', 'POST', path, request)).status).toBe(200);
  const sent = (await guest.as('office@pier.test', 'GET', '/license/notices')).body.data;
  expect(sent.map(({ name }: { readonly name: string }) => name)).toEqual([
    'order-open-45',
    'order-open-30',
    'order-open-14',
  ]);
});

test('[LIC-7] a claimed license starts when the current one ends, and only for an organization of the same kind', async () => {
  const guest = aGuest();
  const email = 'office@pier.test';
  await guest.signedIn(email);
  const account = guest.identity.userOf(email)?.id ?? '';
  for (const kind of ['school', 'district'] as const) {
    await anOrganization(guest.organizations, { id: kind, name: kind, kind });
    const joined = { accountId: account, organizationId: kind, billingContact: true, at: 1 };
    await guest.organizations.join({ ...joined, id: kind, role: 'customer' });
  }
  const claimed = async () => {
    const order = await guest.placed();
    const { claim } = await mailed(guest);
    const into = (organizationId: string) =>
      guest.as(email, 'POST', `/self-service/orders/${order.id}/claim`, { key: claim, organizationId });
    return { order, into };
  };
  const first = await claimed();
  expect(kindOf((await first.into('district')).body)).toBe('order/other-organization');
  expect(kindOf((await first.into('elsewhere')).body)).toBe('order/other-organization');
  expect((await first.into('school')).body.data).toEqual({ organizationId: 'school' });
  const second = await claimed();
  expect((await second.into('school')).status).toBe(200);
  expect((await guest.read(second.order)).data).toMatchObject({
    startsOn: '2027-09-01',
    endsOn: '2028-09-01',
  });
});

test('[LIC-7] a wrong key finds no order, an old link is mailed again, and the number of mails is limited', async () => {
  const guest = aGuest();
  const { post, as, clock } = guest;
  const [one, two] = [await guest.placed(), await guest.placed()];
  const notFound = ['read', 'claim-mail', 'order', 'file', 'tax-form'];
  for (const act of notFound) {
    const payload = {
      key: two.key,
      ...(act === 'order' ? { way: 'card', purchaseOrder: '' } : {}),
      ...(act === 'file' ? { document: 'none' } : {}),
    };
    const reply = await post(`orders/${one.id}/${act}`, payload);
    expect([act, reply.status, kindOf(reply.body)]).toEqual([act, 404, 'order/not-found']);
  }
  await guest.signedIn('office@pier.test');
  const { claim } = await mailed(guest);
  const claimAs = (id: string, key: string) =>
    as('office@pier.test', 'POST', `/self-service/orders/${id}/claim`, { key, organizationId: null });
  expect(kindOf((await claimAs(one.id, claim)).body)).toBe('order/not-found');
  expect(kindOf((await claimAs(two.id, `${claim}x`)).body)).toBe('order/not-found');
  expect(kindOf((await claimAs(two.id, two.key)).body)).toBe('order/not-found');
  await clock.advance(30 * day);
  expect(kindOf((await claimAs(two.id, claim)).body)).toBe('order/claim-expired');
  for (let at = 0; at < 3; at += 1)
    expect((await post(`orders/${two.id}/claim-mail`, { key: two.key })).status).toBe(200);
  expect((await post(`orders/${two.id}/claim-mail`, { key: two.key })).status).toBe(429);
  const anew = await mailed(guest);
  expect((await claimAs(two.id, anew.claim)).status).toBe(200);
  expect(kindOf((await post(`orders/${two.id}/claim-mail`, { key: two.key })).body)).toBe(
    'order/nothing-to-claim',
  );
});

test('[LIC-7] a bot is refused: too fast, a filled trap field, or a wrong, foreign, repeated or old puzzle', async () => {
  const { prove, order, placed, news } = aGuest();
  const refused = 'order/not-a-person';
  const sent = async (proof: object) => kindOf((await order({}, { proof })).body);
  expect(await sent(await prove(2 * second))).toBe(refused);
  expect(await sent({ ...(await prove()), website: 'https://spam.test' })).toBe(refused);
  expect(await sent({ ...(await prove()), solution: 'none' })).toBe(refused);
  expect(await sent({ ...(await prove()), puzzle: '0.abc.def' })).toBe(refused);
  expect(await sent(await prove(5 * hour))).toBe(refused);
  const proof = await prove();
  expect((await order({}, { proof })).status).toBe(200);
  expect(await sent(proof)).toBe(refused);
  expect(news()).toHaveLength(1);
  await placed();
});

test('[LIC-7] an invalid order is refused field by field: a PO of 300 characters, no seats, fewer than none, a billion', async () => {
  const { order } = aGuest();
  const fields = async (overrides: object) => (await order(overrides)).body;
  const wrong = {
    purchaseOrder: '7'.repeat(300),
    seats: '-5',
    dockKits: '1000000000',
    dockPacks: '1.5',
    email: 'nobody',
    notes: 'x'.repeat(1001),
  };
  expect(await fields(wrong)).toMatchObject({
    errors: expect.arrayContaining(Object.keys(wrong).map((field) => expect.objectContaining({ field }))),
  });
  for (const given of [
    { seats: '0' },
    { seats: '1000000000' },
    { plan: 'none', dockKits: '0' },
    { plan: 'teacher' },
  ])
    expect(kindOf(await fields(given))).toBe('form/invalid');
  expect(kindOf((await order({}, { totalCents: 1 })).body)).toBe('order/terms-changed');
});

test('[LIC-7] [LIC-6] Docks alone are paid by card: no license, a receipt, and a package that our staff ship', async () => {
  const guest = aGuest();
  const { placed, read, payments, clock, ours, news } = guest;
  await ours('POST', '/stock/counts', { product: 'dock-kit-10', onHand: 3, seen: 0, reason: 'received' });
  const order = await placed({ plan: 'none', seats: '', dockKits: '', dockPacks: '1', way: 'card' });
  expect(order.payAt).not.toBeNull();
  expect((await read(order)).data).toMatchObject({ state: 'pending-payment', plan: null, claim: 'none' });
  const parcel = { carrier: 'UPS', tracking: '1Z 999' };
  expect(kindOf((await ours('POST', `/orders/${order.id}/shipments`, parcel)).body)).toBe(
    'order/nothing-to-ship',
  );
  payments.pay(`cs_${order.id}`, clock.now());
  expect((await read(order)).data).toMatchObject({
    state: 'paid',
    total: usd(69_000),
    papers: [{ kind: 'receipt' }],
  });
  expect((await ours('POST', `/orders/${order.id}/shipments`, parcel)).body.data).toMatchObject({
    contact: { shipping: { recipient: 'Olive Office' } },
    delivery: { items: [{ product: 'dock-kit-10', shipped: 1 }], shipments: [parcel] },
  });
  expect(kindOf((await ours('POST', `/orders/${order.id}/shipments`, parcel)).body)).toBe(
    'order/nothing-to-ship',
  );
  expect(news().map((mail) => ('news' in mail ? mail.news : null))).toEqual(['paid', 'shipped']);
  expect((await ours('GET', '/stock')).body.data).toContainEqual({
    product: 'dock-kit-10',
    onHand: 2,
    reserved: 0,
  });
  const claim = await guest.as('office@pier.test', 'POST', `/self-service/orders/${order.id}/claim`, {
    key: 'x',
    organizationId: null,
  });
  expect(claim.status).toBe(404);
});

test('[LIC-7] an expired checkout releases its Docks, and a quote reserves none until it is ordered, once, at its price', async () => {
  const { placed, read, payments, post, ours, clock } = aGuest();
  await ours('POST', '/stock/counts', { product: 'dock-kit', onHand: 2, seen: 0, reason: 'received' });
  const card = await placed({ way: 'card' });
  await payments.expire(`cs_${card.id}`);
  expect((await read(card)).data).toMatchObject({ state: 'canceled', delivery: { items: [] } });
  const quote = await placed({ way: 'quote', purchaseOrder: '' });
  expect((await read(quote)).data).toMatchObject({
    state: 'quoted',
    claim: 'later',
    delivery: { items: [] },
  });
  await clock.advance(60 * day);
  const by = { key: quote.key, way: 'invoice', purchaseOrder: 'PO 9' };
  const pressed = await Promise.all([1, 2, 3].map(() => post(`orders/${quote.id}/order`, by)));
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await read(quote)).data).toMatchObject({
    state: 'pending-po',
    purchaseOrder: 'PO 9',
    total: usd(total),
    delivery: { items: [] },
    papers: [{ kind: 'invoice' }, { kind: 'quote' }],
  });
  const other = await placed({ way: 'quote', purchaseOrder: '' });
  await clock.advance(61 * day);
  expect(kindOf((await post(`orders/${other.id}/order`, { ...by, key: other.key })).body)).toBe(
    'order/quote-expired',
  );
});

test('[LIC-7] a document is printed for a person with the key, and only our staff handle Docks', async () => {
  const { placed, read, post, as } = aGuest();
  const order = await placed(aPurchaseDraft());
  const [paper] = (await read(order)).data.papers;
  const printed = await post(`orders/${order.id}/file`, {
    key: order.key,
    document: paper.id,
    paper: 'letter',
  });
  expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(
    (await post(`orders/${order.id}/file`, { key: order.key, document: 'none', paper: 'letter' })).status,
  ).toBe(404);
  for (const [method, path] of [
    ['GET', '/stock'],
    ['GET', `/orders/${order.id}/delivery`],
  ] as const)
    expect((await as('office@pier.test', method, path)).status).toBe(403);
});
