import type {
  ClassLive,
  Connection,
  StoredClassNow,
  StudentView,
} from '#application/service/ports/class-live.ts';
import type { StudentPrograms } from '#application/service/ports/student-programs.ts';
import type { SentMessage } from '#domain/class-work/class-messages.ts';
import type { ClassShow, ShownPlace } from '#domain/class-work/class-now.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { type Undo, undoOf } from './in-memory-calls.ts';
import type { InMemoryChanges } from './in-memory-changes.ts';
import type { InMemoryClassCodes } from './in-memory-class-codes.ts';
import { InMemoryRows } from './in-memory-rows.ts';
import type { InMemoryStudentLogins } from './in-memory-student-logins.ts';

type Message = SentMessage & Pick<Connection, 'classroomId' | 'studentId'>;

type Rows = {
  readonly rooms: InMemoryRows<Pick<StoredClassNow, 'pausedAt' | 'seq'>>;
  readonly shows: InMemoryRows<ClassShow>;
  readonly messages: InMemoryRows<Message>;
  readonly connections: InMemoryRows<Connection>;
};

export const noClassLive = (): Rows => ({
  rooms: new InMemoryRows(),
  shows: new InMemoryRows(),
  messages: new InMemoryRows(),
  connections: new InMemoryRows(),
});

type AroundLive = {
  readonly classCodes: Pick<InMemoryClassCodes, 'closedOn'>;
  readonly logins: Pick<InMemoryStudentLogins, 'ofClassroom'>;
  readonly programs: () => Pick<StudentPrograms, 'holdOfActivity'>;
  readonly changed: (classroomId: string) => void;
};

const keyOf = (classroomId: string, studentId: string): string => JSON.stringify([classroomId, studentId]);

class InMemoryClassLive implements ClassLive {
  readonly #around: AroundLive;
  readonly #rows: Rows;

  constructor(around: AroundLive, rows: Rows) {
    this.#around = around;
    this.#rows = rows;
  }

  async ofClassroom(classroomId: string): Promise<StoredClassNow> {
    return {
      ...(this.#rows.rooms.get(classroomId) ?? { seq: 0, pausedAt: null }),
      show: this.#rows.shows.get(classroomId),
      closedOn: this.#around.classCodes.closedOn(classroomId),
    };
  }

  async ofStudent({ classroomId, studentId }: Pick<Connection, 'classroomId' | 'studentId'>) {
    const now = await this.ofClassroom(classroomId);
    const found = this.#rows.messages.get(keyOf(classroomId, studentId));
    let message: SentMessage | null = null;
    if (found !== null) {
      const { classroomId: _room, studentId: _student, ...sent } = found;
      message = sent;
    }
    const shown = now.show?.state === 'shown' ? now.show : null;
    const program =
      shown === null
        ? null
        : await this.#around.programs().holdOfActivity(shown.studentId, shown.lessonSlug, shown.activityId);
    return { now, message, program: program?.text ?? null } satisfies StudentView;
  }

  async note(classroomId: string, seq: number, { students }: { readonly students: boolean }): Promise<void> {
    const { pausedAt = null } = this.#rows.rooms.get(classroomId) ?? {};
    this.#rows.rooms.set(classroomId, { pausedAt, seq });
    if (students) this.#around.changed(classroomId);
  }

  async setPaused(classroomId: string, at: number | null): Promise<void> {
    const { seq = 0 } = this.#rows.rooms.get(classroomId) ?? {};
    this.#rows.rooms.set(classroomId, { seq, pausedAt: at });
  }

  async setShow(classroomId: string, show: ClassShow | null): Promise<void> {
    if (show === null) this.#rows.shows.delete(classroomId);
    else this.#rows.shows.set(classroomId, show);
  }

  async send({ classroomId, studentId, day, message, at }: Parameters<ClassLive['send']>[0]) {
    const there = await this.#around.logins.ofClassroom(classroomId, day);
    const to = there.filter(({ id }) => studentId === null || id === studentId);
    for (const { id } of to)
      this.#rows.messages.set(keyOf(classroomId, id), {
        ...message,
        sentAt: at,
        classroomId,
        studentId: id,
      });
    return to.length;
  }

  async removeMessage(
    { classroomId, studentId }: Pick<Connection, 'classroomId' | 'studentId'>,
    sentAt: number,
  ): Promise<boolean> {
    const key = keyOf(classroomId, studentId);
    const found = this.#rows.messages.get(key);
    if (found === null || found.sentAt > sentAt) return false;
    this.#rows.messages.delete(key);
    return true;
  }

  async unread(classroomId: string, after: number): Promise<readonly string[]> {
    return this.#rows.messages
      .all()
      .filter((row) => row.classroomId === classroomId && row.sentAt > after)
      .map(({ studentId }) => studentId)
      .toSorted(compareCodePoints);
  }

  async connect(connection: Connection): Promise<boolean> {
    const { fingerprint, network, until } = connection;
    const before = this.#rows.connections.get(fingerprint);
    if (before?.network === network && Math.abs(before.until - until) <= 5_000) return false;
    this.#rows.connections.set(fingerprint, connection);
    return true;
  }

  async connections(classroomId: string, after: number) {
    return this.#rows.connections
      .all()
      .filter((row) => row.classroomId === classroomId && row.until > after)
      .map(({ studentId, network, until }) => ({ studentId, network, until }))
      .toSorted((one, other) => compareCodePoints(one.studentId, other.studentId) || other.until - one.until);
  }
}

/** The store on a draft of the rows; `changes` notifies of a class after the commit. */
export function draftClassLive(
  rows: Rows,
  { changes, ...around }: Omit<AroundLive, 'changed'> & { readonly changes: InMemoryChanges },
): {
  readonly classLive: ClassLive;
  readonly roomSeq: (classroomId: string) => number;
  readonly seen: (classroomId: string, place: ShownPlace) => void;
  readonly commit: () => Undo;
} {
  const draft = {
    rooms: rows.rooms.draft(),
    shows: rows.shows.draft(),
    messages: rows.messages.draft(),
    connections: rows.connections.draft(),
  };
  const changed = new Set<string>();
  return {
    classLive: new InMemoryClassLive({ ...around, changed: (id) => changed.add(id) }, draft),
    roomSeq: (classroomId) => draft.rooms.get(classroomId)?.seq ?? 0,
    seen: (classroomId, { studentId, lessonSlug, activityId }) => {
      const show = draft.shows.get(classroomId);
      if (show?.state !== 'shown' || show.studentId !== studentId) return;
      if (show.lessonSlug === lessonSlug && show.activityId === activityId) changed.add(classroomId);
    },
    commit: () => {
      const undo = undoOf(
        draft.rooms.commit(),
        draft.shows.commit(),
        draft.messages.commit(),
        draft.connections.commit(),
      );
      for (const id of changed) changes.announce('class-now', id);
      return undo;
    },
  };
}
