import { err, ok, type Result } from '#domain/result.ts';
import { claimStateOf } from '#domain/billing/self-service/guest-order.ts';
import type { SelfServiceRefused } from '#domain/billing/self-service/self-service-refusals.ts';
import { type CallLimited, enforceRateLimits } from '../../platform/limits/limit-calls.ts';
import { openByKey } from './read-guest-order.ts';
import type { SelfServicePorts } from './self-service-ports.ts';

export type MailClaim = (
  id: string,
  key: string,
) => Promise<Result<void, SelfServiceRefused<'mail'> | CallLimited>>;

const perOrder = { name: 'claim link by order', limit: 3, windowMs: 3_600_000 };

export function mailClaim(
  ports: Pick<SelfServicePorts, 'orders' | 'vault' | 'transaction' | 'limiter' | 'clock'>,
): MailClaim {
  const { transaction, limiter, clock } = ports;
  const open = openByKey(ports);
  return async (id, key) => {
    const found = await open(id, key);
    if (!found.ok) return found;
    const contact = await transaction.run(({ contacts }) => contacts.of(id));
    if (contact === null) return err({ kind: 'order/not-found' });
    if (claimStateOf(found.value, contact.claimedAt !== null) !== 'open')
      return err({ kind: 'order/nothing-to-claim' });
    const within = await enforceRateLimits(limiter, [{ ...perOrder, key: id }], clock.now());
    if (!within.ok) return within;
    await transaction.run(({ jobs }) =>
      jobs.enqueue('mail', { kind: 'order-news', to: contact.email, order: id, news: 'claim' }),
    );
    return ok(undefined);
  };
}
