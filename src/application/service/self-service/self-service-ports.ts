import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { RateLimiter } from '../ports/rate-limiter.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { OrderPorts } from '../orders/order-ports.ts';

/** What the use cases of orders without an account depend on. */
export type SelfServicePorts = Pick<
  OrderPorts,
  | 'orders'
  | 'documentPaper'
  | 'grants'
  | 'payments'
  | 'transaction'
  | 'clock'
  | 'ids'
  | 'publicUrl'
  | 'vault'
  | 'publicMailDomains'
> & {
  readonly secrets: Pick<Secrets, 'linkKey' | 'sha256'>;
  readonly directory: Pick<IdentityDirectory, 'verifyAddress'>;
  readonly limiter: RateLimiter;
};
