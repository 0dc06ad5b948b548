import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, ledgerEntriesOf, type LedgerEvent } from '#domain/billing/prices/ledger.ts';
import { usd } from '#domain/billing/prices/money.ts';
import {
  isDelivered,
  nextState,
  orderActs,
  orderStates,
  stateAfter,
} from '#domain/billing/orders/order-state.ts';
import { type PaymentFacts, settleOrder } from '#domain/billing/orders/settle-order.ts';
import { anOrder, somePaymentFacts, wholePayment } from '../../../../builders/an-order.ts';
import { day, startOfTests } from '../../../../builders/time.ts';

const later = startOfTests + 2 * day;
const back = (cents: number) => ({ id: `re_${cents}`, at: later + cents, amount: usd(cents), note: null });
const paid = somePaymentFacts({ state: 'complete', paid: wholePayment });
const balances = (events: readonly LedgerEvent[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(balancesOf(events.flatMap(ledgerEntriesOf))).map(([account, { cents }]) => [
      account,
      cents,
    ]),
  );

test('[LIC-5] lists the allowed transitions between states, and refuses all others', () => {
  const moves = orderStates.map((state) => [
    state,
    orderActs.flatMap((act) => (nextState(state, act) === null ? [] : [[act, nextState(state, act)]])),
  ]);
  expect(Object.fromEntries(moves)).toEqual({
    collecting: [
      ['order', 'pending-po'],
      ['cancel', 'canceled'],
    ],
    draft: [
      ['quote', 'quoted'],
      ['collect', 'collecting'],
      ['order', 'pending-po'],
      ['check-out', 'pending-payment'],
      ['cancel', 'canceled'],
    ],
    quoted: [
      ['order', 'pending-po'],
      ['check-out', 'pending-payment'],
      ['cancel', 'canceled'],
    ],
    'pending-po': [
      ['pay', 'paid'],
      ['cancel', 'canceled'],
    ],
    'pending-payment': [
      ['pay', 'paid'],
      ['cancel', 'canceled'],
    ],
    paid: [
      ['refund', 'refunded'],
      ['dispute', 'disputed'],
    ],
    canceled: [['pay', 'paid']],
    refunded: [],
    disputed: [
      ['refund', 'refunded'],
      ['win', 'paid'],
    ],
  });
});

test('[LIC-5] after any events in any order, a refund ends the order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...orderStates),
      fc.array(fc.constantFrom(...orderActs), { maxLength: 20 }),
      (start, acts) => {
        const state = stateAfter(start, acts);
        const reachable = isDelivered(start) ? ['paid', 'disputed', 'refunded'] : orderStates;
        expect(start === 'refunded' ? ['refunded'] : reachable).toContain(state);
      },
    ),
  );
});

test('[LIC-10] a paid order is in the books as ordered, invoiced and paid, with its tax', () => {
  const { state, events, endedAt } = settleOrder(anOrder(), paid);
  expect([state, endedAt]).toEqual(['paid', null]);
  expect(events.map(({ id, at }) => [id, at])).toEqual([
    ['ordered/order-1', startOfTests],
    ['invoiced/order-1', startOfTests + day],
    ['paid/pi_1', startOfTests + day],
  ]);
  const all = { ordered: 0, commitments: 0, receivable: 0, cash: 108_000, sales: -100_000, tax: -8_000 };
  expect(balances(events)).toEqual(all);
});

test.each<[string, Partial<PaymentFacts>, string]>([
  ['nothing was paid yet', {}, 'pending-payment'],
  ['a bank takes its days', { state: 'processing' }, 'pending-payment'],
  ['the page is closed for good', { state: 'expired' }, 'canceled'],
  ['less than the sum was paid', { paid: { ...wholePayment, amount: usd(107_999) } }, 'pending-payment'],
  ['paid', { paid: wholePayment }, 'paid'],
  ['a part was paid back', { paid: wholePayment, paidBack: [back(8_000)] }, 'paid'],
  ['all of it was paid back', { paid: wholePayment, paidBack: [back(8_000), back(100_000)] }, 'refunded'],
  ['the bank asks', { paid: wholePayment, dispute: 'open' }, 'disputed'],
  ['the bank decided for us', { paid: wholePayment, dispute: 'won' }, 'paid'],
  [
    'the bank decided against us',
    { paid: wholePayment, dispute: 'lost', paidBack: [back(108_000)] },
    'refunded',
  ],
])('[LIC-5] %s', (_what, facts, state) => {
  expect(settleOrder(anOrder(), somePaymentFacts(facts)).state).toBe(state);
});

test('[LIC-10] a refund ends the grant at the time of the refund, and leaves no balance', () => {
  const { events, endedAt } = settleOrder(anOrder({ state: 'paid' }), {
    ...paid,
    paidBack: [{ ...back(99_999), at: later + day }, back(8_001)],
  });
  expect(endedAt).toBe(later + day);
  expect(balances(events)).toEqual({ ordered: 0, commitments: 0, receivable: 0, cash: 0, sales: 0, tax: 0 });
});

test('[LIC-5] a payment after the order was canceled counts: the buyer gets what they paid for', () => {
  expect(settleOrder(anOrder({ state: 'canceled' }), paid).state).toBe('paid');
});

test('[LIC-10] any number of replies in any order give one result, and each event is stored once', () => {
  const story: readonly PaymentFacts[] = [
    somePaymentFacts(),
    somePaymentFacts({ state: 'processing' }),
    paid,
    { ...paid, paidBack: [back(8_000)] },
    { ...paid, paidBack: [back(8_000), back(100_000)] },
  ];
  const last = story.slice(-1);
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...story), { maxLength: 12 }), (seen) => {
      const books = new Map<string, LedgerEvent>();
      let order = anOrder();
      for (const facts of [...seen, ...last]) {
        const { state, events } = settleOrder(order, facts);
        order = { ...order, state };
        for (const event of events) {
          expect(books.get(event.id) ?? event).toEqual(event);
          books.set(event.id, event);
        }
      }
      expect(order.state).toBe('refunded');
      expect(balances([...books.values()])).toMatchObject({ receivable: 0, cash: 0, sales: 0, tax: 0 });
    }),
  );
});
