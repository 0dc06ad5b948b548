import { describe, expect, test } from 'vitest';
import { SystemClock } from '#adapters/node/system-clock.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { PostgresDiscountCodes } from '#adapters/postgres/billing/postgres-discount-codes.ts';
import { PostgresTransaction } from '#adapters/postgres/postgres-transaction.ts';
import { isCodeLeft } from '#application/service/billing/orders/discounts.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { anOrder } from '../../../builders/an-order.ts';
import { startOfTests } from '../../../builders/time.ts';
import { openForTests, testDatabases } from './test-databases.ts';

describe.each(testDatabases)('$name: simultaneous uses of a discount code', (place) => {
  let database: Database;
  openForTests(place, (opened) => {
    database = opened;
  });

  test('[LIC-5] only one of twenty orders gets the last use of a code', async () => {
    const codes = new PostgresDiscountCodes(database.db);
    const code = 'LAST-ONE';
    const about = { code, percent: 10, plans: ['school'], validUntil: null, madeAt: startOfTests } as const;
    await codes.add({ ...about, maxUses: 1 });
    const transaction = new PostgresTransaction(database, new SystemClock());
    const placed = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        transaction.run(async (stores) => {
          const order = anOrder({
            id: `order-${at}`,
            session: `cs-${at}`,
            buyer: { kind: 'organization', id: `school-${at}`, path: `school-${at}/` },
            state: 'pending-payment',
            lines: [{ kind: 'code', percent: 10, amount: usd(-1_000), code }],
          });
          return (await isCodeLeft(stores, order)) && stores.orders.place(order);
        }),
      ),
    );
    expect(placed.filter((won) => won)).toHaveLength(1);
    expect(await codes.find(code)).toMatchObject({ uses: 1 });
  });
});
