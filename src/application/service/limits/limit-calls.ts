import type { EmailAddress } from '#domain/account/text-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter, RateRule, RateTake } from '../ports/rate-limiter.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often something may be done. */
type Allowance = Pick<RateRule, 'limit' | 'windowMs'>;
const allow = (limit: number, windowMs: number): Allowance => ({ limit, windowMs });

/** What one caller may ask about one address, and what all callers together may, for the sake of its mailbox. */
type Budget = { readonly perCaller: readonly Allowance[]; readonly together: readonly Allowance[] };

/** The number for all callers together is much higher: a stranger must not use up what the owner needs. */
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
  // Its key is not to be guessed, and a stranger must not shut anybody's mail: per network alone.
  'open-link': { perCaller: [], together: [] },
  'recover-second-factor': {
    perCaller: [allow(10, hour), allow(30, day)],
    together: [allow(50, hour), allow(200, day)],
  },
} as const satisfies Readonly<Record<string, Budget>>;

/** The calls that are limited (SEC-3): those of visitors that send mail, keep something, or try a secret. */
export type LimitedCall = keyof typeof budgets;

/** How often a visitor may do the same thing from one network: a school of 2,000 people behind one address, once each. */
export const perNetwork: Allowance = allow(2_000, 10 * minute);

/** How often one account may do something that costs little, or may enter a code of a device. */
export const perAccount: Allowance = allow(100, 10 * minute);

/** The caller asked too often; the same for known and unknown addresses. */
export type CallLimited = { readonly kind: 'call/too-many-requests'; readonly retryAfterSeconds: number };

/** Counts what is done, and refuses it where that is beyond one of the rules. */
export async function takeWithin(
  limiter: RateLimiter,
  takes: readonly RateTake[],
  now: number,
): Promise<Result<void, CallLimited>> {
  const wait = await limiter.take(takes, now);
  return wait === null ? ok(undefined) : err({ kind: 'call/too-many-requests', retryAfterSeconds: wait });
}

/** Whom a call is about, and where it came from. */
export type LimitedCaller = {
  readonly email: EmailAddress;
  readonly network: string;
  /** The id of the browser, if the owner of this address signed in on it before; null for any other. */
  readonly knownBrowser: string | null;
};

/** Counts a call, and refuses it beyond the limits of its caller, its network and its address. */
export type LimitCalls = (call: LimitedCall, caller: LimitedCaller) => Promise<Result<void, CallLimited>>;

const counted = (name: string, key: string, allowances: readonly Allowance[]): readonly RateTake[] =>
  allowances.map((each) => ({ name: `${name} in ${each.windowMs} ms`, key, ...each }));

export type LimitCallsPorts = {
  readonly limiter: RateLimiter;
  readonly clock: Clock;
};

/**
 * Callers are told apart by their network; a browser on which the owner signed in before has a budget that neither
 * strangers nor its own network can use up. A call that is refused by one rule takes nothing from the others.
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

  return (call, caller) => takeWithin(limiter, takesOf(call, caller), clock.now());
}
