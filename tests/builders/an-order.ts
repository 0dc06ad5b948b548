import { usd } from '#domain/billing/prices/money.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import type { PaymentFacts } from '#domain/billing/orders/settle-order.ts';
import { day, startOfTests } from './time.ts';

/** An unpaid card order of ten seats for the school `pier`: $1,000 and $80 tax. */
export const anOrder = (overrides: Partial<Order> = {}): Order => ({
  id: 'order-1',
  buyer: { kind: 'organization', id: 'pier', path: 'tidewater/pier/' },
  orderedBy: 'ada',
  plan: 'school',
  seats: 10,
  startsOn: '2026-01-05',
  endsOn: '2027-01-05',
  startsAt: startOfTests,
  endsAt: startOfTests + 365 * day,
  lines: [
    {
      kind: 'seats',
      seats: 10,
      seat: usd(10_000),
      years: 1,
      days: 0,
      daysOfYear: 365,
      amount: usd(100_000),
    },
    { kind: 'tax', rate: 800, amount: usd(8_000) },
  ],
  total: usd(108_000),
  state: 'pending-payment',
  session: 'cs_1',
  placedAt: startOfTests,
  billTo: 'Pier Street School',
  purchaseOrder: null,
  quote: null,
  ...overrides,
});

export const somePaymentFacts = (overrides: Partial<PaymentFacts> = {}): PaymentFacts => ({
  session: 'cs_1',
  state: 'open',
  paid: null,
  paidBack: [],
  dispute: 'none',
  ...overrides,
});

export const wholePayment = { id: 'pi_1', at: startOfTests + day, amount: usd(108_000) };
