import type { Session } from '#domain/policy/session.ts';

/** Who reads, as one text that changes when somebody else does; `unknown` until the session is restored. */
export const readerOf = (session: Session): string =>
  session.state === 'restoring'
    ? 'unknown'
    : session.state === 'signed-in'
      ? `account ${session.user.id}`
      : 'visitor';
