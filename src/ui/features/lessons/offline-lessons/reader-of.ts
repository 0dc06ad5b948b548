import type { Session } from '#domain/identity/navigation/session.ts';

/** Returns a key that identifies the reader, or `unknown` until the session is restored. */
export const readerOf = (session: Session): string =>
  session.state === 'restoring'
    ? 'unknown'
    : session.state === 'signed-in'
      ? `account ${session.user.id}`
      : 'visitor';
