import { expect, test } from 'vitest';
import { usd } from '#domain/billing/prices/money.ts';
import { minute } from '../../../builders/time.ts';
import { aBuyingSchool, total } from '../../a-buying-school.ts';

const kindOf = (body: { readonly type: string }): string => body.type.replace(/^.*problems\//, '');

async function aBuyer(payment: 'card' | 'invoice') {
  const { ours: staff, ...server } = await aBuyingSchool();
  const { buyer, form, order } = server;
  const placed = payment === 'card' ? await buyer('POST', '/orders', form) : await order();
  const { id } = placed.body.data;
  if (payment === 'card') {
    server.payments.pay(`cs_${id}`, server.clock.now());
    await buyer('POST', `/orders/${id}/check`);
  }
  const file = async () => (await staff('GET', `/books/orders/${id}`)).body.data;
  const send = async (form: object) => (await staff('POST', `/orders/${id}/refunds`, form)).body;
  const refund = async (cents: number, reference: string | null = null, note = 'Two seats less') => {
    await server.clock.advance(minute);
    return send({ cents, seen: (await file()).order.paid.cents, note, reference });
  };
  return { ...server, id, staff, send, refund, file };
}

test('[LIC-10] a card payment is refunded in two parts with reasons, and books, documents and license are updated', async () => {
  const { refund, state, papers, ledger, audit, id, file, payments } = await aBuyer('card');
  expect(await refund(10_000)).toMatchObject({
    data: { order: { state: 'paid' }, balance: { open: 0, paid: total - 10_000, credited: 10_000 } },
  });
  expect(await state()).toBe('subscription_active');
  expect(await papers()).toMatchObject([
    { kind: 'credit-note', amount: usd(10_000), note: 'Two seats less', number: 1 },
    { kind: 'receipt', amount: usd(total) },
  ]);
  expect(await refund(total - 10_000, null, 'School closed')).toMatchObject({
    data: { order: { state: 'refunded' }, balance: { open: 0, paid: 0 } },
  });
  expect(await state()).not.toBe('subscription_active');
  expect(await ledger.balancesOf('pier')).toMatchObject({ receivable: usd(0), cash: usd(0), sales: usd(0) });
  expect(audit.entries().filter(({ action }) => action === 'order/refund-ordered')).toMatchObject([
    { by: 'kay', subject: id, organization: 'pier/', after: { cents: 10_000, reference: null } },
    { by: 'kay', after: { cents: total - 10_000 } },
  ]);
  const facts = await payments.read(`cs_${id}`);
  expect(facts.ok && facts.value.facts.paidBack).toHaveLength(2);
  const kinds = (await file()).history.map(({ kind }: { readonly kind: string }) => kind);
  expect(kinds).toEqual(['invoiced', 'paid', 'credited', 'refunded', 'credited', 'refunded']);
  expect(kindOf(await refund(1))).toBe('order/nothing-paid');
});

test('[LIC-10] ten identical simultaneous refunds are one refund', async () => {
  const { send, payments, id, ledger } = await aBuyer('card');
  // All ten requests come from the same page, so they have the same balance.
  const form = { cents: 10_000, seen: total, note: 'Two seats less', reference: null };
  const pressed = await Promise.all(Array.from({ length: 10 }, () => send(form)));
  expect(pressed.filter(({ data }) => data !== undefined).length).toBeGreaterThan(0);
  const read = await payments.read(`cs_${id}`);
  expect(read.ok && read.value.facts.paidBack).toHaveLength(1);
  expect(await ledger.balancesOf('pier')).toMatchObject({ cash: usd(total - 10_000) });
});

test('[LIC-10] a refund of more than was paid, or while the provider is down, is refused and not booked', async () => {
  const { refund, payments, papers } = await aBuyer('card');
  expect(kindOf(await refund(total + 1))).toBe('order/more-than-paid');
  expect(kindOf(await refund(0))).toBe('form/invalid');
  expect(kindOf(await refund(1, null, '  '))).toBe('form/invalid');
  payments.online = false;
  expect(kindOf(await refund(1))).toBe('payments/away');
  expect(await papers()).toHaveLength(1);
});

test('[LIC-10] a refund that the payment provider refuses is in the audit log as ordered and as refused', async () => {
  const { refund, payments, audit, papers } = await aBuyer('card');
  payments.refuses = true;
  expect(kindOf(await refund(10_000))).toBe('payments/refused');
  const acts = audit.entries().filter(({ action }) => action.startsWith('order/refund'));
  expect(acts).toMatchObject([
    { action: 'order/refund-ordered', by: 'kay', after: { cents: 10_000 } },
    { action: 'order/refund-refused', by: null, after: { cents: 10_000 } },
  ]);
  expect(await papers()).toHaveLength(1);
  payments.refuses = false;
  expect(await refund(10_000)).toMatchObject({ data: { balance: { credited: 10_000 } } });
});

test('[LIC-7] [LIC-10] a bank payment is refunded by a transfer with a reference, which counts once', async () => {
  const { refund, staff, id, papers, ledger, state, audit } = await aBuyer('invoice');
  expect(kindOf(await refund(1, 'wire 9'))).toBe('order/nothing-paid');
  await staff('POST', `/orders/${id}/payments`, { cents: total, reference: 'wire 1' });
  expect(await refund(13_050)).toMatchObject({ errors: [{ field: 'reference' }] });
  const part = { data: { order: { state: 'paid' }, balance: { open: 0, paid: 100_000 } } };
  expect(await refund(13_050, 'wire 2')).toMatchObject(part);
  expect(await refund(13_050, 'wire 2')).toMatchObject(part);
  expect(kindOf(await refund(100_001, 'wire 3'))).toBe('order/more-than-paid');
  expect(await state()).toBe('subscription_active');
  expect(await papers()).toMatchObject([{ kind: 'credit-note', note: 'Two seats less' }, {}, {}]);
  expect(await refund(100_000, 'wire 3')).toMatchObject({ data: { order: { state: 'refunded' } } });
  expect(await state()).not.toBe('subscription_active');
  expect(await ledger.balancesOf('pier')).toMatchObject({ receivable: usd(0), cash: usd(0), sales: usd(0) });
  expect(audit.entries().filter(({ action }) => action === 'order/refund-ordered')).toHaveLength(2);
});

test('[ORG-3] only our staff see the books, and refund only after a recent login', async () => {
  const { buyer, staff, id, clock } = await aBuyer('card');
  for (const path of ['/books/orders', `/books/orders/${id}`])
    expect((await buyer('GET', path)).status).toBe(403);
  const form = { cents: 1, seen: total, note: 'x', reference: null };
  expect((await buyer('POST', `/orders/${id}/refunds`, form)).status).toBe(403);
  expect((await staff('GET', '/books/orders')).body.data).toMatchObject([
    { id, billTo: 'Pier Street', payment: 'card', paid: usd(total), open: usd(0), invoice: null },
  ]);
  expect((await staff('GET', '/books/orders?filter=open.gt:0')).body).toMatchObject({
    data: [],
    page: { total: 0 },
  });
  expect((await staff('GET', '/books/orders?filter=nothing.gt:0')).status).toBe(400);
  expect(kindOf((await staff('GET', '/books/orders/none')).body)).toBe('order/not-found');
  expect(clock.now()).toBeGreaterThan(0);
});
