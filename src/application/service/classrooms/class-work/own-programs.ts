import {
  deletedRetentionDays,
  type ProgramVersion,
  type StudentProgram,
} from '#domain/classrooms/class-work/student-program.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentHolder } from '../ports/student-logins.ts';
import type { ClassWorkPorts } from './class-work-ports.ts';

type Ports = Pick<ClassWorkPorts, 'clock' | 'transaction'>;
type NotFound = { readonly kind: 'program/not-found' };

export type ReadOwnPrograms = (holder: StudentHolder) => Promise<readonly StudentProgram[]>;

export const readOwnPrograms =
  ({ transaction }: Ports): ReadOwnPrograms =>
  ({ studentId }) =>
    transaction.run(({ programs }) => programs.ofStudent(studentId));

export type ReadProgramVersions = (
  holder: StudentHolder,
  programId: string,
) => Promise<Result<readonly ProgramVersion[], NotFound>>;

export const readProgramVersions =
  ({ transaction }: Ports): ReadProgramVersions =>
  ({ studentId }, programId) =>
    transaction.run(async ({ programs }) => {
      const held = await programs.findForUpdate(studentId, programId);
      return held === null ? err({ kind: 'program/not-found' }) : ok(await programs.versions(programId));
    });

/** Deletes or restores a student's own program. Programs of activities cannot be deleted, because they are part of the lesson. */
export type DeleteProgram = (
  holder: StudentHolder,
  change: { readonly programId: string; readonly deleted: boolean },
) => Promise<Result<void, NotFound>>;

const dayMs = 86_400_000;

export const deleteProgram =
  ({ transaction, clock }: Ports): DeleteProgram =>
  ({ studentId }, { programId, deleted }) =>
    transaction.run(async ({ programs }) => {
      const held = await programs.findForUpdate(studentId, programId);
      if (held === null || held.name === null) return err({ kind: 'program/not-found' });
      const now = clock.now();
      if (deleted !== (held.deletedAt !== null))
        await programs.save({ ...held, deletedAt: deleted ? now : null }, null);
      if (deleted) await programs.purge(studentId, now - deletedRetentionDays * dayMs);
      return ok(undefined);
    });
