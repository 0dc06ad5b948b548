import { archivedKeptDays, studentsAtOnce } from '#domain/students/student-acts.ts';
import { dayInZone } from '#domain/tables/day-in-zone.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JobHandler, JobKinds } from '../ports/jobs.ts';
import type { ArchivedStudent } from '../ports/student-directory.ts';
import type { Stores, Transaction } from '../ports/transaction.ts';
import { actForGood } from './act-for-good.ts';

const dayMs = 86_400_000;

export type EraseLongArchivedPorts = {
  readonly transaction: Transaction;
  readonly clock: Pick<Clock, 'now'>;
};

/** Erases some students with an entry of the audit log for each organization. Within a transaction. */
async function eraseAll(stores: Stores, id: string, students: readonly ArchivedStudent[]): Promise<void> {
  for (const organization of new Set(students.map((each) => each.organization))) {
    const theirs = students.filter((each) => each.organization === organization).map((each) => each.id);
    await actForGood(stores, { kind: 'erase' }, { id, by: null, organization, students: theirs });
  }
}

/**
 * Each night, erases who has been archived for `archivedKeptDays`, in transactions of `studentsAtOnce` (SEC-6): what their classes did
 * stays counted, as nobody's. Whoever was merged into somebody goes with them. Answers how many were erased.
 */
export const eraseLongArchived =
  ({ transaction, clock }: EraseLongArchivedPorts): JobHandler<JobKinds, 'erase-long-archived'> =>
  async (_input, { id }) => {
    const before = dayInZone('UTC')(clock.now() - archivedKeptDays * dayMs);
    for (let erased = 0; ;) {
      const some = await transaction.run(async (stores) => {
        const found = await stores.students.archivedBefore(before, studentsAtOnce);
        await eraseAll(stores, id, found);
        return found.length;
      });
      erased += some;
      if (some < studentsAtOnce) return { erased };
    }
  };
