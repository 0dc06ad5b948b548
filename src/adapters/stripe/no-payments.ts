import type { Payments } from '#application/service/billing/ports/payments.ts';
import { err, ok } from '#domain/result.ts';

const away = async () => err({ kind: 'payments/away' } as const);

/** Used if no payment provider is configured. No payment succeeds, and the ledger cannot be compared with anything. */
export const noPayments: Payments = {
  open: away,
  openSetup: away,
  prepareCharge: away,
  charge: away,
  read: away,
  expire: away,
  refund: away,
  movements: async () => ok([]),
  sessionOf: away,
  notice: away,
};
