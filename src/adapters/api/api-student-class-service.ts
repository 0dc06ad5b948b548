import type { Http } from '#application/client/ports/http.ts';
import type {
  ChosenStudent,
  ProgramSave,
  StudentClassService,
  WorkReport,
} from '#application/client/ports/student-class-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { StreamOptions } from '#application/client/ports/event-stream.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { StudentNow } from '#domain/class-work/class-now.ts';
import { ok } from '#domain/result.ts';
import type { OwnAnswer, OwnProgress } from '#domain/students/entry.ts';
import { workRefusals } from '#domain/class-work/work-refusals.ts';
import { entryRefusals } from '#domain/students/entry-refusals.ts';
import { partnersResponse, studentNowData, studentNowResponse } from '../wire/v1/class-work.ts';
import { successResponse } from '../wire/v1/account.ts';
import {
  chooseStudentResponse,
  logInStudentResponse,
  openEntryResponse,
  studentBoardResponse,
} from '../wire/v1/student-entry.ts';
import { studentLessonResponse } from '../wire/v1/student-lesson.ts';
import {
  ownProgramsResponse,
  programVersionsResponse,
  saveProgramResponse,
} from '../wire/v1/student-work.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';
import { callStream } from './event-stream-call.ts';

const entry = '/v1/app/entry';
const auth = 'none';
const encode = encodeURIComponent;
const programOf = (programId: string): string => `${entry}/programs/${encode(programId)}`;
const assignmentOf = (assignmentId: string): string => `${entry}/assignments/${encode(assignmentId)}`;

/** Limits of calls are failures of the service for every page. */
const refusals = {
  open: refusedAs(['entry/wrong-class-code', 'entry/closed']),
  choose: refusedAs(['entry/wrong-class-code', 'entry/closed', 'entry/no-login']),
  logIn: refusedAs(['entry/wrong-class-code', 'entry/closed', 'entry/wrong-secret', 'entry/locked']),
  read: refusedAs(entryRefusals.read),
  lesson: refusedAs(entryRefusals.lesson),
  record: refusedAs(entryRefusals.record),
  save: refusedAs(workRefusals.save),
  versions: refusedAs(workRefusals.versions),
  change: refusedAs(workRefusals.change),
  signal: refusedAs(workRefusals.signal),
  follow: refusedAs(workRefusals.follow),
  answer: refusedAs(workRefusals.answer),
  share: refusedAs(workRefusals.share),
};

/** The calls of students over HTTP; the token of a student goes in a header of its own, without an account. */
export class ApiStudentClassService implements StudentClassService {
  readonly #calls: ApiCalls;
  readonly #log: Log;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
    this.#log = log;
  }

  async open(classCode: string) {
    const call = { method: 'POST', path: entry, auth, body: { classCode } } as const;
    const opened = await this.#calls.send({ ...call, reply: openEntryResponse }, refusals.open);
    return opened.ok ? ok(opened.value.data.students) : opened;
  }

  async choose({ classCode, studentId }: ChosenStudent) {
    const body = { classCode, studentId };
    const call = { method: 'POST', path: `${entry}/student`, auth, body } as const;
    const chosen = await this.#calls.send({ ...call, reply: chooseStudentResponse }, refusals.choose);
    return chosen.ok ? ok(chosen.value.data) : chosen;
  }

  async logIn({ classCode, studentId, secret }: ChosenStudent & { readonly secret: string }) {
    const body = { classCode, studentId, secret };
    const call = { method: 'POST', path: `${entry}/login`, auth, body } as const;
    const entered = await this.#calls.send({ ...call, reply: logInStudentResponse }, refusals.logIn);
    return entered.ok ? ok(entered.value.data) : entered;
  }

  async board(student: string, options?: ReadOptions) {
    const call = { method: 'GET', path: `${entry}/assignments`, auth, student, ...options } as const;
    const board = await this.#calls.send({ ...call, reply: studentBoardResponse }, refusals.read);
    return board.ok ? ok(board.value.data) : board;
  }

  async lesson(student: string, assignmentId: string, options?: ReadOptions) {
    const path = `${assignmentOf(assignmentId)}/lesson`;
    const call = { method: 'GET', path, auth, student, ...options } as const;
    const lesson = await this.#calls.send({ ...call, reply: studentLessonResponse }, refusals.lesson);
    return lesson.ok ? ok(lesson.value.data) : lesson;
  }

  async record(
    student: string,
    { assignmentId, activityId, state }: OwnProgress & { readonly assignmentId: string },
  ) {
    const path = `${assignmentOf(assignmentId)}/activities/${encode(activityId)}`;
    const call = { method: 'PUT', path, auth, student, body: { state }, reply: successResponse } as const;
    const recorded = await this.#calls.send(call, refusals.record);
    return recorded.ok ? ok(undefined) : recorded;
  }

  async answer(student: string, answer: OwnAnswer & { readonly assignmentId: string }) {
    const { assignmentId, questionId, choice } = answer;
    const path = `${assignmentOf(assignmentId)}/answers/${encode(questionId)}`;
    const call = { method: 'PUT', path, auth, student, body: { choice }, reply: successResponse } as const;
    const answered = await this.#calls.send(call, refusals.record);
    return answered.ok ? ok(undefined) : answered;
  }

  async programs(student: string, options?: ReadOptions) {
    const call = { method: 'GET', path: `${entry}/programs`, auth, student, ...options } as const;
    const programs = await this.#calls.send({ ...call, reply: ownProgramsResponse }, refusals.read);
    return programs.ok ? ok(programs.value.data.programs) : programs;
  }

  async save(student: string, { id, of, base, text }: ProgramSave) {
    const place =
      'name' in of
        ? { assignmentId: null, activityId: null, name: of.name }
        : { assignmentId: of.assignmentId, activityId: of.activityId, name: null };
    const body = { ...place, base, text };
    const call = { method: 'PUT', path: programOf(id), auth, student, body } as const;
    const saved = await this.#calls.send({ ...call, reply: saveProgramResponse }, refusals.save);
    return saved.ok ? ok(saved.value.data) : saved;
  }

  async versions(student: string, programId: string, options?: ReadOptions) {
    const path = `${programOf(programId)}/versions`;
    const call = { method: 'GET', path, auth, student, ...options } as const;
    const versions = await this.#calls.send({ ...call, reply: programVersionsResponse }, refusals.versions);
    return versions.ok ? ok(versions.value.data.versions) : versions;
  }

  async setDeleted(student: string, programId: string, deleted: boolean) {
    const call = deleted
      ? ({ method: 'DELETE', path: programOf(programId) } as const)
      : ({ method: 'POST', path: `${programOf(programId)}/restore` } as const);
    const set = await this.#calls.send({ ...call, auth, student, reply: successResponse }, refusals.change);
    return set.ok ? ok(undefined) : set;
  }

  async report(student: string, body: WorkReport) {
    const call = { method: 'POST', path: `${entry}/signals`, auth, student, body } as const;
    const told = await this.#calls.send({ ...call, reply: successResponse }, refusals.signal);
    return told.ok ? ok(undefined) : told;
  }

  async now(student: string, options?: ReadOptions) {
    const call = { method: 'GET', path: `${entry}/class`, auth, student, ...options } as const;
    const now = await this.#calls.send({ ...call, reply: studentNowResponse }, refusals.follow);
    return now.ok ? ok(now.value.data) : now;
  }

  streamNow(student: string, options: StreamOptions<StudentNow>) {
    const call = { path: `${entry}/class`, auth, student } as const;
    const ports = { calls: this.#calls, log: this.#log };
    return callStream(ports, call, { ...options, contract: studentNowData }, refusals.follow);
  }

  async answerShow(student: string, agrees: boolean) {
    const call = { method: 'PUT', path: `${entry}/class/show`, auth, student, body: { agrees } } as const;
    const told = await this.#calls.send({ ...call, reply: successResponse }, refusals.answer);
    return told.ok ? ok(undefined) : told;
  }

  async closeMessage(student: string, sentAt: number) {
    const path = `${entry}/class/message`;
    const call = { method: 'POST', path, auth, student, body: { sentAt } } as const;
    const told = await this.#calls.send({ ...call, reply: successResponse }, refusals.follow);
    return told.ok ? ok(undefined) : told;
  }

  async leave(student: string) {
    const call = { method: 'POST', path: `${entry}/leave`, auth, student } as const;
    const left = await this.#calls.send({ ...call, reply: successResponse }, refusals.follow);
    return left.ok ? ok(undefined) : left;
  }

  async partners(student: string, options?: ReadOptions) {
    const call = { method: 'GET', path: `${entry}/partners`, auth, student, ...options } as const;
    const read = await this.#calls.send({ ...call, reply: partnersResponse }, refusals.follow);
    return read.ok ? ok(read.value.data.partners) : read;
  }

  async share(student: string, programId: string) {
    const call = { method: 'POST', path: `${programOf(programId)}/share`, auth, student } as const;
    const shared = await this.#calls.send({ ...call, reply: successResponse }, refusals.share);
    return shared.ok ? ok(undefined) : shared;
  }
}
