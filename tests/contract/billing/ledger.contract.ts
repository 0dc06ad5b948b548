import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Ledger } from '#application/service/billing/ports/ledger.ts';
import { balancesOf, ledgerEntriesOf, type LedgerEvent } from '#domain/billing/prices/ledger.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { aLedgerEvent, ledgerEvents } from '../../builders/a-ledger-event.ts';
import { second, startOfTests } from '../../builders/time.ts';

export type LedgerHarness = {
  readonly ledger: Ledger;
  readonly inTransaction: (work: (ledger: Ledger) => Promise<void>) => Promise<void>;
  readonly close: () => Promise<void>;
};

const invoice = aLedgerEvent({ id: 'in_1', kind: 'invoiced', amounts: { net: usd(10_000), tax: usd(800) } });
const payment = aLedgerEvent({
  id: 'pay_1',
  kind: 'paid',
  at: startOfTests + second,
  amounts: { paid: usd(10_800) },
});

export function ledgerContract(name: string, makeHarness: () => Promise<LedgerHarness>): void {
  describe(`Ledger: ${name}`, () => {
    let harness: LedgerHarness;
    let ledger: Ledger;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ ledger } = harness);
    });
    afterEach(() => harness.close());

    test('[LIC-10] the entries of an invoice and its payment, for one buyer and for all', async () => {
      expect(await ledger.record(invoice)).toBe(true);
      expect(await ledger.balancesOf('oak')).toEqual(balancesOf(ledgerEntriesOf(invoice)));
      expect(await ledger.record(payment)).toBe(true);
      expect(await ledger.record({ ...payment, id: 'pay_2', buyer: 'elm', order: 'elm-1' })).toBe(true);
      expect(await ledger.balancesOf('oak')).toMatchObject({
        receivable: { cents: 0 },
        cash: { cents: 10_800 },
      });
      expect(await ledger.balancesOf('elm')).toMatchObject({ receivable: { cents: -10_800 } });
      expect(await ledger.balancesOf('nobody')).toMatchObject({ cash: { currency: 'USD', cents: 0 } });
      expect(await ledger.trialBalance()).toMatchObject({
        cash: { cents: 21_600 },
        sales: { cents: -10_000 },
      });
    });

    test('[LIC-10] an event counts once, even if it is repeated simultaneously', async () => {
      const written = await Promise.all(Array.from({ length: 8 }, () => ledger.record(invoice)));
      expect(written.filter(Boolean)).toHaveLength(1);
      expect(await ledger.balancesOf('oak')).toEqual(balancesOf(ledgerEntriesOf(invoice)));
      expect(await ledger.entriesOf('order')).toHaveLength(5);
    });

    test('[LIC-10] an ID that was used for another event adds no second event', async () => {
      await ledger.record(payment);
      const others: readonly LedgerEvent[] = [
        { ...payment, kind: 'paid', amounts: { paid: usd(10_801) } },
        { ...payment, buyer: 'elm' },
        { ...payment, order: 'another' },
        { ...payment, kind: 'refunded', amounts: { paid: usd(10_800) } },
      ];
      for (const other of others)
        await expect(ledger.record(other)).rejects.toThrow('a different event pay_1');
      expect(await ledger.entriesOf('order')).toEqual(ledgerEntriesOf(payment));
    });

    test('[LIC-10] the entries of an order are in order of time, regardless of the order of writing', async () => {
      await ledger.record(payment);
      await ledger.record(invoice);
      expect(await ledger.entriesOf('order')).toEqual([
        ...ledgerEntriesOf(invoice),
        ...ledgerEntriesOf(payment),
      ]);
      expect(await ledger.entriesOf('another')).toEqual([]);
    });

    test('[LIC-10] random streams of events, out of order, repeated, and with a crash at any step, leave the books balanced', async () => {
      await fc.assert(
        fc.asyncProperty(ledgerEvents, fc.array(fc.nat({ max: 40 })), async (events, crashes) => {
          const fresh = await makeHarness();
          const shuffled = events.toSorted((one, other) => (one.id < other.id ? 1 : -1));
          for (const [step, event] of [...shuffled, ...events].entries()) {
            const crashed = new Error('crash');
            const attempt = fresh.inTransaction(async (books) => {
              await books.record(event);
              if (crashes.includes(step)) throw crashed;
            });
            const outcome = await attempt.catch((error: unknown) => error);
            expect(outcome).toBe(crashes.includes(step) ? crashed : undefined);
            const { ordered, commitments, receivable, cash, sales, tax } = await fresh.ledger.trialBalance();
            const all = [ordered, commitments, receivable, cash, sales, tax];
            expect(all.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
          }
          // Events that a crash lost are sent again because the sender received no response.
          for (const event of events) await fresh.ledger.record(event);
          expect(await fresh.ledger.trialBalance()).toEqual(balancesOf(events.flatMap(ledgerEntriesOf)));
          for (const buyer of ['oak', 'elm'])
            expect(await fresh.ledger.balancesOf(buyer)).toEqual(
              balancesOf(events.filter((event) => event.buyer === buyer).flatMap(ledgerEntriesOf)),
            );
          await fresh.close();
        }),
        { numRuns: 8 },
      );
    }, 60_000);
  });
}
