import { pruneAuditLog, type PruneAuditLogPorts } from '../audit/prune-audit-log.ts';
import { deliverMail, type DeliverMailPorts } from '../mail/deliver-mail.ts';
import { writeEmailChangeMail, type WriteEmailChangeMailPorts } from '../mail/write-email-change-mail.ts';
import { writeSignInMail, type WriteSignInMailPorts } from '../mail/write-sign-in-mail.ts';
import type { JobHandlers } from '../ports/jobs.ts';
import { makeSignInCode, type MakeSignInCodePorts } from '../sign-in/make-sign-in-code.ts';
import { followJobs, type FollowJobs, type FollowJobsPorts } from './follow-jobs.ts';

/** Work that takes long: how its owner follows it, and what does it. */
export type JobsApp = FollowJobs & {
  /** What runs the jobs of each kind. */
  readonly handlers: JobHandlers;
};

export type JobsPorts = FollowJobsPorts &
  PruneAuditLogPorts &
  MakeSignInCodePorts &
  Omit<WriteSignInMailPorts, 'makeSignInCode'> &
  WriteEmailChangeMailPorts &
  Pick<DeliverMailPorts, 'mailer'>;

export const createJobsApp = (ports: JobsPorts): JobsApp => ({
  ...followJobs(ports),
  handlers: {
    mail: deliverMail({
      ...ports,
      writeSignInMail: writeSignInMail({ ...ports, makeSignInCode: makeSignInCode(ports) }),
      writeEmailChangeMail: writeEmailChangeMail(ports),
    }),
    'prune-audit-log': pruneAuditLog(ports),
  },
});
