import type { FastifyRequest } from 'fastify';

/** What was done to the security of an account. */
type Deed =
  | 'email-change-ordered'
  | 'sessions-ended'
  | 'account-erased'
  | 'recovery-codes-made'
  | 'second-factor-recovered'
  | 'second-factor-recovery-refused'
  | 'password-setup-finished';

/** Says in the log what was done, by the id of the request; never to whom (REL-4). */
export function logDeed(request: FastifyRequest, deed: Deed): void {
  request.log.info({ deed }, 'account security');
}
