import type { EmailAddress } from '#domain/account/text-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter, RateRule } from '../ports/rate-limiter.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How often a visitor may ask about one address. */
const perAddress = {
  'send-link': { limit: 5, windowMs: 15 * minute },
  'sign-up': { limit: 10, windowMs: hour },
  'verify-code': { limit: 10, windowMs: 15 * minute },
  'recover-second-factor': { limit: 10, windowMs: hour },
} as const;

/** The calls that are limited (SEC-3): those of visitors that send mail, keep something, or try a secret. */
export type LimitedCall = keyof typeof perAddress;

/** How often each call may come from one network. */
export type NetworkLimit = Pick<RateRule, 'limit' | 'windowMs'>;

/** Wide enough for a whole school behind one address. */
export const schoolWide: NetworkLimit = { limit: 100, windowMs: 10 * minute };

/** The caller asked too often; the same for known and unknown addresses. */
export type CallLimited = { readonly kind: 'call/too-many-requests'; readonly retryAfterSeconds: number };

/** Whom a call is about, and the network that it came from. */
export type LimitedCaller = { readonly email: EmailAddress; readonly network: string };

/** Counts a call, and refuses it beyond the limits of its network and of its address. */
export type LimitCalls = (call: LimitedCall, caller: LimitedCaller) => Promise<Result<void, CallLimited>>;

/** A network that is refused takes nothing from the addresses that it asks about. */
export function limitCalls(limiter: RateLimiter, clock: Clock, perNetwork: NetworkLimit): LimitCalls {
  return async (call, { email, network }) => {
    const now = clock.now();
    const wait =
      (await limiter.take({ name: `${call} by network`, ...perNetwork }, network, now)) ??
      (await limiter.take({ name: `${call} by address`, ...perAddress[call] }, email, now));
    return wait === null ? ok(undefined) : err({ kind: 'call/too-many-requests', retryAfterSeconds: wait });
  };
}
