import type { Account, AccountRepository } from '#application/service/ports/account-repository.ts';
import type {
  Addition,
  ClassroomRepository,
  KeptAssignment,
  KeptClassroom,
  NewAssignment,
  NewClassroom,
  NewProgress,
  Seat,
} from '#application/service/ports/classroom-repository.ts';
import type { LessonRepository } from '#application/service/ports/lesson-repository.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { AssignmentEdit, ClassroomEdit } from '#domain/classrooms/classroom.ts';
import type { Undo } from './in-memory-calls.ts';
import {
  type AssignmentRow,
  type ClassroomRow,
  type ClassroomRows,
  draftOf,
  markedOf,
  noClassrooms,
  type SeatRow,
} from './in-memory-classroom-rows.ts';

const nameOf = (account: Account | null): string | null =>
  [account?.firstName, account?.lastName].filter((part) => typeof part === 'string').join(' ') ||
  (account?.email ?? null);

const byName = (a: KeptClassroom, b: KeptClassroom): number =>
  a.name.toLowerCase().localeCompare(b.name.toLowerCase(), 'en-US') || (a.id < b.id ? -1 : 1);

/** Keeps classrooms for as long as it lives; names of teachers are those of their accounts. */
export class InMemoryClassroomRepository implements ClassroomRepository {
  readonly #accounts: Pick<AccountRepository, 'byId'>;
  readonly #lessons: Pick<LessonRepository, 'heads'>;
  readonly #rows: ClassroomRows;

  constructor(
    accounts: Pick<AccountRepository, 'byId'>,
    lessons: Pick<LessonRepository, 'heads'>,
    rows: ClassroomRows = noClassrooms(),
  ) {
    this.#accounts = accounts;
    this.#lessons = lessons;
    this.#rows = rows;
  }

  async claimSeats(accountId: string, email: EmailAddress): Promise<void> {
    for (const seat of this.#rows.seats.all()) {
      if (seat.accountId !== null || seat.email !== email) continue;
      if (this.#teaches(seat.classroomId, accountId)) this.#rows.seats.delete(seat.id);
      else this.#rows.seats.set(seat.id, { ...seat, accountId });
    }
  }

  async ofTeacher(accountId: string) {
    const taught = this.#rows.classrooms.all().filter(({ id }) => this.#teaches(id, accountId));
    const kept = await Promise.all(taught.map((row) => this.#classroom(row)));
    const heads = await this.#lessons.heads(
      this.#rows.assignments
        .all()
        .map(({ lessonSlug, lessonVersion }) => ({ slug: lessonSlug, version: lessonVersion })),
    );
    return kept.toSorted(byName).map((classroom) => {
      const assigned = this.#assigned(classroom.id);
      return {
        ...classroom,
        assignedLessons: assigned.map(({ lessonSlug }) => lessonSlug),
        marked: markedOf(this.#rows, assigned, heads),
      };
    });
  }

  async byId(id: string, accountId: string): Promise<KeptClassroom | null> {
    const row = this.#rows.classrooms.get(id);
    return row !== null && this.#teaches(id, accountId) ? this.#classroom(row) : null;
  }

  async open({ owner, at: _at, ...edit }: NewClassroom, limit: number): Promise<boolean> {
    const { seatId, accountId } = owner;
    const owned = this.#rows.seats.all().filter((seat) => isOwner(seat) && seat.accountId === accountId);
    if (owned.length >= limit) return false;
    this.#rows.classrooms.set(edit.id, { ...edit, archivedAt: null, version: 1 });
    this.#rows.seats.set(seatId, {
      id: seatId,
      classroomId: edit.id,
      email: null,
      accountId,
      role: 'owner',
    });
    return true;
  }

  async change(id: string, version: number, edit: ClassroomEdit): Promise<boolean> {
    const row = this.#rows.classrooms.get(id);
    if (row?.version !== version) return false;
    this.#rows.classrooms.set(id, { ...row, ...edit, version: version + 1 });
    return true;
  }

  async setArchived(id: string, at: number | null): Promise<void> {
    const row = this.#rows.classrooms.get(id);
    if (row === null || (row.archivedAt === null) === (at === null)) return;
    this.#rows.classrooms.set(id, { ...row, archivedAt: at, version: row.version + 1 });
  }

  async addSeat(
    classroomId: string,
    { id, email }: { readonly id: string; readonly email: EmailAddress },
    limit: number,
  ): Promise<Addition> {
    const seats = await this.#seats(classroomId);
    if (seats.some((seat) => seat.email?.toLowerCase() === email)) return 'there';
    if (seats.length >= limit) return 'full';
    this.#rows.seats.set(id, { id, classroomId, email, accountId: null, role: 'co-teacher' });
    return 'added';
  }

  async removeSeat(classroomId: string, seatId: string): Promise<void> {
    const seat = this.#rows.seats.get(seatId);
    if (seat?.classroomId === classroomId && !isOwner(seat)) this.#rows.seats.delete(seatId);
  }

  async assignments(classroomId: string): Promise<readonly KeptAssignment[]> {
    return Promise.all(this.#everAssigned(classroomId).map((row) => this.#assignment(row)));
  }

  async assignment(id: string, accountId: string): Promise<KeptAssignment | null> {
    const row = this.#rows.assignments.get(id);
    return row !== null && this.#teaches(row.classroomId, accountId) ? this.#assignment(row) : null;
  }

  async assign({ at, ...assignment }: NewAssignment, limit: number): Promise<Addition> {
    const { classroomId, lessonSlug } = assignment;
    const known = this.#rows.assignments
      .all()
      .find((row) => row.classroomId === classroomId && row.lessonSlug === lessonSlug);
    if (known?.removed === false) return 'there';
    if (this.#assigned(classroomId).length >= limit) return 'full';
    const { id, version } = known ?? { id: assignment.id, version: 0 };
    const row = { ...assignment, id, version: version + 1, removed: false, assignedAt: at };
    this.#rows.assignments.set(id, row);
    return 'added';
  }

  async changeAssignment(
    id: string,
    version: number,
    edit: Partial<AssignmentEdit & { readonly lessonVersion: number }>,
  ): Promise<boolean> {
    const row = this.#rows.assignments.get(id);
    if (row?.version !== version || row.removed) return false;
    this.#rows.assignments.set(id, { ...row, ...edit, version: version + 1 });
    return true;
  }

  async removeAssignment(id: string): Promise<void> {
    const row = this.#rows.assignments.get(id);
    if (row?.removed === false)
      this.#rows.assignments.set(id, { ...row, removed: true, version: row.version + 1 });
  }

  async restoreAssignment(id: string, limit: number): Promise<boolean> {
    const row = this.#rows.assignments.get(id);
    if (row?.removed !== true) return true;
    if (this.#assigned(row.classroomId).length >= limit) return false;
    this.#rows.assignments.set(id, { ...row, removed: false, version: row.version + 1 });
    return true;
  }

  async recordProgress(progress: NewProgress, version: number): Promise<boolean> {
    const key = `${progress.assignmentId} ${progress.activityId}`;
    if ((this.#rows.progress.get(key)?.version ?? 0) !== version) return false;
    this.#rows.progress.set(key, { ...progress, version: version + 1 });
    return true;
  }

  async isAssigned(accountId: string, lessonSlug: string, lessonVersion: number): Promise<boolean> {
    return this.#rows.assignments
      .all()
      .some(
        (row) =>
          row.lessonSlug === lessonSlug &&
          row.lessonVersion === lessonVersion &&
          !row.removed &&
          this.#teaches(row.classroomId, accountId),
      );
  }

  async forget(accountId: string, email: EmailAddress | null): Promise<void> {
    for (const seat of this.#rows.seats.all()) {
      if (seat.accountId === accountId) this.#leave(seat);
      else if (seat.accountId === null && email !== null && seat.email === email)
        this.#rows.seats.delete(seat.id);
    }
  }

  /** The same rows and those of the accounts' draft, with changes of its own until `commit`. */
  draft(accounts: Pick<AccountRepository, 'byId'>): {
    readonly classrooms: InMemoryClassroomRepository;
    readonly commit: () => Undo;
  } {
    const { rows, commit } = draftOf(this.#rows);
    return { classrooms: new InMemoryClassroomRepository(accounts, this.#lessons, rows), commit };
  }

  #leave(seat: SeatRow): void {
    this.#rows.seats.delete(seat.id);
    if (!isOwner(seat)) return;
    const heir = this.#seatRows(seat.classroomId).find(({ accountId }) => accountId !== null);
    if (heir === undefined) this.#delete(seat.classroomId);
    else this.#rows.seats.set(heir.id, { ...heir, role: 'owner' });
  }

  #delete(classroomId: string): void {
    this.#rows.classrooms.delete(classroomId);
    for (const { id } of this.#seatRows(classroomId)) this.#rows.seats.delete(id);
    for (const row of this.#rows.assignments.all())
      if (row.classroomId === classroomId) this.#rows.assignments.delete(row.id);
  }

  #teaches(classroomId: string, accountId: string): boolean {
    return this.#seatRows(classroomId).some((seat) => seat.accountId === accountId);
  }

  #seatRows(classroomId: string): readonly SeatRow[] {
    return this.#rows.seats.all().filter((seat) => seat.classroomId === classroomId);
  }

  async #seats(classroomId: string): Promise<readonly Seat[]> {
    const rows = this.#seatRows(classroomId).toSorted((a, b) => Number(isOwner(b)) - Number(isOwner(a)));
    return Promise.all(
      rows.map(async ({ classroomId: _classroom, ...seat }) => {
        if (seat.accountId === null) return { ...seat, name: null };
        const account = await this.#accounts.byId(seat.accountId);
        return { ...seat, email: account?.email ?? null, name: nameOf(account) };
      }),
    );
  }

  async #classroom(row: ClassroomRow): Promise<KeptClassroom> {
    return { ...row, seats: await this.#seats(row.id) };
  }

  #assigned(classroomId: string): readonly AssignmentRow[] {
    return this.#everAssigned(classroomId).filter(({ removed }) => !removed);
  }

  #everAssigned(classroomId: string): readonly AssignmentRow[] {
    return this.#rows.assignments
      .all()
      .filter((row) => row.classroomId === classroomId)
      .toSorted((a, b) => b.assignedAt - a.assignedAt || (a.id < b.id ? 1 : -1));
  }

  async #assignment(row: AssignmentRow): Promise<KeptAssignment> {
    const recorded = this.#rows.progress.all().filter(({ assignmentId }) => assignmentId === row.id);
    const progress = recorded.map(async ({ activityId, state, minutes, version, by, at }) => ({
      activityId,
      state,
      minutes,
      version,
      updatedAt: at,
      updatedBy: nameOf(await this.#accounts.byId(by)),
    }));
    return { ...row, progress: await Promise.all(progress) };
  }
}

const isOwner = ({ role }: SeatRow): boolean => role === 'owner';
