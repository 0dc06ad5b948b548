import type { Payments } from '#application/service/ports/payments.ts';
import { err } from '#domain/result.ts';

const away = async () => err({ kind: 'payments/away' } as const);

/** Stands where no payment provider is configured: nothing can be paid by card, and nothing is believed to be. */
export const noPayments: Payments = { open: away, read: away, expire: away, refund: away, notice: away };
