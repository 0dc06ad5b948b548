import type { DiscountCode, NewDiscountCode } from '#domain/billing/discount-code.ts';

/** Keeps codes that take something off, and counts the orders that have them (LIC-5). */
export interface DiscountCodes {
  /** Null where there is none of this name. */
  find(code: string): Promise<DiscountCode | null>;
  /** The same, held until the transaction ends: of two who order with it at once, one counts before the other. */
  hold(code: string): Promise<DiscountCode | null>;
  /** The newest first. */
  all(): Promise<readonly DiscountCode[]>;
  /** False, and nothing is kept, where there is one of this name, even one that ended. */
  add(code: NewDiscountCode): Promise<boolean>;
  /** Ends a code; false where there is none that holds. What was ordered with it stays as it was ordered. */
  end(code: string, at: number): Promise<boolean>;
}
