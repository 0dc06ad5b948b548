import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DiscountCodes } from '#application/service/billing/ports/discount-codes.ts';
import type { Orders } from '#application/service/billing/ports/orders.ts';
import { usd } from '#domain/billing/prices/money.ts';
import type { OrderState } from '#domain/billing/orders/order-state.ts';
import { anOrder } from '../../builders/an-order.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type DiscountCodesHarness = {
  readonly codes: DiscountCodes;
  readonly orders: Orders;
  readonly close: () => Promise<void>;
};

const spring = {
  code: 'SPRING-26',
  percent: 10,
  plans: ['school', 'district'],
  validUntil: '2026-06-30',
  maxUses: 2,
  madeAt: startOfTests,
} as const;
const orderIn = (state: OrderState, code = 'SPRING-26') =>
  anOrder({
    id: `order-${state}-${code}`,
    session: `cs-${state}-${code}`,
    buyer: { kind: 'organization', id: `${state}-${code}`, path: `${state}/` },
    state,
    lines: [{ kind: 'code', percent: 10, amount: usd(-1_000), code }],
  });

export function discountCodesContract(name: string, makeHarness: () => Promise<DiscountCodesHarness>): void {
  describe(`DiscountCodes: ${name}`, () => {
    let harness: DiscountCodesHarness;
    let codes: DiscountCodes;
    beforeEach(async () => {
      harness = await makeHarness();
      codes = harness.codes;
    });
    afterEach(() => harness.close());

    test('[LIC-5] a code is found as created, and its name cannot be used again, even after it ends', async () => {
      expect(await codes.find('SPRING-26')).toBeNull();
      expect(await codes.add(spring)).toBe(true);
      expect(await codes.find('SPRING-26')).toEqual({ ...spring, uses: 0, endedAt: null });
      expect(await codes.findForUpdate('SPRING-26')).toEqual({ ...spring, uses: 0, endedAt: null });
      expect(await codes.add({ ...spring, percent: 90 })).toBe(false);
      expect(await codes.end('SPRING-26', startOfTests + day)).toBe(true);
      expect([await codes.end('SPRING-26', startOfTests), await codes.end('NONE', startOfTests)]).toEqual([
        false,
        false,
      ]);
      expect(await codes.find('SPRING-26')).toMatchObject({ percent: 10, endedAt: startOfTests + day });
      expect(await codes.add(spring)).toBe(false);
    });

    test('[LIC-5] orders with the code are counted, but not quotes, canceled orders and those with another code', async () => {
      await codes.add(spring);
      const open = { validUntil: null, maxUses: null } as const;
      await codes.add({ ...spring, ...open, code: 'AUTUMN', madeAt: startOfTests + day });
      for (const state of ['pending-po', 'pending-payment', 'paid', 'quoted', 'canceled'] as const)
        await harness.orders.place(orderIn(state));
      await harness.orders.place(orderIn('paid', 'AUTUMN'));
      await harness.orders.place(anOrder({ id: 'none', session: 'cs-none' }));
      expect(await codes.all()).toEqual([
        { ...spring, ...open, code: 'AUTUMN', madeAt: startOfTests + day, uses: 1, endedAt: null },
        { ...spring, uses: 3, endedAt: null },
      ]);
      await harness.orders.setState(orderIn('pending-payment').id, 'canceled');
      expect(await codes.find('SPRING-26')).toMatchObject({ uses: 2 });
    });
  });
}
