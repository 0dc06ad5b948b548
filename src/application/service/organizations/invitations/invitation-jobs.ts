import { pasteLimits } from '#domain/organizations/invitations/read-addresses.ts';
import type { NamedInvitation } from '../ports/invitation-repository.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandlers } from '../../platform/ports/jobs.ts';
import { mailInvitation, type MailInvitationPorts } from './mail-invitation.ts';

const atOnce = 8;
const remindersPerBatch = 500;

type Sent = { readonly sent: number; readonly bounced: number };

/**
 * Sends invitations and reminders. Records each email immediately after it was sent, so that a retry sends only the remaining ones. A failed email does not
 * block the others.
 */
export function invitationJobs(
  ports: MailInvitationPorts,
): Pick<JobHandlers<JobKinds>, 'remind-invitations' | 'send-invitations'> {
  const { invitations, clock } = ports;
  const send = mailInvitation(ports);

  const sendAll = async (
    rows: readonly NamedInvitation[],
    isReminder: boolean,
    goesOn: (handled: number) => Promise<boolean>,
  ): Promise<Sent> => {
    const count = { sent: 0, bounced: 0, over: 0 };
    const failures: unknown[] = [];
    for (let at = 0; at < rows.length; at += atOnce) {
      const some = rows.slice(at, at + atOnce);
      for (const each of await Promise.allSettled(some.map((row) => send(row, isReminder)))) {
        if (each.status === 'fulfilled') count[each.value] += 1;
        else failures.push(each.reason);
      }
      if (!(await goesOn(at + some.length))) return count;
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} invitations were not sent`);
    return count;
  };

  return {
    'send-invitations': async ({ batch, total }, { report }) => {
      const rows = await invitations.unsent(batch, pasteLimits.pieces);
      const before = total - rows.length;
      const { sent, bounced } = await sendAll(rows, false, (handled) =>
        report({ done: before + handled, total, step: null }),
      );
      return { sent, bounced };
    },
    'remind-invitations': async (_input, { report }) => {
      const rows = await invitations.due(clock.now(), remindersPerBatch);
      const { sent } = await sendAll(rows, true, (done) => report({ done, total: rows.length, step: null }));
      return { sent };
    },
  };
}
