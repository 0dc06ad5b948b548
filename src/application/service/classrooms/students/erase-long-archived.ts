import { minArchivedKeptDays } from '#domain/organizations/settings/archived-retention.ts';
import { studentsPerBatch } from '#domain/classrooms/students/student-acts.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { JobKinds } from '../../ports/job-kinds.ts';
import type { JobHandler } from '../../platform/ports/jobs.ts';
import type { ArchivedStudent, StudentDirectory } from '../ports/student-directory.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';
import { actForGood } from './act-for-good.ts';
import type { ErasePorts } from './erase-students.ts';

const dayMs = 86_400_000;

export type EraseLongArchivedPorts = ErasePorts & { readonly transaction: Transaction };

async function eraseAll(
  stores: Stores,
  ports: ErasePorts,
  { id, students }: { readonly id: string; readonly students: readonly ArchivedStudent[] },
): Promise<void> {
  for (const organization of new Set(students.map((each) => each.organization))) {
    const theirs = students.filter((each) => each.organization === organization).map((each) => each.id);
    await actForGood(stores, ports, { kind: 'erase' }, { id, by: null, organization, students: theirs });
  }
}

async function keptNoLonger(
  { settings }: Stores,
  students: readonly ArchivedStudent[],
  daysAgo: (days: number) => IsoDate,
): Promise<readonly ArchivedStudent[]> {
  const organizations = new Set(students.flatMap(({ organization }) => organization ?? []));
  const kept = await settings.archivedKeptDays([...organizations]);
  return students.filter(
    ({ organization, archivedOn }) =>
      archivedOn < daysAgo(kept.get(organization ?? '') ?? minArchivedKeptDays),
  );
}

/**
 * Erases students who have been archived for longer than their organization's retention time (SEC-6), in transactions of at most `studentsPerBatch`. Their
 * marks are kept without names and ids. Students who were merged into them are also erased. Runs nightly. Returns the number of students.
 */
export const eraseLongArchived =
  ({ transaction, ...ports }: EraseLongArchivedPorts): JobHandler<JobKinds, 'erase-long-archived'> =>
  async (_input, { id }) => {
    const daysAgo = (days: number): IsoDate => dayInZone('UTC')(ports.clock.now() - days * dayMs);
    let after: ArchivedStudent | null = null;
    for (let erased = 0; ;) {
      const range: Parameters<StudentDirectory['archivedBefore']>[1] = { after, limit: studentsPerBatch };
      const { last, count, isEnd } = await transaction.run(async (stores) => {
        const found = await stores.students.archivedBefore(daysAgo(minArchivedKeptDays), range);
        const ended = await keptNoLonger(stores, found, daysAgo);
        await eraseAll(stores, ports, { id, students: ended });
        return { last: found.at(-1) ?? null, count: ended.length, isEnd: found.length < studentsPerBatch };
      });
      erased += count;
      if (isEnd) return { erased };
      after = last;
    }
  };
