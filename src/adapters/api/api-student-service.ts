import * as z from 'zod/mini';
import type { Http, HttpFailure } from '#application/client/ports/http.ts';
import type { LessonOfClass, OnDay, StudentService } from '#application/client/ports/student-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { MarksOfLesson } from '#domain/students/student-mark.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { type HistoryPlace, placeText } from '#domain/classrooms/classroom-history.ts';
import { ok } from '#domain/result.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import type { Groups } from '#domain/pairs/pairs.ts';
import type { RosterPart } from '#domain/students/roster-part.ts';
import {
  isFinalAct,
  type StudentAct,
  type StudentActKind,
  type StudentSelection,
} from '#domain/students/student-acts.ts';
import type { SeenStudent } from '#domain/students/student-edit.ts';
import type { StudentDraft } from '#domain/students/student-forms.ts';
import { studentRefusals as refusals } from '#domain/students/student-refusals.ts';
import { studentDefaults, type StudentQuery } from '#domain/students/student-table.ts';
import type { NewStudent } from '#domain/students/student.ts';
import {
  studentChangedResponse,
  studentErasedResponse,
  studentPageResponse,
  studentsActedResponse,
  studentsAddedResponse,
  studentsResponse,
  undoResponse,
} from '../wire/v1/students.ts';
import { classroomHistoryResponse } from '../wire/v1/classroom-history.ts';
import { classProgressResponse, latestProgressResponse } from '../wire/v1/class-progress.ts';
import { successResponse } from '../wire/v1/account.ts';
import { exitAnswersResponse } from '../wire/v1/exit-answers.ts';
import { classPairsResponse } from '../wire/v1/pairs.ts';
import { checkedRecordResponse } from '../wire/v1/child-record.ts';
import { studentRecordResponse } from '../wire/v1/student-record.ts';
import { type ApiCalls, apiCalls, csvBytes } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';
import { tableSearch } from './table-search.ts';

const auth = 'required';
const students = '/v1/app/students';
const studentAt = (id: string): string => `${students}/${encodeURIComponent(id)}`;
const pathOf = (classroomId: string): string =>
  `/v1/app/classrooms/${encodeURIComponent(classroomId)}/students`;
const pairsOf = (classroomId: string): string =>
  `/v1/app/classrooms/${encodeURIComponent(classroomId)}/pairs`;
const bulkPaths: Readonly<Record<StudentActKind, string>> = {
  move: 'placement',
  copy: 'placement',
  restore: 'placement',
  remove: 'removal',
  archive: 'removal',
  reset: 'login-reset',
  erase: 'erasure',
};
const everybody = { match: 'all', rules: [] } as const;
const fields = ['given', 'family', 'display', 'studentId', 'grade', 'login'] as const;

const fileOf = (part: RosterPart): string => {
  if (part.of === 'classroom') {
    const file = `/v1/app/classrooms/${encodeURIComponent(part.id)}/roster.csv`;
    return part.on === null ? file : `${file}?on=${part.on}`;
  }
  const school = part.of === 'school' ? { school: part.id } : {};
  return `/v1/app/roster.csv?${new URLSearchParams({ archived: String(part.archived), ...school })}`;
};
const pdf = z.custom<Uint8Array<ArrayBuffer>>((body) => body instanceof Uint8Array);
const noFile = firstOf(refusedAs(refusals.exportClassroom), refusedAs(refusals.exportRoster));

const ofForm = (failure: HttpFailure) => formInvalid(failure, fields);
const notAdded = firstOf(
  (failure: HttpFailure) => formInvalid(failure, ['students']),
  refusedAs(refusals.add),
);

const bodyOf = ({ display = null, grade = null, login = null, ...draft }: StudentDraft) => ({
  ...draft,
  display,
  grade,
  login,
});

/** Students over HTTP, with the token of the signed-in user. */
export class ApiStudentService implements StudentService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async list(classroomId: string, { on, ...options }: ReadOptions & OnDay = {}) {
    const path = `${pathOf(classroomId)}${on === undefined ? '' : `?on=${on}`}`;
    const call = { method: 'GET', path, auth, reply: studentsResponse } as const;
    const listed = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.list));
    return listed.ok ? ok(listed.value.data) : listed;
  }

  file(part: RosterPart) {
    const call = { method: 'GET', path: fileOf(part), auth, as: 'bytes', reply: csvBytes } as const;
    return this.#calls.send(call, noFile);
  }

  async page({ archived, on, formerOf, ...query }: StudentQuery, options?: ReadOptions) {
    const asked = {
      archived: String(archived),
      ...(on !== undefined && { on }),
      ...(formerOf !== undefined && { formerOf }),
    };
    const search = tableSearch(query, studentDefaults, asked);
    const call = { method: 'GET', path: `${students}?${search}`, auth, reply: studentPageResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.page));
    return sent.ok ? ok({ rows: sent.value.data, ...sent.value.page }) : sent;
  }

  async progress(classroomId: string, options?: ReadOptions) {
    const path = `${pathOf(classroomId)}/progress`;
    const call = { method: 'GET', path, auth, reply: classProgressResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.progress));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async latestProgress(classroomId: string, options?: ReadOptions) {
    const path = `${pathOf(classroomId)}/progress/latest`;
    const call = { method: 'GET', path, auth, reply: latestProgressResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.progress));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async classroomHistory(
    classroomId: string,
    { before, ...options }: ReadOptions & { readonly before?: HistoryPlace } = {},
  ) {
    const search = before === undefined ? '' : `?${new URLSearchParams({ before: placeText(before) })}`;
    const path = `/v1/app/classrooms/${encodeURIComponent(classroomId)}/history${search}`;
    const call = { method: 'GET', path, auth, reply: classroomHistoryResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.classroomHistory));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async setMarks(classroomId: string, { assignmentId, marks }: MarksOfLesson) {
    const path = `${pathOf(classroomId)}/marks`;
    const body = { assignmentId, marks };
    const call = { method: 'PUT', path, auth, body, reply: successResponse } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.setMarks));
    return sent.ok ? ok(null) : sent;
  }

  async exitAnswers(assignmentId: string, options?: ReadOptions) {
    const path = `/v1/app/assignments/${encodeURIComponent(assignmentId)}/answers`;
    const call = { method: 'GET', path, auth, reply: exitAnswersResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.exitAnswers));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async pairs(classroomId: string, options?: ReadOptions) {
    const call = { method: 'GET', path: pairsOf(classroomId), auth, reply: classPairsResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.pairs));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async savePairs({ classroomId, assignmentId }: LessonOfClass, groups: Groups) {
    const path = `${pairsOf(classroomId)}/${encodeURIComponent(assignmentId)}`;
    const call = { method: 'PUT', path, auth, body: { groups }, reply: successResponse } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.savePairs));
    return sent.ok ? ok(null) : sent;
  }

  async setApart(classroomId: string, both: readonly [string, string], apart: boolean) {
    const path = `${pairsOf(classroomId)}/apart`;
    const body = { students: both, apart };
    const call = { method: 'PUT', path, auth, body, reply: successResponse } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.setApart));
    return sent.ok ? ok(null) : sent;
  }

  async byId(id: string, options?: ReadOptions) {
    const call = { method: 'GET', path: studentAt(id), auth, reply: studentRecordResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.byId));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async add(classroomId: string, added: readonly NewStudent[]) {
    const call = { method: 'POST', path: pathOf(classroomId), auth, body: { students: added } } as const;
    const sent = await this.#calls.send({ ...call, reply: studentsAddedResponse }, notAdded);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async edit(id: string, draft: StudentDraft, seen?: SeenStudent) {
    const body = { ...bodyOf(draft), ...(seen !== undefined && { seen }) };
    const call = { method: 'PUT', path: studentAt(id), auth, body } as const;
    const known = firstOf(ofForm, refusedAs(refusals.edit));
    const sent = await this.#calls.send({ ...call, reply: studentChangedResponse }, known);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async merge({ keep, other }: { readonly keep: string; readonly other: string }, draft: StudentDraft) {
    const path = `${studentAt(keep)}/merge`;
    const call = { method: 'POST', path, auth, body: { ...bodyOf(draft), other } } as const;
    const known = firstOf(ofForm, refusedAs(refusals.merge));
    const sent = await this.#calls.send({ ...call, reply: studentChangedResponse }, known);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async act(act: StudentAct, { selection, archived }: StudentSelection) {
    const { filter, chosen } =
      selection.of === 'ids'
        ? { filter: everybody, chosen: selection }
        : { filter: selection.filter, chosen: { of: 'filter', except: selection.except } };
    const query = { ...studentDefaults, filter, start: null };
    const search = tableSearch(query, studentDefaults, { archived: String(archived) });
    const path = `${students}/bulk/${bulkPaths[act.kind]}?${search}`;
    const body = isFinalAct(act) ? { selection: chosen } : { selection: chosen, act };
    const call = { method: 'POST', path, auth, body } as const;
    const sent = await this.#calls.send(
      { ...call, reply: studentsActedResponse },
      refusedAs(refusals.actForGood),
    );
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async erase(id: string) {
    const call = { method: 'DELETE', path: studentAt(id), auth, reply: studentErasedResponse } as const;
    const sent = await this.#calls.send(call, refusedAs(refusals.erase));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  record(id: string, paper: PaperSize) {
    const path = `${studentAt(id)}/record`;
    const call = { method: 'POST', path, auth, body: { paper }, as: 'bytes', reply: pdf } as const;
    return this.#calls.send(call, refusedAs(refusals.record));
  }

  async checkRecord(code: string, options?: ReadOptions) {
    const path = `/v1/app/records/${encodeURIComponent(code)}`;
    const call = { method: 'GET', path, auth: 'none', reply: checkedRecordResponse } as const;
    const sent = await this.#calls.send({ ...call, ...options }, refusedAs(refusals.checkRecord));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async undo(changeSetId: string) {
    const path = `/v1/app/change-sets/${encodeURIComponent(changeSetId)}/undo`;
    const call = { method: 'POST', path, auth, reply: undoResponse } as const;
    const undone = await this.#calls.send(call, refusedAs(refusals.undo));
    return undone.ok ? ok(undone.value.data) : undone;
  }
}
