import { dueNotices } from '#domain/billing/notices/due-notices.ts';
import { noticeRuleOf } from '#domain/billing/notices/notice-table.ts';
import type { NoticeSubject } from '#domain/billing/notices/notice.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandlers } from '../../platform/ports/jobs.ts';
import type { Notices } from '../ports/notices.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';

const atOnce = 200;

export type SendNoticesPorts = {
  readonly notices: Pick<Notices, 'subjects'>;
  readonly transaction: Transaction;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
};

/**
 * Sends due notices (LIC-9). The row and the email of a notice are saved in one transaction, and rows are unique, so a notice is not sent twice even after a
 * crash or by two processes.
 */
export function sendNotices({
  notices,
  transaction,
  clock,
  ids,
}: SendNoticesPorts): JobHandlers<JobKinds>['send-notices'] {
  return async (_input, { report }) => {
    const now = clock.now();
    let [sent, seen, after]: [number, number, string | null] = [0, 0, null];
    do {
      const { subjects, next } = await notices.subjects(now, atOnce, after);
      const due = subjects.flatMap((subject) =>
        dueNotices(subject, now).map((notice) => ({ subject, notice })),
      );
      if (due.length > 0)
        sent += await transaction.run(async (stores) => {
          let added = 0;
          for (const { subject, notice } of due)
            added += Number(await send(stores, { subject, notice, id: ids.next(), now }));
          return added;
        });
      seen += subjects.length;
      after = next;
      if (!(await report({ done: seen, total: null, step: null }))) break;
    } while (after !== null);
    return { sent };
  };
}

type Sending = {
  readonly subject: NoticeSubject;
  readonly notice: ReturnType<typeof dueNotices>[number];
  readonly id: string;
  readonly now: number;
};

async function send(
  { notices, jobs }: Pick<Stores, 'notices' | 'jobs'>,
  { subject, notice, id, now }: Sending,
): Promise<boolean> {
  const { holder, address, accountId, buyers, renewal } = subject;
  const { name, key, day, daysLeft } = notice;
  if (!(await notices.add({ id, name, key, holder, address, accountId, at: now }))) return false;
  const charge = noticeRuleOf(name).about === 'renewal' && renewal !== null ? { renewal } : {};
  const guest = holder.kind === 'guest' ? { guestOrder: holder.id } : {};
  const facts = { name, day, daysLeft, organization: holder.name, buyers, ...charge, ...guest };
  await jobs.enqueue('mail', { kind: 'license-notice', to: address, notice: id, ...facts });
  return true;
}
