import type { Clock } from '#application/ports/clock.ts';
import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { parseForm } from '#domain/platform/forms/parse-form.ts';
import type { Cancellation, ReadOptions } from '#domain/cancellation.ts';
import type { StudentNow } from '#domain/classrooms/class-work/class-now.ts';
import type { StudentProgram } from '#domain/classrooms/class-work/student-program.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type EntryStudent, parseClassCode } from '#domain/classrooms/students/entry.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import type { ChosenStudent, ProgramSave, StudentClassService } from '../ports/student-class-service.ts';
import type { EventSource } from '../../platform/ports/event-stream.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import { type TabStudent, tabStudentEntry } from '../../storage-entries.ts';
import { followEvents, type FollowPace } from '../class-work/follow-events.ts';
import { countPrograms, retryMs, type SaveNews, saveQueue } from './save-queue.ts';
import { goalReports } from './goal-reports.ts';
import { type WatchIdle, watchIdle } from './watch-idle.ts';

export type OpenedClass = { readonly classCode: string; readonly students: readonly EntryStudent[] };

type AnswerOf<Method extends keyof StudentClassService> = ReturnType<StudentClassService[Method]>;
type Failures<Method extends keyof StudentClassService> =
  Awaited<AnswerOf<Method>> extends Result<unknown, infer E> ? E : never;

/** The class for its students (CLS-1): the student of this tab, their lessons and programs. */
export type StudentClassApp = {
  readonly open: (typed: string) => Promise<Result<OpenedClass, FormInvalid<'classCode'> | Failures<'open'>>>;
  readonly choose: StudentClassService['choose'];
  /** Logs a student in to this tab. Logs the previous student out first (C7). */
  readonly logIn: (
    student: ChosenStudent & { readonly login: string; readonly flag: number },
  ) => Promise<Result<void, Failures<'logIn'>>>;
  /** Logs the student out of this tab and deletes their data in the browser, except unsent saves. */
  readonly leave: () => Promise<void>;
  /** Sends all unsent saves; returns the number of programs that could not be sent. */
  readonly settle: () => Promise<number>;
  readonly board: (options?: ReadOptions) => AnswerOf<'board'>;
  readonly lesson: (assignmentId: string, options?: ReadOptions) => AnswerOf<'lesson'>;
  readonly record: (progress: Parameters<StudentClassService['record']>[1]) => AnswerOf<'record'>;
  readonly answer: (answer: Parameters<StudentClassService['answer']>[1]) => AnswerOf<'answer'>;
  readonly programs: (options?: ReadOptions) => AnswerOf<'programs'>;
  /** Records a change of a program. It is sent 1 s later, and stays in the browser until it is saved. */
  readonly change: (save: ProgramSave) => Promise<void>;
  readonly versions: (programId: string, options?: ReadOptions) => AnswerOf<'versions'>;
  readonly setDeleted: (programId: string, deleted: boolean) => AnswerOf<'setDeleted'>;
  readonly report: (report: Parameters<StudentClassService['report']>[1]) => AnswerOf<'report'>;
  /** Calls the listener with each change of the saves; returns a function that removes the listener. */
  readonly watch: (listener: (news: SaveNews) => void) => () => void;
  readonly watchIdle: WatchIdle;
  /** Follows the running class and calls `hear` after each change, until the call is canceled or the student must log in again. */
  readonly followClass: (options: {
    readonly hear: (state: StudentNow) => void;
    readonly signal: Cancellation;
  }) => Promise<'canceled' | 'over'>;
  readonly answerShow: (agrees: boolean) => AnswerOf<'answerShow'>;
  readonly closeMessage: (sentAt: number) => AnswerOf<'closeMessage'>;
  readonly partners: (options?: ReadOptions) => AnswerOf<'partners'>;
  readonly share: (programId: string) => AnswerOf<'share'>;
};

/** Students' streams send a heartbeat every 10 s. */
const pace: FollowPace = { silentMs: 25_000, askEveryMs: 5_000 };

export type StudentClassPorts = {
  readonly service: StudentClassService;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly pageId: string;
};

const over = err({ kind: 'entry/over' } as const);

function withUnsent(
  programs: readonly StudentProgram[],
  unsent: readonly ProgramSave[],
  now: number,
): readonly StudentProgram[] {
  const known = new Set(programs.map(({ id }) => id));
  const changed = programs.map((program) => {
    const save = unsent.findLast(({ id }) => id === program.id);
    if (save === undefined) return program;
    return { ...program, text: save.text, ...('name' in save.of ? { name: save.of.name } : {}) };
  });
  const fresh = unsent
    .filter((save, at) => !known.has(save.id) && unsent.findLastIndex(({ id }) => id === save.id) === at)
    .map(({ id, of, text }): StudentProgram => {
      const place =
        'name' in of
          ? { lessonSlug: null, activityId: null, name: of.name }
          : { lessonSlug: of.lessonSlug, activityId: of.activityId, name: null };
      return { id, ...place, version: 0, text, changedAt: now };
    });
  return [...fresh, ...changed];
}

export function createStudentClassApp(ports: StudentClassPorts): StudentClassApp {
  const { service, storage, clock } = ports;
  const queue = saveQueue(ports);
  const reports = goalReports(ports);
  const current = (): TabStudent | null => storage.read(tabStudentEntry);
  /** Revokes the token. Retries until it succeeds while the tab is open and offline. The token expires at the end of the day at the latest. */
  const endToken = async (token: string): Promise<void> => {
    const ended = await service.leave(token);
    if (!ended.ok && ended.error.kind.startsWith('service/'))
      clock.after(retryMs, () => void endToken(token));
  };
  const leave = (): void => {
    const student = current();
    queue.stop();
    reports.stop();
    storage.forget(tabStudentEntry);
    if (student !== null) void endToken(student.token);
  };
  /** Makes a request as the student of this tab; fails with `entry/over` if there is none. */
  const withToken = async <Value, Failure extends { readonly kind: string }>(
    ask: (token: string) => Promise<Result<Value, Failure | ServiceFailure>>,
  ) => {
    const student = current();
    return student === null ? over : ask(student.token);
  };

  return {
    open: async (typed) => {
      const form = parseForm({ classCode: parseClassCode(typed) });
      if (!form.ok) return form;
      const { classCode } = form.value;
      const students = await service.open(classCode);
      return students.ok ? ok({ classCode, students: students.value }) : students;
    },

    choose: (student) => service.choose(student),

    logIn: async ({ flag, ...student }) => {
      const entered = await service.logIn(student);
      if (!entered.ok) return entered;
      leave();
      const { id, token } = entered.value;
      const tabStudent = { id, token, classCode: student.classCode, flag };
      storage.write(tabStudentEntry, tabStudent);
      await queue.flush(tabStudent);
      await reports.flush(tabStudent);
      return ok(undefined);
    },

    leave: async () => leave(),

    settle: async () => {
      const student = current();
      if (student === null) return 0;
      await queue.flush(student);
      await reports.flush(student);
      return countPrograms(queue.unsent(student));
    },

    board: (options) => withToken((token) => service.board(token, options)),
    lesson: (assignmentId, options) => withToken((token) => service.lesson(token, assignmentId, options)),
    answer: (answer) => withToken((token) => service.answer(token, answer)),
    record: (progress) => withToken((token) => service.record(token, progress)),

    programs: async (options) => {
      const student = current();
      if (student === null) return over;
      if (queue.unsent(student).length > 0) await queue.flush(student);
      const programs = await service.programs(student.token, options);
      return programs.ok ? ok(withUnsent(programs.value, queue.unsent(student), clock.now())) : programs;
    },

    change: async (save) => {
      const student = current();
      if (student !== null) queue.change(student, save);
    },

    versions: (programId, options) => withToken((token) => service.versions(token, programId, options)),
    setDeleted: (programId, deleted) => withToken((token) => service.setDeleted(token, programId, deleted)),
    report: async (report) => {
      const student = current();
      return student === null ? over : reports.report(student, report);
    },
    watch: queue.watch,

    watchIdle: watchIdle(clock),

    followClass: async ({ hear, signal }) => {
      const student = current();
      if (student === null) return 'over';
      const { token } = student;
      const source: EventSource<StudentNow, { readonly kind: string }> = {
        read: (_after, options) => service.now(token, options),
        stream: (_after, options) => service.streamNow(token, options),
      };
      const isOver = await followEvents(source, {
        clock,
        pace,
        signal,
        isOver: ({ kind }) => kind === 'entry/over',
        tell: (news) => {
          if (news.kind === 'changes') hear(news.changes);
        },
      });
      return isOver ? 'over' : 'canceled';
    },
    answerShow: (agrees) => withToken((token) => service.answerShow(token, agrees)),
    closeMessage: (sentAt) => withToken((token) => service.closeMessage(token, sentAt)),
    partners: (options) => withToken((token) => service.partners(token, options)),
    share: (programId) => withToken((token) => service.share(token, programId)),
  };
}
