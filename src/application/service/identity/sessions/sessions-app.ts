import { describeBrowser } from '#domain/identity/sessions/describe-browser.ts';
import type { OwnSession } from '#domain/identity/sessions/own-session.ts';
import type { Caller } from '../caller/caller.ts';
import type { IdentityDirectory } from '../ports/identity-directory.ts';
import type { SeenSession, Sessions } from '../ports/sessions.ts';
import type { Transaction } from '../../ports/transaction.ts';
import {
  type CallFrom,
  type LeaveSession,
  recordSession,
  type RecordSession,
  type RecordSessionPorts,
} from './record-session.ts';

/** A user's sessions (ORG-7). */
export type SessionsApp = {
  readonly note: RecordSession;
  readonly leave: LeaveSession;
  readonly list: (caller: Caller, from: CallFrom) => Promise<readonly OwnSession[]>;
  /** Ends a session of the caller by id. Idempotent. */
  readonly end: (caller: Caller, id: string) => Promise<void>;
};

export type SessionsPorts = RecordSessionPorts & {
  readonly sessions: Pick<Sessions, 'ofAccount'>;
  readonly directory: Pick<IdentityDirectory, 'standing'>;
  readonly transaction: Transaction;
};

export function createSessionsApp(ports: SessionsPorts): SessionsApp {
  const { sessions, directory, transaction, clock } = ports;

  return {
    ...recordSession(ports),

    list: async ({ account, identity }, { userAgent, network }) => {
      const [stored, standing] = await Promise.all([
        sessions.ofAccount(account.id),
        directory.standing(account.id),
      ]);
      const shown = (session: Omit<SeenSession, 'accountId'>, current: boolean): OwnSession => ({
        id: String(session.signedInAt),
        device: session.device,
        network: session.network,
        sameNetwork: session.network === network,
        signedInAt: session.signedInAt,
        lastSeenAt: session.lastSeenAt,
        current,
      });
      const isValidAt = (at: number): boolean => at >= (standing?.sessionsFrom ?? 0);
      const others = stored.filter(({ signedInAt: at }) => at !== identity.signedInAt && isValidAt(at));
      const { signedInAt } = identity;
      if (signedInAt === null) return others.map((session) => shown(session, false));
      // The current session is shown as in use, even if that is not saved yet.
      const device = describeBrowser(userAgent);
      const own = { signedInAt, device, network, lastSeenAt: clock.now() };
      return [shown(own, true), ...others.map((session) => shown(session, false))];
    },

    end: ({ account: { id: accountId } }, id) => {
      const signedInAt = Number(id);
      return transaction.run(async (stores) => {
        const ended = await stores.sessions.end({ accountId, signedInAt }, clock.now());
        if (!ended) return;
        await stores.audit.record({
          action: 'account/session-ended',
          by: accountId,
          subject: accountId,
          before: { signedInAt },
          after: null,
        });
      });
    },
  };
}
