import type { IdentityDirectory } from '../../identity/ports/identity-directory.ts';
import type { RateLimiter } from '../../platform/ports/rate-limiter.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';
import type { OrderPorts, PlacingPorts } from '../orders/order-ports.ts';

export type SelfServicePorts = PlacingPorts &
  Pick<OrderPorts, 'documentPaper' | 'grants'> & {
    readonly secrets: Pick<Secrets, 'linkKey' | 'sha256'>;
    readonly directory: Pick<IdentityDirectory, 'verifyAddress'>;
    readonly limiter: RateLimiter;
  };
