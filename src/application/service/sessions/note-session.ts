import { describeBrowser } from '#domain/sessions/describe-browser.ts';
import { seenNotedEvery } from '#domain/sessions/own-session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Caller } from '../access/caller.ts';
import type { SessionKey, Sessions } from '../ports/sessions.ts';

/** Where a call came from, as the host knows it. `userAgent` is '' where the call has none. */
export type CallFrom = { readonly userAgent: string; readonly network: string };

/**
 * Notes that the session of a call is in use, at most every ten minutes. A host calls it once the call is answered: nobody waits
 * for it, and reads do not write.
 */
export type NoteSession = (caller: Caller, from: CallFrom) => Promise<void>;

/** Takes the session of a call off the list of where its person is logged in: they left it. */
export type LeaveSession = (caller: Caller) => Promise<void>;

export type NoteSessionPorts = {
  readonly sessions: Pick<Sessions, 'leave' | 'note'>;
  readonly clock: Pick<Clock, 'now'>;
};

/** How many sessions one process remembers to have noted; then it starts anew, and the database tells. */
const mostRemembered = 50_000;

/** The session of a caller; null for devices, which have their own list, and for who looks on as somebody. */
const sessionOf = ({ account, identity: { signedInAt }, viewing }: Caller): SessionKey | null =>
  signedInAt === null || viewing !== undefined ? null : { accountId: account.id, signedInAt };

export function noteSession({ sessions, clock }: NoteSessionPorts): {
  readonly note: NoteSession;
  readonly leave: LeaveSession;
} {
  const noted = new Map<string, number>();
  const remember = ({ accountId, signedInAt }: SessionKey): boolean => {
    const [key, now] = [`${accountId} ${signedInAt}`, clock.now()];
    const before = noted.get(key);
    if (before !== undefined && now - before < seenNotedEvery) return false;
    if (noted.size >= mostRemembered) noted.clear();
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
      // What was underway with it, as this call, does not bring it back.
      remember(session);
      await sessions.leave(session);
    },
  };
}
