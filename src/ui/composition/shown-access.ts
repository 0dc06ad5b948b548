import type { SessionStore } from '#application/client/identity/ports/session-store.ts';
import { type AccessState, accessStates } from '#domain/identity/account/access-state.ts';
import type { Session } from '#domain/identity/navigation/session.ts';

/** Shows this access state instead of the stored one until the user leaves the page. Null shows the stored state again. */
export type SetAccessState = (state: AccessState | null) => void;

export type ShownAccess = { readonly session: SessionStore; readonly setAccessState: SetAccessState };

const showing = (session: Session, accessState: AccessState | null): Session => {
  if (accessState === null) return session;
  if (session.state === 'signed-in') return { ...session, user: { ...session.user, accessState } };
  if (session.state !== 'restoring' || session.remembered === null) return session;
  return { ...session, remembered: { ...session.remembered, accessState } };
};

/**
 * A session with an access state that other code can set (LIC-2). This changes only the display: nothing is stored, and the service still uses the stored
 * state.
 */
export function withShownAccess(session: SessionStore): ShownAccess {
  const listeners = new Set<() => void>();
  let state: AccessState | null = null;
  let of = session.current();
  let shown = of;
  return {
    session: {
      ...session,
      current: () => {
        const current = session.current();
        if (current !== of) {
          of = current;
          shown = showing(of, state);
        }
        return shown;
      },
      subscribe: (listener) => {
        listeners.add(listener);
        const stop = session.subscribe(listener);
        return () => {
          listeners.delete(listener);
          stop();
        };
      },
    },
    setAccessState: (given) => {
      if (given !== null && !accessStates.includes(given))
        throw new TypeError(`The access state is one of ${accessStates.join(', ')}.`);
      state = given;
      shown = showing(of, state);
      for (const listener of listeners) listener();
    },
  };
}
