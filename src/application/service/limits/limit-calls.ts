import type { EmailAddress } from '#domain/account/text-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter, RateRule } from '../ports/rate-limiter.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const rule = (limit: number, windowMs: number) => ({ limit, windowMs });

/** How often a visitor may ask about one address; a day's limit stops whoever is patient. */
const perAddress = {
  'send-link': [rule(5, 15 * minute), rule(30, day)],
  'sign-up': [rule(10, hour)],
  'verify-code': [rule(10, 15 * minute), rule(30, day)],
  'recover-second-factor': [rule(10, hour), rule(30, day)],
} as const;

/** The calls that are limited (SEC-3): those of visitors that send mail, keep something, or try a secret. */
export type LimitedCall = keyof typeof perAddress;

/** How often each call may come from one network. */
export type NetworkLimit = Pick<RateRule, 'limit' | 'windowMs'>;

/** Wide enough for a whole school behind one address. */
export const schoolWide: NetworkLimit = { limit: 100, windowMs: 10 * minute };

/** The caller asked too often; the same for known and unknown addresses. */
export type CallLimited = { readonly kind: 'call/too-many-requests'; readonly retryAfterSeconds: number };

/** Counts something that `key` does, and refuses it beyond the rule. */
export async function takeWithin(
  limiter: RateLimiter,
  rule: RateRule,
  key: string,
  now: number,
): Promise<Result<void, CallLimited>> {
  const wait = await limiter.take(rule, key, now);
  return wait === null ? ok(undefined) : err({ kind: 'call/too-many-requests', retryAfterSeconds: wait });
}

/** Whom a call is about, and the network that it came from. */
export type LimitedCaller = { readonly email: EmailAddress; readonly network: string };

/** Counts a call, and refuses it beyond the limits of its network and of its address. */
export type LimitCalls = (call: LimitedCall, caller: LimitedCaller) => Promise<Result<void, CallLimited>>;

/** A network that is refused takes nothing from the addresses that it asks about. */
export function limitCalls(limiter: RateLimiter, clock: Clock, perNetwork: NetworkLimit): LimitCalls {
  return async (call, { email, network }) => {
    const now = clock.now();
    const rules = [
      { name: `${call} by network`, key: network, ...perNetwork },
      ...perAddress[call].map((each) => ({ name: `${call} in ${each.windowMs} ms`, key: email, ...each })),
    ];
    for (const { key, ...rule } of rules) {
      const taken = await takeWithin(limiter, rule, key, now);
      if (!taken.ok) return taken;
    }
    return ok(undefined);
  };
}
