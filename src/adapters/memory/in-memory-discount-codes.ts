import type { DiscountCodes } from '#application/service/ports/discount-codes.ts';
import { everywhere } from '#domain/access/scope.ts';
import type { DiscountCode, NewDiscountCode } from '#domain/billing/discount-code.ts';
import { codeIn } from '#domain/billing/quote.ts';
import type { OrderState } from '#domain/orders/order-state.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import type { Undo } from './in-memory-calls.ts';
import type { InMemoryOrders } from './in-memory-orders.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type Kept = Omit<DiscountCode, 'uses'>;

const unused: readonly OrderState[] = ['draft', 'quoted', 'canceled'];

export class InMemoryDiscountCodes implements DiscountCodes {
  readonly #orders: Pick<InMemoryOrders, 'inScope'>;
  readonly #rows: InMemoryRows<Kept>;

  constructor(orders: Pick<InMemoryOrders, 'inScope'>, rows: InMemoryRows<Kept> = new InMemoryRows()) {
    this.#orders = orders;
    this.#rows = rows;
  }

  async find(code: string): Promise<DiscountCode | null> {
    const kept = this.#rows.get(code);
    return kept === null ? null : { ...kept, uses: await this.#usesOf(code) };
  }

  hold(code: string): Promise<DiscountCode | null> {
    return this.find(code);
  }

  async all(): Promise<readonly DiscountCode[]> {
    const kept = this.#rows
      .all()
      .toSorted((one, other) => other.madeAt - one.madeAt || compareCodePoints(one.code, other.code));
    return Promise.all(kept.map(async (each) => ({ ...each, uses: await this.#usesOf(each.code) })));
  }

  async add(code: NewDiscountCode): Promise<boolean> {
    if (this.#rows.get(code.code) !== null) return false;
    this.#rows.set(code.code, { ...code, endedAt: null });
    return true;
  }

  async end(code: string, at: number): Promise<boolean> {
    const kept = this.#rows.get(code);
    if (kept === null || kept.endedAt !== null) return false;
    this.#rows.set(code, { ...kept, endedAt: at });
    return true;
  }

  async #usesOf(code: string): Promise<number> {
    const orders = await this.#orders.inScope(everywhere);
    return orders.filter(({ lines, state }) => codeIn(lines)?.code === code && !unused.includes(state))
      .length;
  }

  draft(orders: Pick<InMemoryOrders, 'inScope'>): {
    readonly discountCodes: InMemoryDiscountCodes;
    readonly commit: () => Undo;
  } {
    const rows = this.#rows.draft();
    return { discountCodes: new InMemoryDiscountCodes(orders, rows), commit: () => rows.commit() };
  }
}
