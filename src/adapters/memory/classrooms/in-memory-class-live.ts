import type {
  ClassLive,
  Connection,
  StoredClassNow,
  StudentView,
} from '#application/service/classrooms/ports/class-live.ts';
import type { SentMessage } from '#domain/classrooms/class-work/class-messages.ts';
import type { ClassShow, ShownPlace } from '#domain/classrooms/class-work/class-now.ts';
import { compareCodePoints } from '#domain/platform/tables/fold-text.ts';
import { classCodeTable } from './in-memory-class-codes.ts';
import { studentsWithLogins } from './in-memory-student-logins.ts';
import { isOfActivity, programsOf } from './in-memory-student-programs.ts';
import type { TableDefinition } from '../in-memory-table.ts';
import { InMemoryStore, type InMemoryTables } from '../in-memory-tables.ts';

type InRoom = { readonly classroomId: string };
type Message = SentMessage & Pick<Connection, 'classroomId' | 'studentId'>;

const byRoom = ({ classroomId }: InRoom): string => classroomId;
const keyOf = ({ classroomId, studentId }: Pick<Connection, 'classroomId' | 'studentId'>): string =>
  JSON.stringify([classroomId, studentId]);

const roomTable: TableDefinition<Pick<StoredClassNow, 'pausedAt' | 'seq'> & InRoom> = {
  name: 'running classes',
  key: byRoom,
};
const showTable: TableDefinition<{ readonly show: ClassShow } & InRoom> = { name: 'shows', key: byRoom };
const messageTable: TableDefinition<Message> = { name: 'class messages', key: keyOf };
const connectionTable: TableDefinition<Connection> = {
  name: 'class connections',
  key: ({ fingerprint }) => fingerprint,
};

export const roomSeq = (tables: InMemoryTables, classroomId: string): number =>
  tables.of(roomTable).get(classroomId)?.seq ?? 0;

const notifyClass = (tables: InMemoryTables, id: string): void =>
  tables.afterCommit(`class-now ${id}`, () => tables.context.changes.announce('class-now', id));

/** Notifies the students of a class if the class is being shown this work. */
export function notifyShown(
  tables: InMemoryTables,
  classroomId: string,
  { studentId, lessonSlug, activityId }: ShownPlace,
): void {
  const { show } = tables.of(showTable).get(classroomId) ?? {};
  if (show?.state !== 'shown' || show.studentId !== studentId) return;
  if (show.lessonSlug === lessonSlug && show.activityId === activityId) notifyClass(tables, classroomId);
}

export class InMemoryClassLive extends InMemoryStore implements ClassLive {
  readonly #rooms = this.tables.of(roomTable);
  readonly #shows = this.tables.of(showTable);
  readonly #messages = this.tables.of(messageTable);
  readonly #connections = this.tables.of(connectionTable);

  async ofClassroom(classroomId: string): Promise<StoredClassNow> {
    const { seq = 0, pausedAt = null } = this.#rooms.get(classroomId) ?? {};
    const show = this.#shows.get(classroomId)?.show ?? null;
    return {
      seq,
      pausedAt,
      show,
      closedOn: this.tables.of(classCodeTable).get(classroomId)?.closedOn ?? null,
    };
  }

  async ofStudent(student: Pick<Connection, 'classroomId' | 'studentId'>) {
    const now = await this.ofClassroom(student.classroomId);
    const found = this.#messages.get(keyOf(student));
    let message: SentMessage | null = null;
    if (found !== null) {
      const { classroomId: _room, studentId: _student, ...sent } = found;
      message = sent;
    }
    const shown = now.show?.state === 'shown' ? now.show : null;
    const program =
      shown === null
        ? null
        : programsOf(this.tables, shown.studentId).find(isOfActivity(shown.lessonSlug, shown.activityId));
    return { now, message, program: program?.text ?? null } satisfies StudentView;
  }

  async note(classroomId: string, seq: number, { students }: { readonly students: boolean }): Promise<void> {
    const { pausedAt = null } = this.#rooms.get(classroomId) ?? {};
    this.#rooms.save({ classroomId, pausedAt, seq });
    if (students) notifyClass(this.tables, classroomId);
  }

  async setPaused(classroomId: string, at: number | null): Promise<void> {
    this.#rooms.save({ classroomId, seq: roomSeq(this.tables, classroomId), pausedAt: at });
  }

  async setShow(classroomId: string, show: ClassShow | null): Promise<void> {
    if (show === null) this.#shows.delete(classroomId);
    else this.#shows.save({ classroomId, show });
  }

  async send({ classroomId, studentId, day, message, at }: Parameters<ClassLive['send']>[0]) {
    const there = studentsWithLogins(this.tables, classroomId, day);
    const to = there.filter(({ id }) => studentId === null || id === studentId);
    for (const { id } of to) this.#messages.save({ ...message, sentAt: at, classroomId, studentId: id });
    return to.length;
  }

  async removeMessage(
    student: Pick<Connection, 'classroomId' | 'studentId'>,
    sentAt: number,
  ): Promise<boolean> {
    const found = this.#messages.get(keyOf(student));
    return found !== null && found.sentAt <= sentAt && this.#messages.delete(keyOf(student)) !== null;
  }

  async unread(classroomId: string, after: number): Promise<readonly string[]> {
    return this.#messages
      .where((row) => row.classroomId === classroomId && row.sentAt > after)
      .map(({ studentId }) => studentId)
      .toSorted(compareCodePoints);
  }

  async connect(connection: Connection): Promise<boolean> {
    const { fingerprint, network, until } = connection;
    const before = this.#connections.get(fingerprint);
    if (before?.network === network && Math.abs(before.until - until) <= 5_000) return false;
    this.#connections.save(connection);
    return true;
  }

  async connections(classroomId: string, after: number) {
    return this.#connections
      .where((row) => row.classroomId === classroomId && row.until > after)
      .map(({ studentId, network, until }) => ({ studentId, network, until }))
      .toSorted((one, other) => compareCodePoints(one.studentId, other.studentId) || other.until - one.until);
  }
}
