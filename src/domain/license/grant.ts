import type { AccessState } from './access-state.ts';

const day = 86_400_000;
/** How long a new account can try everything, in days. */
const trialDays = 30;
/** How long before its end a paid grant counts as due for renewal, in days. */
const renewalDays = 30;

/** A right to use what a license covers, for a while; `endsAt` is exclusive. Times are epoch milliseconds. */
export type Grant = {
  readonly kind: 'trial' | 'personal' | 'school' | 'district' | 'comp';
  readonly startsAt: number;
  readonly endsAt: number;
};

/** The trial that starts when an account is opened. */
export const trialFrom = (now: number): Grant => ({
  kind: 'trial',
  startsAt: now,
  endsAt: now + trialDays * day,
});

/** What the grants held come to at one moment. */
export type AccessStatus = {
  readonly state: AccessState;
  /** Whole days of trial left, the running one counted; 0 outside a trial. */
  readonly trialDaysLeft: number;
};

const isPaid = (grant: Grant): boolean => grant.kind !== 'trial';
/** A trial runs from its making on: whose clock is behind the one that made it has not lost it. */
const covers = (grant: Grant, now: number): boolean =>
  (grant.startsAt <= now || grant.kind === 'trial') && now < grant.endsAt;
const daysBetween = (from: number, to: number): number => Math.ceil((to - from) / day);
const latestEnd = (grants: readonly Grant[]): number => Math.max(...grants.map((grant) => grant.endsAt));

/** Derives the access state; it is never stored. Without any grant, as after an ended trial. */
export function accessAt(now: number, grants: readonly Grant[]): AccessStatus {
  const current = grants.filter((grant) => covers(grant, now));
  const paid = current.filter(isPaid);
  if (paid.length > 0) {
    const endsSoon = latestEnd(grants.filter(isPaid)) - now <= renewalDays * day;
    return { state: endsSoon ? 'renewal_coming' : 'subscription_active', trialDaysLeft: 0 };
  }
  const trial = current.toSorted((a, b) => b.endsAt - a.endsAt)[0];
  if (trial)
    return { state: 'trial_active', trialDaysLeft: daysBetween(Math.max(now, trial.startsAt), trial.endsAt) };
  const ended = grants.filter((grant) => grant.endsAt <= now).sort((a, b) => b.endsAt - a.endsAt)[0];
  return { state: ended && isPaid(ended) ? 'subscription_expired' : 'trial_expired', trialDaysLeft: 0 };
}
