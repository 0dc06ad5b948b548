import type { FastifyRequest } from 'fastify';

/** What was done to the security of an account. */
type SecurityEvent =
  | 'email-change-ordered'
  | 'sessions-ended'
  | 'session-ended'
  | 'account-erased'
  | 'recovery-codes-made'
  | 'second-factor-recovered'
  | 'second-factor-recovery-refused'
  | 'password-setup-finished';

/** Says in the log what was done, by the id of the request; never to whom (REL-4). */
export function logSecurityEvent(request: FastifyRequest, deed: SecurityEvent): void {
  request.log.info({ deed }, 'account security');
}
