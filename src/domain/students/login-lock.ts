/** What wrong secrets have led to; all of it ends with the right one, or when a teacher lifts it (ROS-8). */
export type LoginLock = {
  /** Wrong secrets since the last lock. */
  readonly failures: number;
  /** Locks since the last right secret. */
  readonly lockouts: number;
  /** Epoch milliseconds; null where there was no lock. */
  readonly lockedUntil: number | null;
};

/** `lockMs` is how long the first lock lasts; each later one lasts twice as long as the one before, up to `longestMs`. */
export const loginLockRule = { failures: 5, lockMs: 5 * 60_000, longestMs: 24 * 60 * 60_000 } as const;

export const noLoginLock: LoginLock = { failures: 0, lockouts: 0, lockedUntil: null };

/** In how many seconds the lock ends; null where there is none at this moment (epoch milliseconds). */
export const secondsLocked = ({ lockedUntil }: Pick<LoginLock, 'lockedUntil'>, now: number): number | null =>
  lockedUntil === null || lockedUntil <= now ? null : Math.ceil((lockedUntil - now) / 1000);

/** The lock after one more wrong secret at this moment. */
export function afterWrongSecret({ failures, lockouts, lockedUntil }: LoginLock, now: number): LoginLock {
  if (failures + 1 < loginLockRule.failures) return { failures: failures + 1, lockouts, lockedUntil };
  const lasts = Math.min(loginLockRule.lockMs * 2 ** lockouts, loginLockRule.longestMs);
  return { failures: 0, lockouts: lockouts + 1, lockedUntil: now + lasts };
}
