import {
  accessAt,
  type AccessStatus,
  comesBefore,
  coverEnd,
  coversAt,
  type Grant,
  graceDays,
  isInGrace,
  isPaid,
  isPaused,
  lastEnded,
  runningTrial,
  unbrokenEnd,
} from './grant.ts';

const day = 86_400_000;

/**
 * Reasons for the coverage state: it is covered by a license, its grace period or a trial; an unpaid invoice pauses the license; the coverage ended; or there
 * never was a license or trial.
 */
export const coverageReasons = ['covered', 'grace', 'trial', 'paused', 'ended', 'none'] as const;
export type CoverageReason = (typeof coverageReasons)[number];

/** The access state with its grant, as shown to a person (LIC-4). */
export type Coverage<G extends Grant> = AccessStatus & {
  readonly reason: CoverageReason;
  /** The current grant, or else the one that ended last; null if there never was one. */
  readonly grant: G | null;
  /** End of the coverage (epoch milliseconds, exclusive), including later grants that follow without a gap; null without a grant. */
  readonly until: number | null;
};

/** Returns the first grant by precedence, independent of the order of `grants`; null if empty. */
export const firstGrantOf = <G extends Grant>(grants: readonly G[]): G | null =>
  grants.reduce<G | null>(
    (found, grant) => (found === null || comesBefore(grant, found) ? grant : found),
    null,
  );

/**
 * Returns the grant that covers at `now`, the reason, and the end. Precedence: district, school, personal, complimentary; any license
 * before a trial.
 */
export function coverageAt<G extends Grant>(now: number, grants: readonly G[]): Coverage<G> {
  const status = accessAt(now, grants);
  const paid = firstGrantOf(grants.filter((grant) => isPaid(now, grant) && coversAt(now, grant)));
  if (paid !== null) return { ...status, reason: 'covered', grant: paid, until: unbrokenEnd(now, grants) };
  const graced = lastEnded(
    now,
    grants.filter((grant) => isInGrace(now, grant, grants)),
  );
  if (graced !== null)
    return { ...status, reason: 'grace', grant: graced, until: graced.endsAt + graceDays * day };
  const trial = runningTrial(now, grants);
  if (trial !== null) return { ...status, reason: 'trial', grant: trial, until: trial.endsAt };
  const paused = firstGrantOf(grants.filter((grant) => isPaused(now, grant)));
  const ended = paused ?? lastEnded(now, grants);
  if (ended === null) return { ...status, reason: 'none', grant: null, until: null };
  const reason = paused === null ? 'ended' : 'paused';
  return { ...status, reason, grant: ended, until: coverEnd(now, ended) };
}
