import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { emptyScope, type Scope } from '#domain/organizations/access/scope.ts';
import {
  type ExportedStudent,
  studentFileHeader,
  studentFileRows,
} from '#domain/rosters/files/roster-file.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentRefused } from '#domain/classrooms/students/student-refusals.ts';
import { byteOrderMark, writeCsvRow } from '#domain/platform/tables/csv.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import { readable } from '../classrooms/classroom-of.ts';
import type { StudentName } from '../ports/student-directory.ts';
import { type ListPorts, readClassroomStudents } from './list-students.ts';
import type { StudentPorts } from './student-ports.ts';

const atOnce = 1_000;

/** A streamed CSV file of students in our format, which can be imported unchanged (R25). */
export type StudentFile = AsyncIterable<string>;

export type RosterAsked = {
  readonly school: string | null;
  readonly archived: boolean;
};

export type ExportStudents = {
  /** Students of a classroom on a day; today by default (ROS-9). */
  readonly ofClassroom: (
    caller: Caller,
    classroomId: string,
    on?: IsoDate,
  ) => Promise<Result<StudentFile, StudentRefused<'exportClassroom'>>>;
  readonly ofRoster: (
    caller: Caller,
    query: RosterAsked,
  ) => Promise<Result<StudentFile, StudentRefused<'exportRoster'>>>;
};

type Batches = AsyncIterable<readonly ExportedStudent[]>;

async function* fileOf(batches: Batches, hasSchools: boolean): StudentFile {
  yield `${byteOrderMark}${writeCsvRow(studentFileHeader(hasSchools))}\r\n`;
  for await (const students of batches) {
    const rows = students.flatMap((student) => studentFileRows(student, hasSchools));
    yield rows.map((row) => `${writeCsvRow(row)}\r\n`).join('');
  }
}

/** Yields the students in a scope on demand; each batch is logged with its students (SEC-5). */
async function* batchesOf(
  { transaction }: Pick<StudentPorts, 'transaction'>,
  caller: Caller,
  { school, archived }: RosterAsked,
  scope: Scope,
): Batches {
  const organization = scope.organizations[0] ?? caller.membership?.organization ?? null;
  let after: StudentName | null | undefined = null;
  while (after !== undefined) {
    const behind: StudentName | null = after;
    const found = await transaction.run(async ({ students, audit }) => {
      const some = await students.exported({ archived, after: behind, limit: atOnce }, scope);
      await audit.record({
        action: 'roster/exported',
        by: caller.account.id,
        subject: school ?? organization ?? '',
        organization,
        concerns: some.map(({ id }) => id),
        read: { filter: { archived }, count: some.length },
      });
      return some;
    });
    yield found;
    after = found.length < atOnce ? undefined : found.at(-1);
  }
}

async function* only<T>(value: T): AsyncGenerator<T> {
  yield await Promise.resolve(value);
}

/** Exports students as a CSV file in our format, in every access state (R25, R29). */
export function exportStudents(ports: ListPorts): ExportStudents {
  const schoolScope = async (scope: Scope, id: string): Promise<Scope | null> => {
    const school = await ports.organizations.byId(id, scope);
    return school && { ...emptyScope, organizations: [school.path] };
  };
  return {
    ofClassroom: async (caller, classroomId, on) => {
      const look = { classroomId, on, action: 'roster/exported' } as const;
      const seen = await readClassroomStudents(ports, caller, look);
      if (!seen.ok) return seen;
      const { room, students } = seen.value;
      const classrooms = [{ id: classroomId, name: room.name, school: null }];
      const exported = students.map((one) => ({ ...one, school: null, isArchived: false, classrooms }));
      return ok(fileOf(only(exported), false));
    },
    ofRoster: async (caller, query) => {
      const scope = readable(caller);
      const within = query.school === null ? scope : await schoolScope(scope, query.school);
      if (within === null) return err({ kind: 'organization/no-such-school' });
      return ok(fileOf(batchesOf(ports, caller, query, within), query.school === null));
    },
  };
}
