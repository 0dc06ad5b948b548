import { expect, test } from 'vitest';
import { usd } from '#domain/billing/prices/money.ts';
import type { BillingDocument } from '#domain/billing/documents/billing-document.ts';
import { minute } from '../../../builders/time.ts';
import { aBuyingSchool, total } from '../../a-buying-school.ts';
import { aGuest, kindOf } from '../../a-guest.ts';

async function anOpenInvoice() {
  const school = await aBuyingSchool();
  const id: string = (await school.order()).body.data.id;
  const checkout = () => school.buyer('POST', `/orders/${id}/checkout`);
  const session = async () => (await school.orders.findForUpdate(id))?.session ?? '';
  const check = async () => (await school.buyer('POST', `/orders/${id}/check`)).body.data;
  const kinds = async () => (await school.papers()).map(({ kind }: BillingDocument) => kind);
  return { ...school, id, checkout, session, check, kinds };
}

test('[LIC-7] an open invoice is paid by card once, with one receipt and nothing open afterwards', async () => {
  const { checkout, session, check, kinds, payments, clock, ledger, state, ours, id, outbox } =
    await anOpenInvoice();
  const opened = (await checkout()).body.data;
  await clock.advance(minute);
  expect(await check()).toMatchObject({ order: { state: 'pending-po' }, payAt: opened.payAt });
  expect((await checkout()).body.data).toEqual(opened);
  payments.pay(await session(), clock.now());
  expect(await check()).toMatchObject({ order: { state: 'paid' }, payAt: null });
  await check();
  expect(await kinds()).toEqual(['receipt', 'invoice']);
  expect(await ledger.balancesOf('pier')).toMatchObject({ receivable: usd(0), cash: usd(total) });
  expect(await state()).toBe('subscription_active');
  expect(kindOf((await checkout()).body)).toBe('order/paid-already');
  const receipts = outbox.waiting().filter((mail) => mail.kind === 'order-news' && mail.news === 'paid');
  expect(receipts).toHaveLength(1);
  const { order } = (await ours('GET', `/books/orders/${id}`)).body.data;
  expect(order).toMatchObject({ payment: 'card', paid: usd(total), open: usd(0) });
});

test('[LIC-7] two tabs at once open one payment page for an invoice', async () => {
  const { checkout } = await anOpenInvoice();
  const [one, two] = await Promise.all([checkout(), checkout()]);
  expect(one.body.data).toEqual(two.body.data);
});

test('[LIC-7] leaving the payment page does not cancel the invoice, and another page can be opened', async () => {
  const { checkout, session, check, payments } = await anOpenInvoice();
  const first = (await checkout()).body.data;
  await payments.expire(await session());
  expect(await check()).toMatchObject({ order: { state: 'pending-po' }, payAt: null });
  const second = (await checkout()).body.data;
  expect(second.payAt).not.toBe(first.payAt);
});

test('[LIC-10] a payment by transfer closes the page; the rest is paid on a new one, and a transfer is refunded by transfer', async () => {
  const { checkout, session, check, pay, payments, clock, ledger, ours, id } = await anOpenInvoice();
  await checkout();
  const left = await session();
  await pay(id, 13_050, 'wire 1');
  expect(await payments.read(left)).toMatchObject({ value: { url: null } });
  await checkout();
  payments.pay(await session(), clock.now());
  expect(await check()).toMatchObject({ order: { state: 'paid' } });
  expect(await ledger.balancesOf('pier')).toMatchObject({ receivable: usd(0), cash: usd(total) });

  const other = await anOpenInvoice();
  await other.checkout();
  await other.pay(other.id, total, 'wire 2');
  await clock.advance(minute);
  expect((await ours('GET', `/books/orders/${id}`)).body.data.order.payment).toBe('card');
  expect((await other.ours('GET', `/books/orders/${other.id}`)).body.data.order.payment).toBe('invoice');
});

test("[LIC-7] a person with an order's link pays its invoice by card without an account", async () => {
  const guest = aGuest();
  const order = await guest.placed();
  const opened = await guest.post(`orders/${order.id}/checkout`, { key: order.key });
  expect((await guest.read(order)).data).toMatchObject({
    state: 'pending-po',
    payAt: opened.body.data.payAt,
  });
  guest.payments.pay((await guest.orders.findForUpdate(order.id))?.session ?? '', guest.clock.now());
  expect((await guest.read(order)).data).toMatchObject({ state: 'paid', payAt: null });
  const wrong = await guest.post(`orders/${order.id}/checkout`, { key: 'wrong' });
  expect(kindOf(wrong.body)).toBe('order/not-found');
});
