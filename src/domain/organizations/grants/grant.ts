import type { AccessState } from '../../identity/account/access-state.ts';

const day = 86_400_000;
const trialDays = 30;
export const renewalDays = 30;
/** How many days an ended grant still covers if the next one is ordered. */
export const graceDays = 7;

/** The kinds of grants in order of precedence, for when several cover at the same time. */
export const grantKinds = ['district', 'school', 'personal', 'comp', 'trial'] as const;
export type GrantKind = (typeof grantKinds)[number];

export const owedReasons = ['purchase-order', 'card'] as const;
export type Owed = (typeof owedReasons)[number];

/**
 * A right to use licensed parts for a period; `endsAt` is exclusive. Times are epoch milliseconds. A refund ends a grant immediately, so a grant whose `endsAt`
 * has passed at `now` counts as ended, whatever its original period was.
 */
export type Grant = {
  readonly kind: GrantKind;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Set until the grant is paid. An owed grant covers only while the buyer is trusted. */
  readonly owed?: Owed;
  /** The end of its coverage while it is owed (epoch milliseconds, exclusive). An organization's purchase order is trusted until then. */
  readonly trustedUntil?: number;
};

export const trialFrom = (now: number): Grant => ({
  kind: 'trial',
  startsAt: now,
  endsAt: now + trialDays * day,
});

export const trialEndedAt = (endsAt: number): Grant => trialFrom(endsAt - trialDays * day);

/** Returns a trial extended by some days, from `now` or from its end if that is later. */
export function extendedTrial(grants: readonly Grant[], days: number, now: number): Grant {
  const trials = grants.filter(({ kind }) => kind === 'trial');
  const startsAt = Math.min(now, ...trials.map((trial) => trial.startsAt));
  return {
    kind: 'trial',
    startsAt,
    endsAt: Math.max(now, ...trials.map(({ endsAt }) => endsAt)) + days * day,
  };
}

export type AccessStatus = {
  readonly state: AccessState;
  /** Remaining whole days of the trial, including the current one; 0 outside a trial. */
  readonly trialDaysLeft: number;
};

/** Whether a missing payment prevents it from covering at `now`. */
export const isHeldBack = (now: number, { owed, trustedUntil = 0 }: Grant): boolean =>
  owed !== undefined && now >= trustedUntil;

/** Whether the grant covered without payment until its trust ended and is still unpaid. */
export const isUnpaidInTime = (now: number, { owed, startsAt, trustedUntil = 0 }: Grant): boolean =>
  owed !== undefined && trustedUntil > startsAt && now >= trustedUntil;

/** Whether an unpaid invoice interrupts its coverage at `now`, during its term. The payment ends the pause. */
export const isPaused = (now: number, grant: Grant): boolean =>
  isUnpaidInTime(now, grant) && grant.startsAt <= now && now < grant.endsAt;

/** Returns the end of its coverage (epoch milliseconds, exclusive): the end of its trust if it was not paid in time. */
export const coverEnd = (now: number, grant: Grant): number =>
  isUnpaidInTime(now, grant) ? Math.min(grant.trustedUntil ?? grant.endsAt, grant.endsAt) : grant.endsAt;

/** Whether it is a license (not a trial) that is paid or trusted at `now`. */
export const isPaid = (now: number, grant: Grant): boolean =>
  grant.kind !== 'trial' && !isHeldBack(now, grant);

/**
 * Whether it covers at `now` by itself; an empty period never covers. Ignores the start of a trial, because the clock of this computer may be behind the clock
 * of the service.
 */
export function coversAt(now: number, grant: Grant): boolean {
  const { kind, startsAt, endsAt } = grant;
  const began = startsAt <= now || (kind === 'trial' && startsAt < endsAt);
  return began && now < endsAt && !isHeldBack(now, grant);
}

/** Whether this paid grant has ended but still covers, because the next one is ordered. */
export const isInGrace = (now: number, grant: Grant, grants: readonly Grant[]): boolean =>
  grant.kind !== 'trial' &&
  grant.owed === undefined &&
  grant.endsAt <= now &&
  now < grant.endsAt + graceDays * day &&
  grants.some(({ kind, endsAt }) => kind !== 'trial' && now < endsAt);

/** Returns the start of the first gap after `now` in the paid grants. The grants must cover `now`. */
export function unbrokenEnd(now: number, grants: readonly Grant[]): number {
  let first = Number.POSITIVE_INFINITY;
  for (const grant of grants) {
    const isEarlier = isPaid(now, grant) && grant.endsAt > now && grant.endsAt < first;
    const goesOn = (other: Grant): boolean =>
      isPaid(now, other) && other.startsAt <= grant.endsAt && grant.endsAt < other.endsAt;
    if (isEarlier && !grants.some(goesOn)) first = grant.endsAt;
  }
  return first;
}

/** Whether the first grant takes precedence over the second: by kind, then by later end, then by earlier start. */
export function comesBefore(one: Grant, other: Grant): boolean {
  const rank = grantKinds.indexOf(one.kind) - grantKinds.indexOf(other.kind);
  if (rank !== 0) return rank < 0;
  return one.endsAt === other.endsAt ? one.startsAt < other.startsAt : one.endsAt > other.endsAt;
}

/**
 * Returns the grant whose coverage ended last; if several ended together, the first by `comesBefore`. A grant that was not paid in time ended with its trust.
 * Null if none ended.
 */
export function lastEnded<G extends Grant>(now: number, grants: readonly G[]): G | null {
  let last: G | null = null;
  for (const grant of grants) {
    const end = coverEnd(now, grant);
    if (end > now || (isHeldBack(now, grant) && !isUnpaidInTime(now, grant))) continue;
    const lastEnd = last === null ? Number.NEGATIVE_INFINITY : coverEnd(now, last);
    if (last === null || end > lastEnd || (end === lastEnd && comesBefore(grant, last))) last = grant;
  }
  return last;
}

/** Returns the trial that covers `now` and lasts longest; null if none. */
export function runningTrial<G extends Grant>(now: number, grants: readonly G[]): G | null {
  let trial: G | null = null;
  for (const grant of grants) {
    const isLonger = trial === null || comesBefore(grant, trial);
    if (grant.kind === 'trial' && isLonger && coversAt(now, grant)) trial = grant;
  }
  return trial;
}

/** Returns the access state, which is never stored (LIC-1). The result does not depend on the order of the grants. Without grants, it is an ended trial. */
export function accessAt(now: number, grants: readonly Grant[]): AccessStatus {
  if (grants.some((grant) => isPaid(now, grant) && coversAt(now, grant))) {
    const endsSoon = unbrokenEnd(now, grants) - now <= renewalDays * day;
    return { state: endsSoon ? 'renewal_coming' : 'subscription_active', trialDaysLeft: 0 };
  }
  if (grants.some((grant) => isInGrace(now, grant, grants)))
    return { state: 'renewal_coming', trialDaysLeft: 0 };
  const trial = runningTrial(now, grants);
  if (trial !== null) {
    const left = trial.endsAt - Math.max(now, trial.startsAt);
    return { state: 'trial_active', trialDaysLeft: Math.ceil(left / day) };
  }
  const isPausedNow = grants.some((grant) => isPaused(now, grant));
  const hadLicense = isPausedNow || (lastEnded(now, grants)?.kind ?? 'trial') !== 'trial';
  return { state: hadLicense ? 'subscription_expired' : 'trial_expired', trialDaysLeft: 0 };
}
