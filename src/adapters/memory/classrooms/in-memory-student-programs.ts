import type {
  StoredProgram,
  StudentPrograms,
} from '#application/service/classrooms/ports/student-programs.ts';
import {
  maxVersions,
  shownProgram,
  type ProgramVersion,
  type StudentProgram,
} from '#domain/classrooms/class-work/student-program.ts';
import type { HeldProgram } from '#domain/classrooms/records/child-record.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { byId, type TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';
import { mergedInto } from './roster-rows.ts';

type VersionRow = ProgramVersion & { readonly programId: string };

const programTable: TableDefinition<StoredProgram> = { name: 'programs', key: byId };
const versionTable: TableDefinition<VersionRow> = {
  name: 'program versions',
  key: ({ programId, version }) => JSON.stringify([programId, version]),
};

export const isOfActivity =
  (lessonSlug: string, activityId: string) =>
  (program: StoredProgram): boolean =>
    program.lessonSlug === lessonSlug && program.activityId === activityId;

/** Returns the programs of a student and of students who were merged into them, most recently changed first, including deleted ones. */
export function programsOf(tables: InMemoryTables, studentId: string): readonly StoredProgram[] {
  const them = mergedInto(tables, studentId);
  return tables
    .of(programTable)
    .where((program) => them.has(program.studentId))
    .toSorted((one, other) => other.changedAt - one.changedAt || compareCodePoints(one.id, other.id));
}

/** Returns the programs of a student for their record (ROS-11). */
export const heldPrograms = (tables: InMemoryTables, studentId: string): readonly HeldProgram[] =>
  programsOf(tables, studentId).map(({ id, lessonSlug, activityId, name, text, changedAt }) => ({
    lessonSlug,
    activityId,
    name,
    text,
    changedAt,
    versions: tables.of(versionTable).where(({ programId }) => programId === id).length,
  }));

export class InMemoryStudentPrograms extends InMemoryStore implements StudentPrograms {
  readonly #programs = this.tables.of(programTable);
  readonly #versions = this.tables.of(versionTable);

  async ofStudent(studentId: string): Promise<readonly StudentProgram[]> {
    return programsOf(this.tables, studentId)
      .filter(({ deletedAt }) => deletedAt === null)
      .map(shownProgram);
  }

  async findForUpdate(studentId: string, programId: string): Promise<StoredProgram | null> {
    return programsOf(this.tables, studentId).find(({ id }) => id === programId) ?? null;
  }

  async findOfActivityForUpdate(studentId: string, lessonSlug: string, activityId: string) {
    return programsOf(this.tables, studentId).find(isOfActivity(lessonSlug, activityId)) ?? null;
  }

  async countOwn(studentId: string): Promise<number> {
    return programsOf(this.tables, studentId).filter(({ name }) => name !== null).length;
  }

  async save(program: StoredProgram, version: ProgramVersion | null): Promise<boolean> {
    const { id, studentId, lessonSlug, activityId } = program;
    const isOfAnother = (this.#programs.get(id)?.studentId ?? studentId) !== studentId;
    const first =
      lessonSlug === null || activityId === null
        ? null
        : this.#programs.find(
            (row) => row.studentId === studentId && isOfActivity(lessonSlug, activityId)(row),
          );
    if (isOfAnother || (first !== null && first.id !== id)) return false;
    this.#programs.save(program);
    if (version === null) return true;
    this.#versions.save({ ...version, programId: id });
    const old = (await this.versions(id)).slice(maxVersions);
    this.#versions.deleteWhere(
      (row) => row.programId === id && old.some((each) => each.version === row.version),
    );
    return true;
  }

  async versions(programId: string): Promise<readonly ProgramVersion[]> {
    return this.#versions
      .where((row) => row.programId === programId)
      .toSorted((one, other) => other.version - one.version)
      .map(({ version, text, at }) => ({ version, text, at }));
  }

  async purge(studentId: string, before: number): Promise<void> {
    for (const { id, deletedAt } of programsOf(this.tables, studentId))
      if (deletedAt !== null && deletedAt < before) this.#programs.delete(id);
  }
}
