import { maxOwnPrograms } from '#domain/classrooms/class-work/student-program.ts';
import type { WorkRefusal } from '#domain/classrooms/class-work/work-refusals.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { EntryStudent } from '#domain/classrooms/students/entry.ts';
import { namesInClass } from '#domain/classrooms/students/names-in-class.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import type { StoredProgram } from '../ports/student-programs.ts';
import type { Stores } from '../../ports/transaction.ts';
import { readLearning } from '../student-entry/read-learning.ts';
import type { ClassWorkPorts } from './class-work-ports.ts';
import { organizationOf } from './organization-of.ts';

/** Sharing a program with the partners that the teacher assigned (CLS-2). */
export type ShareProgram = {
  /** Returns the partners of the day; empty if the student is not in a pair. */
  readonly partners: (holder: StudentHolder) => Promise<readonly EntryStudent[]>;
  /** Copies a program to each partner of the day. The same state is not copied twice. */
  readonly share: (holder: StudentHolder, programId: string) => Promise<Result<void, WorkRefusal<'share'>>>;
};

async function pairOf({ pairs }: Stores, { classroomId, studentId, day }: StudentHolder) {
  const { students, rounds } = await pairs.ofClassroom(classroomId, day);
  const groups = rounds.filter(({ on }) => on === day).flatMap((round) => round.groups);
  // If there are several rounds of pairs on this day, the latest applies.
  const group = groups.find((ids) => ids.includes(studentId)) ?? [];
  const names = namesInClass(students);
  const named = (id: string): EntryStudent => ({ id, name: names.get(id) ?? '' });
  return { self: named(studentId), partners: group.filter((id) => id !== studentId).map(named) };
}

/** Returns the name of a copy, which contains the sender. The program's own name is not copied, because it could contain a message. */
const copyName = ({ name }: EntryStudent): string => `From ${name}`;

export function shareProgram(ports: ClassWorkPorts): ShareProgram {
  const { transaction, clock, ids } = ports;

  const give = async (
    { programs }: Stores,
    { text }: StoredProgram,
    to: { readonly studentId: string; readonly name: string },
  ): Promise<boolean> => {
    const own = await programs.ofStudent(to.studentId);
    if (own.some((program) => program.name === to.name && program.text === text)) return true;
    if ((await programs.countOwn(to.studentId)) >= maxOwnPrograms) return false;
    const now = clock.now();
    const place = { lessonSlug: null, activityId: null };
    const times = { changedAt: now, versionedAt: now, deletedAt: null };
    return programs.save({ id: ids.next(), ...to, ...place, ...times, version: 1, text }, null);
  };

  return {
    partners: (holder) => transaction.run(async (stores) => (await pairOf(stores, holder)).partners),

    share: async (holder, programId) => {
      if ((await readLearning(ports, holder)).state === 'view-only') return err({ kind: 'entry/view-only' });
      const organization = await organizationOf(ports, holder.classroomId);
      return transaction.run(async (stores) => {
        const program = await stores.programs.findForUpdate(holder.studentId, programId);
        if (program === null || program.deletedAt !== null) return err({ kind: 'program/not-found' });
        const { self, partners } = await pairOf(stores, holder);
        if (partners.length === 0) return err({ kind: 'program/no-partner' });
        for (const { id } of partners) {
          const to = { studentId: id, name: copyName(self) };
          if (!(await give(stores, program, to))) return err({ kind: 'program/partner-full' });
        }
        await stores.audit.record({
          action: 'student/program-shared',
          by: null,
          subject: holder.studentId,
          organization,
          concerns: partners.map(({ id }) => id),
        });
        return ok(undefined);
      });
    },
  };
}
