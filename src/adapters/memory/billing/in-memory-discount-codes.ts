import type { DiscountCodes } from '#application/service/billing/ports/discount-codes.ts';
import type { DiscountCode, NewDiscountCode } from '#domain/billing/prices/discount-code.ts';
import { discountIn } from '#domain/billing/prices/quote.ts';
import type { Order } from '#domain/billing/orders/order.ts';
import type { OrderState } from '#domain/billing/orders/order-state.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { orderTable } from './in-memory-orders.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type CodeRow = Omit<DiscountCode, 'uses'>;

const codeTable: TableDefinition<CodeRow> = { name: 'discount codes', key: ({ code }) => code };

const unused: readonly OrderState[] = ['draft', 'quoted', 'canceled'];

export class InMemoryDiscountCodes extends InMemoryStore implements DiscountCodes {
  readonly #rows = this.tables.of(codeTable);

  async find(code: string): Promise<DiscountCode | null> {
    const stored = this.#rows.get(code);
    return stored && this.#shown(stored);
  }

  findForUpdate(code: string): Promise<DiscountCode | null> {
    return this.find(code);
  }

  async all(): Promise<readonly DiscountCode[]> {
    return this.#rows
      .all()
      .toSorted((one, other) => other.madeAt - one.madeAt || compareCodePoints(one.code, other.code))
      .map((row) => this.#shown(row));
  }

  async add(code: NewDiscountCode): Promise<boolean> {
    return this.#rows.add({ ...code, endedAt: null });
  }

  async end(code: string, at: number): Promise<boolean> {
    return this.#rows.change(code, { endedAt: at }, ({ endedAt }) => endedAt === null) !== null;
  }

  #shown(row: CodeRow): DiscountCode {
    const isUse = ({ lines, state }: Order): boolean =>
      discountIn(lines)?.code === row.code && !unused.includes(state);
    return { ...row, uses: this.tables.of(orderTable).where(isUse).length };
  }
}
