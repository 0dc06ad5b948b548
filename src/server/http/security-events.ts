import type { FastifyRequest } from 'fastify';

type SecurityEvent =
  | 'email-change-ordered'
  | 'sessions-ended'
  | 'session-ended'
  | 'account-erased'
  | 'recovery-codes-made'
  | 'second-factor-recovered'
  | 'second-factor-recovery-refused'
  | 'password-setup-finished';

/** Logs a security event with the request id, but never the user (REL-4). */
export function logSecurityEvent(request: FastifyRequest, deed: SecurityEvent): void {
  request.log.info({ deed }, 'account security');
}
