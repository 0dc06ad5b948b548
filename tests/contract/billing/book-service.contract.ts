import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BookService } from '#application/client/billing/ports/book-service.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { bookedOrderDefaults, type BookedOrderQuery } from '#domain/billing/orders/booked-order-table.ts';
import { invoicedAt } from '#domain/billing/orders/on-invoice.ts';
import { paperOf } from '#domain/billing/documents/papers.ts';
import type { Service } from '../../builders/a-service.ts';
import { anAccount } from '../../builders/an-account.ts';
import { anOrder } from '../../builders/an-order.ts';
import { day } from '../../builders/time.ts';

export type BookServiceHarness = {
  readonly books: BookService;
  readonly as: (person: 'ada' | 'lin' | null) => void;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const order = anOrder({
  id: '00000000-0000-4000-8000-0000000000aa',
  session: null,
  state: 'pending-po',
  purchaseOrder: 'PO 4711',
});
const { id } = order;

export async function setUpBooks({
  accounts,
  identity,
  orders,
  ledger,
  documents,
  reconciliations,
}: Service) {
  identity.tokenLifetime = 365 * day;
  const open = async (name: string, accountType: 'admin' | 'teacher') => {
    const email = `${name}@oak.test`;
    await accounts.open(anAccount({ id: name, email, accountType }));
    const user = identity.addUser({ id: name, email, emailVerified: true });
    return identity.issueToken(user, 'email', { secondFactor: true }).token;
  };
  const tokens = { ada: await open('ada', 'teacher'), lin: await open('lin', 'admin') };
  await orders.place(order);
  for (const event of invoicedAt(order)) {
    await ledger.record(event);
    const paper = paperOf(order, event, { id: event.id, now: event.at, note: null });
    if (paper !== null) await documents.issue(paper);
  }
  await reconciliations.save({
    id: 'night-1',
    from: order.placedAt - day,
    to: order.placedAt,
    compared: 3,
    differences: [
      {
        kind: 'not-at-provider',
        movement: 'paid',
        id: 'pi_1',
        at: order.placedAt - day,
        theirs: null,
        ours: usd(500),
        order: id,
        isSettled: false,
      },
    ],
  });
  let present: keyof typeof tokens | null = 'lin';
  return {
    token: (): string | null => (present === null ? null : tokens[present]),
    as: (person: keyof typeof tokens | null): void => {
      present = person;
    },
  };
}

const query: BookedOrderQuery = {
  ...bookedOrderDefaults,
  filter: { match: 'all', rules: [{ kind: 'text', column: 'order', mode: 'contains', value: 'po 47' }] },
  start: null,
};
const refused = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) });

export function bookServiceContract(name: string, makeHarness: () => Promise<BookServiceHarness>): void {
  describe(`BookService: ${name}`, () => {
    let harness: BookServiceHarness;
    let books: BookService;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ books } = harness);
    });
    afterEach(() => harness.close());

    test('[LIC-10] staff read the results of the nightly comparison, others cannot', async () => {
      const found = await books.reconciliation();
      expect(found).toMatchObject({
        ok: true,
        value: {
          last: { compared: 3 },
          differences: [
            { kind: 'not-at-provider', movement: 'paid', ours: usd(500), theirs: null, isOpen: true },
          ],
        },
      });
      harness.as('ada');
      expect(await books.reconciliation()).toMatchObject({ ok: false });
    });

    test('[LIC-7] [LIC-10] an order is found, paid in parts, credited, and partly refunded', async () => {
      expect(await books.page(query)).toMatchObject({
        ok: true,
        value: { rows: [{ id, invoice: 'INV-2026-00001', open: usd(108_000) }], total: 1 },
      });
      const paid = await books.recordPayment(id, { cents: 100_000, reference: 'wire 1' });
      expect(paid).toMatchObject({ ok: true, value: { balance: { open: 8_000 } } });
      const credited = await books.credit(id, { cents: 8_000, note: 'As agreed' });
      expect(credited).toMatchObject({ ok: true, value: { order: { state: 'paid' } } });
      const back = { cents: 1_000, seen: 100_000, note: 'Two seats less', reference: 'wire 2' };
      expect(await books.refund(id, back)).toMatchObject({ ok: true, value: { balance: { paid: 99_000 } } });
      expect(await books.read(id)).toMatchObject({
        ok: true,
        value: { order: { id, paid: usd(99_000) }, history: { length: 5 } },
      });
    });

    test('[LIC-10] an error is reported at its field, or for the order', async () => {
      expect(await books.recordPayment(id, { cents: 0, reference: '' })).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { cents: 'malformed', reference: 'required' } },
      });
      expect(await books.credit(id, { cents: 1, note: ' ' })).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { note: 'required' } },
      });
      expect(await books.refund(id, { cents: 1, seen: 0, note: 'x', reference: null })).toEqual({
        ok: false,
        error: { kind: 'form/invalid', fields: { reference: 'required' } },
      });
      const back = { cents: 1, seen: 0, note: 'x', reference: 'wire 1' };
      expect(await books.refund(id, back)).toEqual(refused('order/nothing-paid'));
      expect(await books.recordPayment(id, { cents: 108_001, reference: 'wire 1' })).toEqual(
        refused('order/more-than-open'),
      );
      expect(await books.read('00000000-0000-4000-8000-0000000000bb')).toEqual(refused('order/not-found'));
    });

    test('[ORG-3] only our staff can read the books', async () => {
      harness.as('ada');
      expect(await books.page(query)).toMatchObject(refused('service/refused'));
      expect(await books.read(id)).toMatchObject(refused('service/refused'));
      harness.as(null);
      expect(await books.page(query)).toEqual(refused('session/lost'));
      harness.disconnect();
      expect(await books.page(query)).toEqual(refused('service/unreachable'));
    });
  });
}
