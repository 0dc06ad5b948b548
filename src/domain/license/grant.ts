import type { AccessState } from './access-state.ts';

const day = 86_400_000;
/** How long a new account can try everything, in days. */
const trialDays = 30;
/** How many days before its end a paid grant is due for renewal. */
export const renewalDays = 30;
/** How many days an ended grant goes on covering where the next one is ordered already. */
export const graceDays = 7;

/** From the one that covers first to the one that covers last, where several cover at once. */
export const grantKinds = ['district', 'school', 'personal', 'comp', 'trial'] as const;
export type GrantKind = (typeof grantKinds)[number];

/** What a grant waits for: the payment of a purchase order, or of a card that was declined. */
export const owedReasons = ['purchase-order', 'card'] as const;
export type Owed = (typeof owedReasons)[number];

/**
 * A right to use what a license covers, for a while; `endsAt` is exclusive. Times are epoch milliseconds. A refund ends a grant
 * when it is made: what is over at the moment of asking counts as ended, whatever was agreed on before.
 */
export type Grant = {
  readonly kind: GrantKind;
  readonly startsAt: number;
  readonly endsAt: number;
  /** Set until it is paid: it covers nothing by itself, unless it is trusted. */
  readonly owed?: Owed;
  /** Until when it covers although it is owed (epoch milliseconds, exclusive): the purchase order of an organization is its word. */
  readonly trustedUntil?: number;
};

/** The trial that starts when an account is opened. */
export const trialFrom = (now: number): Grant => ({
  kind: 'trial',
  startsAt: now,
  endsAt: now + trialDays * day,
});

/** A trial that ends, or ended, at a moment. */
export const trialEndedAt = (endsAt: number): Grant => trialFrom(endsAt - trialDays * day);

/** The trial of somebody who may go on trying for so many days, from `now` or from its end if that is later. */
export function extendedTrial(grants: readonly Grant[], days: number, now: number): Grant {
  const trials = grants.filter(({ kind }) => kind === 'trial');
  const startsAt = Math.min(now, ...trials.map((trial) => trial.startsAt));
  return {
    kind: 'trial',
    startsAt,
    endsAt: Math.max(now, ...trials.map(({ endsAt }) => endsAt)) + days * day,
  };
}

/** What the grants held come to at one moment. */
export type AccessStatus = {
  readonly state: AccessState;
  /** Whole days of trial left, the running one counted; 0 outside a trial. */
  readonly trialDaysLeft: number;
};

/** Whether something is owed for it that keeps it from covering at this moment. */
export const isHeldBack = (now: number, { owed, trustedUntil = 0 }: Grant): boolean =>
  owed !== undefined && now >= trustedUntil;

/** Whether it covered on trust, and stopped because it was not paid in time. */
export const isUnpaidInTime = (now: number, { owed, startsAt, trustedUntil = 0 }: Grant): boolean =>
  owed !== undefined && trustedUntil > startsAt && now >= trustedUntil;

/** Whether an unpaid invoice keeps it from covering this moment, which is one of its term: paying it ends the pause. */
export const isPaused = (now: number, grant: Grant): boolean =>
  isUnpaidInTime(now, grant) && grant.startsAt <= now && now < grant.endsAt;

/** When it stopped to cover, or will (epoch milliseconds, exclusive): when its trust ended, if it was not paid in time. */
export const coverEnd = (now: number, grant: Grant): number =>
  isUnpaidInTime(now, grant) ? Math.min(grant.trustedUntil ?? grant.endsAt, grant.endsAt) : grant.endsAt;

/** Whether it is a license rather than a trial, and paid for or trusted at this moment. */
export const isPaid = (now: number, grant: Grant): boolean =>
  grant.kind !== 'trial' && !isHeldBack(now, grant);

/**
 * Whether it covers this moment by itself; one of no length covers none. The start of a trial is ignored: the clock that compares
 * may be behind the one that created it.
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

/** When the paid grants that cover `now` leave the first gap; `now` is covered by one of them. */
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

/** Whether one comes before another where both cover, or covered: by kind, then by which lasts longer, then by which began earlier. */
export function comesBefore(one: Grant, other: Grant): boolean {
  const rank = grantKinds.indexOf(one.kind) - grantKinds.indexOf(other.kind);
  if (rank !== 0) return rank < 0;
  return one.endsAt === other.endsAt ? one.startsAt < other.startsAt : one.endsAt > other.endsAt;
}

/**
 * The grant whose cover ended last; of several that ended together, the first by `comesBefore`. A grant that was not paid in time
 * ended with its trust. Null if none ended.
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

/** The trial that lasts longest, where one covers `now`. */
export function runningTrial<G extends Grant>(now: number, grants: readonly G[]): G | null {
  let trial: G | null = null;
  for (const grant of grants) {
    const isLonger = trial === null || comesBefore(grant, trial);
    if (grant.kind === 'trial' && isLonger && coversAt(now, grant)) trial = grant;
  }
  return trial;
}

/**
 * Derives the access state; it is never stored (LIC-1). Total: any grants at any time have one, whatever their order. Without any
 * grant, as after an ended trial.
 */
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
