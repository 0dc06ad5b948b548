import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchClass } from '../../bench/live-class/fill.ts';
import { type Call, callUntilDone, type Outcome } from './client.ts';
import { type Importer, importOnce, studentsPerFile } from './import-load.ts';

export type Acknowledged = {
  /** The unique given names of added and imported students. */
  readonly students: Set<string>;
  readonly programs: Set<string>;
  readonly mails: Set<string>;
};

export type Load = {
  readonly acknowledged: Acknowledged;
  /** Returns the number of writes without a reply, with the students of the running import. */
  readonly pending: () => number;
  /** Returns the number of completed imports. */
  readonly imports: () => number;
  /** Returns the outcomes since the last call and removes them. */
  readonly take: () => readonly Outcome[];
  readonly bugs: readonly string[];
  readonly stop: () => Promise<void>;
};

/**
 * The number of teachers. Each fault gets new teachers, because a trial limits the number of students. The number is prime, so that the kinds of calls are
 * distributed evenly.
 */
const teachers = 211;
/** A class has at most 200 students. */
const studentsPerClass = 120;

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

class Teacher {
  readonly #origin: string;
  readonly headers: Readonly<Record<string, string>>;
  #classroom: Promise<string> | null = null;
  #added = 0;

  constructor(origin: string, name: string) {
    this.#origin = origin;
    this.headers = bearer(name);
  }

  classroom(): Promise<string> {
    if (this.#classroom === null || this.#added >= studentsPerClass) {
      this.#added = 0;
      this.#classroom = this.#open();
    }
    return this.#classroom;
  }

  countStudent(): void {
    this.#added += 1;
  }

  async #open(): Promise<string> {
    const call = (method: Call['method'], path: string, body?: object) =>
      callUntilDone(this.#origin, { method, path, headers: this.headers, ...(body && { body }) });
    await call('PATCH', '/v1/app/users/me/ensure-profile');
    const { data } = await call('POST', '/v1/app/classrooms', { name: 'Room 12', gradeBand: '3-5' });
    return (data as { readonly id: string }).id;
  }
}

const unique = (): string => {
  const letterOf = (sign: string): string => String.fromCodePoint(97 + ((sign.codePointAt(0) ?? 0) % 26));
  return `S${randomUUID().replaceAll(/[\d-]/g, letterOf)}`;
};

/**
 * Sends `rate` calls per second: 60% reads, 20% new students, 15% programs of live classes and 5% mails. A rate limit per network restricts mails to 3 per
 * second. Calls start on schedule, even if earlier calls are pending. Class lists are imported at the same time, one after the other.
 */
export function startLoad(
  origin: string,
  rate: number,
  { rooms, importer }: { readonly rooms: readonly BenchClass[]; readonly importer: Importer },
): Load {
  const acknowledged: Acknowledged = {
    students: new Set(),
    programs: new Set(),
    mails: new Set(),
  };
  const round = randomUUID().slice(0, 8);
  const staff = Array.from({ length: teachers }, (_, at) => new Teacher(origin, `${round}-${at}`));
  const outcomes: Outcome[] = [];
  const bugs: string[] = [];
  const pending = new Set<Promise<void>>();
  let number = 0;
  const stopping = new AbortController();
  const run = async (call: Call): Promise<unknown> => {
    const { outcome, data } = await callUntilDone(origin, call);
    outcomes.push(outcome);
    return data;
  };
  const read = async ({ headers, classroom }: { headers: Call['headers']; classroom: string }, at: number) =>
    run({
      method: 'GET',
      path:
        ['/v1/app/users/me', '/v1/app/classrooms', `/v1/app/classrooms/${classroom}/students`][at % 3] ?? '',
      headers,
    });
  const addStudent = async (teacher: Teacher): Promise<void> => {
    const given = unique();
    const classroom = await teacher.classroom();
    teacher.countStudent();
    const path = `/v1/app/classrooms/${classroom}/students`;
    const body = { students: [{ given, family: null, studentId: null }] };
    await run({ method: 'POST', path, headers: teacher.headers, body });
    acknowledged.students.add(given);
  };
  let saves = 0;
  const saveProgram = async (at: number): Promise<void> => {
    const room = rooms[saves % rooms.length];
    const student = room?.students[Math.floor(saves / rooms.length) % room.students.length];
    saves += 1;
    if (room === undefined || student === undefined) return;
    const id = randomUUID();
    const body = {
      assignmentId: null,
      activityId: null,
      name: `Program ${at}`,
      base: null,
      text: `when program starts\nwait (${at % 100}) seconds`,
    };
    const path = `/v1/app/entry/programs/${id}`;
    await run({ method: 'PUT', path, headers: { 'blockyard-student': student.token }, body });
    acknowledged.programs.add(id);
  };
  const sendMail = async (): Promise<void> => {
    const email = `${unique().toLowerCase()}@harbor.test`;
    await run({ method: 'POST', path: '/v1/app/auth/send-link', headers: {}, body: { email } });
    acknowledged.mails.add(email);
  };
  const one = async (at: number): Promise<void> => {
    const teacher = staff[at % staff.length];
    const kind = at % 20;
    if (teacher === undefined) return;
    if (kind < 12) await read({ headers: teacher.headers, classroom: await teacher.classroom() }, at);
    else if (kind < 16) await addStudent(teacher);
    else if (kind < 19) await saveProgram(at);
    else if (at % Math.max(20, Math.ceil(rate / 3)) < 20) await sendMail();
  };
  const report = (error: unknown): void =>
    void bugs.push(error instanceof Error ? error.message : String(error));
  let imports = 0;
  const importLists = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const names = await importOnce(importer, unique, run);
      for (const given of names) acknowledged.students.add(given);
      imports += 1;
    }
  };
  const loop = async (): Promise<void> => {
    const began = performance.now();
    while (!stopping.signal.aborted) {
      const due = began + (number * 1_000) / rate;
      await wait(Math.max(0, due - performance.now()));
      const at = (number += 1);
      const sent: Promise<void> = one(at)
        .catch(report)
        .finally(() => pending.delete(sent));
      pending.add(sent);
    }
    await Promise.all(pending);
  };
  const running = Promise.all([loop(), importLists().catch(report)]);
  return {
    acknowledged,
    pending: () => pending.size + studentsPerFile,
    imports: () => imports,
    take: () => outcomes.splice(0),
    bugs,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
