import { describeBrowser } from '#domain/identity/sessions/describe-browser.ts';
import { seenNotedEvery } from '#domain/identity/sessions/own-session.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../caller/caller.ts';
import type { SessionKey, Sessions } from '../ports/sessions.ts';

/** The origin of a call. `userAgent` is '' if missing. */
export type CallFrom = { readonly userAgent: string; readonly network: string };

/** Saves that a call's session is in use, at most every ten minutes. Hosts call it after the response, so that calls do not wait for it. */
export type RecordSession = (caller: Caller, from: CallFrom) => Promise<void>;

export type LeaveSession = (caller: Caller) => Promise<void>;

export type RecordSessionPorts = {
  readonly sessions: Pick<Sessions, 'leave' | 'note'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** Maximum number of saved sessions in the cache of a process. When the cache is full, it is cleared. */
const maxRemembered = 50_000;

/** The session of a caller; null for devices, which have their own list, and for a view-as. */
const sessionOf = ({ account, identity: { signedInAt }, viewing }: Caller): SessionKey | null =>
  signedInAt === null || viewing !== undefined ? null : { accountId: account.id, signedInAt };

export function recordSession({ sessions, clock }: RecordSessionPorts): {
  readonly note: RecordSession;
  readonly leave: LeaveSession;
} {
  const noted = new Map<string, number>();
  const remember = ({ accountId, signedInAt }: SessionKey): boolean => {
    const [key, now] = [`${accountId} ${signedInAt}`, clock.now()];
    const before = noted.get(key);
    if (before !== undefined && now - before < seenNotedEvery) return false;
    if (noted.size >= maxRemembered) noted.clear();
    noted.set(key, now);
    return true;
  };

  return {
    note: async (caller, { userAgent, network }) => {
      const session = sessionOf(caller);
      if (session === null || !remember(session)) return;
      const device = describeBrowser(userAgent);
      await sessions.note({ ...session, device, network, lastSeenAt: clock.now() });
    },

    leave: async (caller) => {
      const session = sessionOf(caller);
      if (session === null) return;
      // Without this, concurrent calls of the session would add it to the list again.
      remember(session);
      await sessions.leave(session);
    },
  };
}
