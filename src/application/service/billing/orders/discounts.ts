import { discountIn } from '#domain/billing/prices/quote.ts';
import {
  type Discount,
  discountBy,
  type DiscountCode,
  type DiscountForm,
  type DiscountInvalid,
  parseDiscount,
  plainCode,
} from '#domain/billing/prices/discount-code.ts';
import type { Plan } from '#domain/billing/prices/prices.ts';
import { dayOfBooks } from '#domain/billing/prices/payment-terms.ts';
import type { OrderRefused } from '#domain/billing/orders/order-refusals.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { OrderPorts } from './order-ports.ts';

/** Returns the current discount of a typed code for a plan; null if no code was typed. */
export type FindDiscount = (
  plan: Plan,
  typed: string | undefined,
) => Promise<Result<Discount | null, OrderRefused<'discount'>>>;

type Parts = Pick<OrderPorts, 'discountCodes' | 'clock'>;

export const findDiscount =
  ({ discountCodes, clock }: Parts): FindDiscount =>
  async (plan, typed) => {
    if (typed === undefined) return ok(null);
    const found = await discountCodes.find(plainCode(typed));
    return discountBy(found, { plan, today: dayOfBooks(clock.now()) });
  };

/**
 * Whether the code of the order can still be used; true if there is no code. Must be called in a transaction: it locks the code, so that only one of two
 * concurrent orders gets the last use. A quote keeps its price.
 */
export async function isCodeLeft({ discountCodes }: Stores, order: Pick<Order, 'lines'>): Promise<boolean> {
  const taken = discountIn(order.lines);
  if (taken === undefined) return true;
  const held = await discountCodes.findForUpdate(taken.code);
  return held !== null && (held.maxUses === null || held.uses < held.maxUses);
}

/** Discount codes, for buyers and our staff (LIC-5). */
export type Discounts = {
  readonly check: (plan: Plan, typed: string) => Promise<Result<Discount, OrderRefused<'discount'>>>;
  /** Newest first. */
  readonly all: () => Promise<readonly DiscountCode[]>;
  readonly add: (
    caller: Caller,
    form: DiscountForm,
  ) => Promise<Result<void, OrderRefused<'addDiscount'> | DiscountInvalid>>;
  /** Ends a code. Orders and quotes with it do not change. */
  readonly end: (caller: Caller, code: string) => Promise<Result<void, OrderRefused<'endDiscount'>>>;
};

export function discounts({
  discountCodes,
  clock,
  transaction,
}: Parts & Pick<OrderPorts, 'transaction'>): Discounts {
  const find = findDiscount({ discountCodes, clock });
  return {
    async check(plan, typed) {
      const found = await find(plan, typed);
      if (!found.ok) return found;
      return found.value === null ? err({ kind: 'discount/unknown' }) : ok(found.value);
    },

    all: () => discountCodes.all(),

    async add({ account }, form) {
      const parsed = parseDiscount(form, dayOfBooks(clock.now()));
      if (!parsed.ok) return parsed;
      const { code, percent } = parsed.value;
      return transaction.run(async (stores): Promise<Result<void, OrderRefused<'addDiscount'>>> => {
        if (!(await stores.discountCodes.add({ ...parsed.value, madeAt: clock.now() })))
          return err({ kind: 'discount/taken' });
        const by = account.id;
        const act = { action: 'discount/added', by, subject: code, organization: null } as const;
        await stores.audit.record({ ...act, before: null, after: { percent } });
        return ok(undefined);
      });
    },

    end: ({ account }, code) =>
      transaction.run(async (stores): Promise<Result<void, OrderRefused<'endDiscount'>>> => {
        if (!(await stores.discountCodes.end(code, clock.now()))) return err({ kind: 'discount/unknown' });
        const by = account.id;
        await stores.audit.record({ action: 'discount/ended', by, subject: code, organization: null });
        return ok(undefined);
      }),
  };
}
