import type { SignedInIdentity } from '#domain/identity/account/session-user.ts';
import { isSessionLoss } from '#domain/identity/sign-in/identity-failure.ts';
import {
  type IdToken,
  refreshBackoff,
  maxRefreshDelay,
  refreshDelay,
  minRefreshInterval,
} from '#domain/identity/sign-in/token.ts';
import type { Clock, TimerId } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import type { SessionStore } from '../ports/session-store.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { TabLock } from '../../platform/ports/tab-lock.ts';
import type { ResumeEvent, ResumeEvents } from '../../platform/ports/resume-events.ts';
import { type TokenPlan, tokenPlanEntry } from '../../storage-entries.ts';
import type { ExpireSession } from './expire-session.ts';
import { tokenRefreshLockName } from './with-token-refresh-lock.ts';

/** Schedules token refreshes while a user is signed in; returns a function that stops this. */
export type RefreshToken = () => () => void;

export type RefreshPorts = {
  readonly session: SessionStore;
  readonly identity: IdentityProvider;
  readonly expireSession: ExpireSession;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: Storage;
  readonly lock: TabLock;
  readonly resumeEvents: ResumeEvents;
};

type SessionToken = { readonly userId: string; readonly token: IdToken };

const isSame = (one: TokenPlan | null, other: TokenPlan): boolean =>
  one?.nextAt === other.nextAt && one.failures === other.failures;

/** Whether the stored plan was made for a newer token. A plan that is later than any token needs is ignored, because the clock was set back. */
const isOlder = (token: IdToken, plan: TokenPlan, now: number): boolean =>
  token.expiresAt < plan.expiresAt && plan.nextAt > now && plan.nextAt <= now + maxRefreshDelay;

/**
 * Spec §4: when the token changes, schedules a forced refresh 5 minutes before it expires, or now if that time has passed. Only one tab refreshes. Failures are
 * logged. A temporary failure is retried after 30 s, doubling to 16 minutes (§9), or as soon as the network is back. After a permanent failure, the session is
 * lost (NAV-9).
 */
export function refreshToken({
  session,
  identity,
  expireSession,
  clock,
  log,
  storage,
  lock,
  resumeEvents,
}: RefreshPorts): RefreshToken {
  return () => {
    let current: SessionToken | null = null;
    let timer: TimerId | null = null;

    const cancel = (): void => {
      if (timer !== null) clock.cancel(timer);
      timer = null;
    };
    const followPlan = ({ token }: SessionToken, plan: TokenPlan): void => {
      cancel();
      timer = clock.after(Math.max(0, plan.nextAt - clock.now()), () => refresh(false));
      session.saveToken(token, timer);
    };

    const planOf = ({ userId }: SessionToken): TokenPlan | null => {
      const plan = storage.read(tokenPlanEntry);
      return plan?.userId === userId ? plan : null;
    };
    const follow = ({ id }: SignedInIdentity, token: IdToken): void => {
      const isOpening = current === null;
      current = { userId: id, token };
      const known = planOf(current);
      const now = clock.now();
      // A page that opens after the planned time refreshes immediately.
      if (known?.expiresAt === token.expiresAt && (isOpening || known.nextAt > now))
        return followPlan(current, known);
      // A tab that starts during a refresh may still report the previous token.
      if (known !== null && isOlder(token, known, now)) return followPlan(current, known);
      // Without a minimum interval, a token that is valid for less than 5 minutes would be refreshed in a loop.
      const soonest = known === null ? now : Math.min(known.nextAt, now) + minRefreshInterval;
      const nextAt = Math.max(now + refreshDelay(token, now), soonest);
      const plan = { userId: id, expiresAt: token.expiresAt, nextAt, failures: 0 };
      storage.write(tokenPlanEntry, plan);
      followPlan(current, plan);
    };
    const stop = (): void => {
      current = null;
      cancel();
    };

    const tryLater = (of: SessionToken): void => {
      const failures = (planOf(of)?.failures ?? 0) + 1;
      const nextAt = clock.now() + refreshBackoff(failures);
      const plan = { userId: of.userId, expiresAt: of.token.expiresAt, nextAt, failures };
      storage.write(tokenPlanEntry, plan);
      followPlan(of, plan);
    };
    const renew = async (): Promise<void> => {
      const fresh = await identity.token({ force: true });
      const now = identity.current();
      if (fresh.ok) {
        if (now !== null) follow(now, fresh.value);
        return;
      }
      log.warn('The token could not be refreshed', { kind: fresh.error.kind });
      if (fresh.error.kind === 'session/required') return;
      if (isSessionLoss(fresh.error)) await expireSession();
      else if (current !== null) tryLater(current);
    };
    /** If `anyway` is true, refreshes before the planned time, unless another tab just tried to. */
    const refreshInTurn = async (anyway: boolean): Promise<void> => {
      const before = current && planOf(current);
      await lock.exclusive(tokenRefreshLockName, async () => {
        if (current === null) return;
        const plan = planOf(current);
        const isDue = plan === null || plan.nextAt <= clock.now() || (anyway && isSame(before, plan));
        if (isDue) await renew();
        else followPlan(current, plan);
      });
    };
    const refresh = (anyway: boolean): void => {
      timer = null;
      refreshInTurn(anyway).catch((error: unknown) => log.error('The token was not refreshed', { error }));
    };
    /** Runs a timer that was due while the machine was asleep. When the network returns, a backoff ends. */
    const wake = (what: ResumeEvent): void => {
      const plan = current && planOf(current);
      if (plan === null) return;
      const anyway = what === 'online' && plan.failures > 0;
      if (!anyway && plan.nextAt > clock.now()) return;
      cancel();
      refresh(anyway);
    };

    const unwatch = identity.watch((change) => {
      if (change !== null) return follow(change.identity, change.token);
      stop();
      storage.forget(tokenPlanEntry);
    });
    const stopWatching = resumeEvents.watch(wake);
    return () => {
      unwatch();
      stopWatching();
      stop();
    };
  };
}
