/** The state after wrong logins; a correct login or a teacher resets it (ROS-8). */
export type LoginLock = {
  /** Number of wrong logins since the last lock. */
  readonly failures: number;
  /** Number of locks since the last correct login. */
  readonly lockouts: number;
  /** Epoch milliseconds; null if never locked. */
  readonly lockedUntil: number | null;
};

/** `lockMs` is the duration of the first lock; each later lock lasts twice as long as the one before, up to `maxMs`. */
export const loginLockRule = { failures: 5, lockMs: 5 * 60_000, maxMs: 24 * 60 * 60_000 } as const;

export const noLoginLock: LoginLock = { failures: 0, lockouts: 0, lockedUntil: null };

/** Returns the remaining seconds of the lock; null if not locked at `now` (epoch milliseconds). */
export const secondsLocked = ({ lockedUntil }: Pick<LoginLock, 'lockedUntil'>, now: number): number | null =>
  lockedUntil === null || lockedUntil <= now ? null : Math.ceil((lockedUntil - now) / 1000);

/** Returns the state after another wrong login at `now`. */
export function afterWrongLogin({ failures, lockouts, lockedUntil }: LoginLock, now: number): LoginLock {
  if (failures + 1 < loginLockRule.failures) return { failures: failures + 1, lockouts, lockedUntil };
  const lasts = Math.min(loginLockRule.lockMs * 2 ** lockouts, loginLockRule.maxMs);
  return { failures: 0, lockouts: lockouts + 1, lockedUntil: now + lasts };
}
