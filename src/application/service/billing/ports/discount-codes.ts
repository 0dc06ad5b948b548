import type { DiscountCode, NewDiscountCode } from '#domain/billing/prices/discount-code.ts';

/** Stores discount codes, and counts their orders (LIC-5). */
export interface DiscountCodes {
  find(code: string): Promise<DiscountCode | null>;
  /** Locks and returns a code, so that concurrent orders with this code are counted one after the other. */
  findForUpdate(code: string): Promise<DiscountCode | null>;
  /** Newest first. */
  all(): Promise<readonly DiscountCode[]>;
  /** Adds a code; false if there is a code with this name, even one that ended. */
  add(code: NewDiscountCode): Promise<boolean>;
  /** Ends a code; false if none is active. Earlier orders do not change. */
  end(code: string, at: number): Promise<boolean>;
}
