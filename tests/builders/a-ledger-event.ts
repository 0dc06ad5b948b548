import fc from 'fast-check';
import type { LedgerEvent, LedgerFact } from '#domain/billing/prices/ledger.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { second, startOfTests } from './time.ts';

type Given = LedgerFact & Partial<Pick<LedgerEvent, 'id' | 'at' | 'buyer' | 'order'>>;

export const aLedgerEvent = (given: Given): LedgerEvent => ({
  id: 'event',
  at: startOfTests,
  buyer: 'oak',
  order: 'order',
  ...given,
});

const cents = fc.integer({ min: 0, max: 9_000_000 }).map(usd);
const fact: fc.Arbitrary<LedgerFact> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('ordered' as const, 'invoiced' as const, 'credited' as const),
    amounts: fc.record({ net: cents, tax: cents }),
  }),
  fc.record({
    kind: fc.constantFrom('paid' as const, 'refunded' as const),
    amounts: fc.record({ paid: cents }),
  }),
);

export const ledgerEvents: fc.Arbitrary<readonly LedgerEvent[]> = fc
  .array(fc.tuple(fact, fc.constantFrom('oak', 'elm')), { maxLength: 25 })
  .map((events) =>
    events.map(([given, buyer], at) =>
      aLedgerEvent({
        ...given,
        id: `event-${at}`,
        buyer,
        order: `${buyer}-${at % 3}`,
        at: startOfTests + at * second,
      }),
    ),
  );
