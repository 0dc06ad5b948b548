import type { ClassroomRepository } from '#application/service/ports/classroom-repository.ts';
import type {
  ClassroomClassCode,
  ClassCodes,
  NewClassCode,
  OpenClassroom,
  StoredClassCode,
} from '#application/service/ports/class-codes.ts';
import { everywhere, type Scope } from '#domain/access/scope.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import type { Undo } from './in-memory-calls.ts';
import { InMemoryRows } from './in-memory-rows.ts';

type CodeRow = StoredClassCode & { readonly classroomId: string; readonly digest: string };
type Classrooms = Pick<ClassroomRepository, 'byId'>;

/** Class codes in memory; those of deleted classrooms are not found. */
export class InMemoryClassCodes implements ClassCodes {
  readonly #classrooms: Classrooms;
  readonly #codes: InMemoryRows<CodeRow>;

  constructor(classrooms: Classrooms, codes: InMemoryRows<CodeRow> = new InMemoryRows()) {
    this.#classrooms = classrooms;
    this.#codes = codes;
  }

  async ofClassroom(classroomId: string, scope: Scope): Promise<ClassroomClassCode | null> {
    const room = await this.#classrooms.byId(classroomId, scope);
    if (room === null) return null;
    const row = this.#codes.get(classroomId);
    if (row === null) return { organization: room.organization, code: null };
    const { digest: _digest, classroomId: _room, ...code } = row;
    return { organization: room.organization, code };
  }

  async open(digests: readonly string[]): Promise<OpenClassroom | null> {
    const row = this.#codes.all().find(({ digest }) => digests.includes(digest));
    if (row === undefined || row.pausedAt !== null) return null;
    const room = await this.#classrooms.byId(row.classroomId, everywhere);
    if (room === null || room.archivedAt !== null) return null;
    const { digest, closedOn } = row;
    return { classroomId: room.id, organization: room.organization, digest, closedOn };
  }

  async add(code: NewClassCode): Promise<boolean> {
    return this.#codes.get(code.classroomId) === null && this.keep(code);
  }

  async keep({ classroomId, sealed, digest, at }: NewClassCode): Promise<boolean> {
    if (this.#codes.all().some((row) => row.digest === digest)) return false;
    const isOpen = { pausedAt: null, closedOn: null };
    this.#codes.set(classroomId, { classroomId, sealed, digest, renewedAt: at, ...isOpen });
    return true;
  }

  async setPaused(classroomId: string, at: number | null): Promise<boolean> {
    const row = this.#codes.get(classroomId);
    if (row === null || (row.pausedAt === null) === (at === null)) return false;
    this.#codes.set(classroomId, { ...row, pausedAt: at });
    return true;
  }

  closedOn(classroomId: string): IsoDate | null {
    return this.#codes.get(classroomId)?.closedOn ?? null;
  }

  async setClosed(classroomId: string, day: IsoDate | null): Promise<boolean> {
    const row = this.#codes.get(classroomId);
    if (row === null || row.closedOn === day) return false;
    this.#codes.set(classroomId, { ...row, closedOn: day });
    return true;
  }

  async countPaused(classroomIds: readonly string[]): Promise<number> {
    return classroomIds.filter((id) => (this.#codes.get(id)?.pausedAt ?? null) !== null).length;
  }

  draft(classrooms: Classrooms): { readonly classCodes: InMemoryClassCodes; readonly commit: () => Undo } {
    const codes = this.#codes.draft();
    return { classCodes: new InMemoryClassCodes(classrooms, codes), commit: () => codes.commit() };
  }
}
