import type {
  ClassroomClassCode,
  ClassCodes,
  NewClassCode,
  ClassroomOfCode,
  StoredClassCode,
} from '#application/service/classrooms/ports/class-codes.ts';
import type { Scope } from '#domain/organizations/access/scope.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { classroomIn, classroomTable } from './in-memory-classroom-rows.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore } from '../in-memory-tables.ts';

type CodeRow = StoredClassCode & { readonly classroomId: string; readonly digest: string };

export const classCodeTable: TableDefinition<CodeRow> = {
  name: 'class codes',
  key: ({ classroomId }) => classroomId,
};

/** Class codes in memory. Codes of deleted classrooms are not found. */
export class InMemoryClassCodes extends InMemoryStore implements ClassCodes {
  readonly #codes = this.tables.of(classCodeTable);

  async ofClassroom(classroomId: string, scope: Scope): Promise<ClassroomClassCode | null> {
    const classroom = classroomIn(this.tables, classroomId, scope);
    if (classroom === null) return null;
    const row = this.#codes.get(classroomId);
    if (row === null) return { organization: classroom.organization, code: null };
    const { digest: _digest, classroomId: _room, ...code } = row;
    return { organization: classroom.organization, code };
  }

  async open(digests: readonly string[]): Promise<ClassroomOfCode | null> {
    const row = this.#codes.find(({ digest }) => digests.includes(digest));
    if (row === null || row.pausedAt !== null) return null;
    const classroom = this.tables.of(classroomTable).get(row.classroomId);
    if (classroom === null || classroom.archivedAt !== null) return null;
    const { digest, closedOn } = row;
    return { classroomId: classroom.id, organization: classroom.organization, digest, closedOn };
  }

  async add(code: NewClassCode): Promise<boolean> {
    return this.#codes.get(code.classroomId) === null && this.save(code);
  }

  async save({ classroomId, sealed, digest, at }: NewClassCode): Promise<boolean> {
    if (this.#codes.find((row) => row.digest === digest) !== null) return false;
    const isOpen = { pausedAt: null, closedOn: null };
    this.#codes.save({ classroomId, sealed, digest, renewedAt: at, ...isOpen });
    return true;
  }

  async setPaused(classroomId: string, at: number | null): Promise<boolean> {
    const isOther = ({ pausedAt }: CodeRow): boolean => (pausedAt === null) !== (at === null);
    return this.#codes.change(classroomId, { pausedAt: at }, isOther) !== null;
  }

  async setClosed(classroomId: string, day: IsoDate | null): Promise<boolean> {
    return this.#codes.change(classroomId, { closedOn: day }, (row) => row.closedOn !== day) !== null;
  }

  async countPaused(classroomIds: readonly string[]): Promise<number> {
    return this.#codes.where((row) => classroomIds.includes(row.classroomId) && row.pausedAt !== null).length;
  }
}
