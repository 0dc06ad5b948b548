import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { RateLimiter, RateRule, RateTake } from '../ports/rate-limiter.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Allowance = Pick<RateRule, 'limit' | 'windowMs'>;
const allow = (limit: number, windowMs: number): Allowance => ({ limit, windowMs });

/** The limits of one caller for one address, and of all callers together. They protect the mailbox of the address. */
type Budget = { readonly perCaller: readonly Allowance[]; readonly together: readonly Allowance[] };

/** The limit of all callers together is much higher, so that other people cannot use up the owner's limit. */
const budgets = {
  'send-link': {
    perCaller: [allow(5, 15 * minute), allow(30, day)],
    together: [allow(25, 15 * minute), allow(200, day)],
  },
  'sign-up': { perCaller: [allow(10, hour)], together: [allow(50, hour)] },
  'verify-code': {
    perCaller: [allow(10, 15 * minute), allow(30, day)],
    together: [allow(50, 15 * minute), allow(100, day)],
  },
  // Limited only per network, because the key cannot be guessed and other people must not be able to block an email.
  'open-link': { perCaller: [], together: [] },
  'recover-second-factor': {
    perCaller: [allow(10, hour), allow(30, day)],
    together: [allow(50, hour), allow(200, day)],
  },
} as const satisfies Readonly<Record<string, Budget>>;

/** Rate-limited calls (SEC-3): calls of visitors that send an email, store data, or check a secret. */
export type LimitedCall = keyof typeof budgets;

/** Limit per network for visitors. It allows one call for each of 2,000 people of a school behind one IP address. */
export const perNetwork: Allowance = allow(2_000, 10 * minute);

export const perAccount: Allowance = allow(100, 10 * minute);

/** The rate limit was exceeded. The failure is the same for known and unknown addresses. */
export type CallLimited = { readonly kind: 'call/too-many-requests'; readonly retryAfterSeconds: number };

/** Counts an operation. Returns a refusal if it exceeds one of the rules. */
export async function enforceRateLimits(
  limiter: RateLimiter,
  takes: readonly RateTake[],
  now: number,
): Promise<Result<void, CallLimited>> {
  const wait = await limiter.take(takes, now);
  return wait === null ? ok(undefined) : err({ kind: 'call/too-many-requests', retryAfterSeconds: wait });
}

export type LimitedCaller = {
  readonly email: EmailAddress;
  readonly network: string;
  /** The browser's id if the owner of the address has signed in on it before; null otherwise. */
  readonly knownBrowser: string | null;
};

/** Counts a call. Refuses it if it exceeds a limit of its caller, network or address. */
export type LimitCalls = (call: LimitedCall, caller: LimitedCaller) => Promise<Result<void, CallLimited>>;

const counted = (name: string, key: string, allowances: readonly Allowance[]): readonly RateTake[] =>
  allowances.map((each) => ({ name: `${name} in ${each.windowMs} ms`, key, ...each }));

export type LimitCallsPorts = {
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};

/**
 * Callers are identified by network. A browser on which the owner has signed in has its own limit, which other people and its network cannot use up. A call
 * refused by one rule does not count for the others.
 */
export function limitCalls({ limiter, clock }: LimitCallsPorts): LimitCalls {
  const takesOf = (
    call: LimitedCall,
    { email, network, knownBrowser }: LimitedCaller,
  ): readonly RateTake[] => {
    const { perCaller, together } = budgets[call];
    if (knownBrowser !== null) {
      return [
        ...counted(`${call} by known browser`, JSON.stringify([email, knownBrowser]), perCaller),
        ...counted(`${call} by known browsers`, email, together),
      ];
    }
    return [
      { name: `${call} by network`, key: network, ...perNetwork },
      ...counted(`${call} by address and network`, JSON.stringify([email, network]), perCaller),
      ...counted(`${call} by address`, email, together),
    ];
  };

  return (call, caller) => enforceRateLimits(limiter, takesOf(call, caller), clock.now());
}
