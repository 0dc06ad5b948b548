import type * as z from 'zod/mini';
import type { ClassroomService } from '#application/client/ports/classroom-service.ts';
import type { Http, HttpFailure, HttpRequest } from '#application/client/ports/http.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import { classroomFields } from '#domain/classrooms/classroom-change.ts';
import type { FormInvalid } from '#domain/account/field-problem.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { classroomRefusals as refusals } from '#domain/classrooms/classroom-refusals.ts';
import { classroomDefaults, type ClassroomQuery } from '#domain/classrooms/classroom-table.ts';
import type { ClassroomDraft } from '#domain/classrooms/classroom-forms.ts';
import type { AssignmentEdit, ProgressEdit } from '#domain/classrooms/classroom.ts';
import { ok, type Result } from '#domain/result.ts';
import {
  activityProgress,
  assignment,
  assignmentResponse,
  classroom,
  classroomBoardResponse,
  classroomOrLeftResponse,
  classroomResponse,
  classroomsPageResponse,
  classroomsResponse,
  progressResponse,
} from '../wire/v1/classrooms.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs, refusedAsConflict, refusedLesson } from './api-failures.ts';
import { tableSearch } from './table-search.ts';

const rooms = '/v1/app/classrooms';
const roomAt = (id: string): string => `${rooms}/${encodeURIComponent(id)}`;
const assignmentAt = (id: string): string => `/v1/app/assignments/${encodeURIComponent(id)}`;

const fields =
  <Field extends string>(...known: readonly Field[]) =>
  (failure: HttpFailure): FormInvalid<Field> | null =>
    formInvalid(failure, known);

const classroomInvalid = fields(...classroomFields);

/** Any of the contracts that answer with `data`. */
type Answer = z.ZodMiniType<{ readonly data: unknown }>;
type Call<S extends Answer> = Omit<HttpRequest, 'auth'> & { readonly reply: S };

/** The classrooms over HTTP; what is edited goes with the version that it is based on. */
export class ApiClassroomService implements ClassroomService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  list(options?: ReadOptions) {
    return this.#send({ method: 'GET', path: rooms, reply: classroomsResponse, ...options });
  }

  async page({ archived, timeZone, on, ...query }: ClassroomQuery, options?: ReadOptions) {
    const asked = { archived: String(archived), timeZone, ...(on !== undefined && { on }) };
    const search = tableSearch(query, classroomDefaults, asked);
    const sent = await this.#calls.send({
      method: 'GET',
      path: `${rooms}?${search}`,
      auth: 'required',
      reply: classroomsPageResponse,
      ...options,
    });
    return sent.ok ? ok({ rows: sent.value.data, ...sent.value.page }) : sent;
  }

  byId(id: string, options?: ReadOptions) {
    return this.#send(
      { method: 'GET', path: roomAt(id), reply: classroomBoardResponse, ...options },
      refusedAs(refusals.byId),
    );
  }

  create(body: ClassroomDraft) {
    return this.#send(
      { method: 'POST', path: rooms, body, reply: classroomResponse },
      firstOf(classroomInvalid, refusedAs(refusals.create)),
    );
  }

  change(id: string, ifMatch: number, body: ClassroomDraft) {
    return this.#send(
      { method: 'PUT', path: roomAt(id), ifMatch, body, reply: classroomResponse },
      firstOf(classroomInvalid, refusedAs(refusals.change), refusedAsConflict(classroom)),
    );
  }

  setArchived(id: string, archived: boolean) {
    return this.#send(
      { method: 'PUT', path: `${roomAt(id)}/archived`, body: { archived }, reply: classroomResponse },
      refusedAs(refusals.setArchived),
    );
  }

  addCoTeacher(id: string, email: EmailAddress) {
    return this.#send(
      { method: 'POST', path: `${roomAt(id)}/teachers`, body: { email }, reply: classroomResponse },
      firstOf(fields('email'), refusedAs(refusals.addCoTeacher)),
    );
  }

  removeTeacher(id: string, teacherId: string) {
    const path = `${roomAt(id)}/teachers/${encodeURIComponent(teacherId)}`;
    return this.#send(
      { method: 'DELETE', path, reply: classroomOrLeftResponse },
      refusedAs(refusals.removeTeacher),
    );
  }

  assign(classroomId: string, lessonSlug: string, edit: AssignmentEdit) {
    return this.#send(
      {
        method: 'POST',
        path: `${roomAt(classroomId)}/assignments`,
        body: { lessonSlug, ...edit },
        reply: assignmentResponse,
      },
      firstOf(fields('opensOn', 'dueOn', 'note'), refusedLesson(lessonSlug), refusedAs(refusals.assign)),
    );
  }

  changeAssignment(id: string, ifMatch: number, body: AssignmentEdit) {
    return this.#send(
      { method: 'PUT', path: assignmentAt(id), ifMatch, body, reply: assignmentResponse },
      firstOf(
        fields('opensOn', 'dueOn', 'note'),
        refusedAs(refusals.changeAssignment),
        refusedAsConflict(assignment),
      ),
    );
  }

  removeAssignment(id: string) {
    return this.#send(
      { method: 'DELETE', path: assignmentAt(id), reply: assignmentResponse },
      refusedAs(refusals.removeAssignment),
    );
  }

  restoreAssignment(id: string) {
    return this.#send(
      {
        method: 'PUT',
        path: `${assignmentAt(id)}/removed`,
        body: { removed: false },
        reply: assignmentResponse,
      },
      refusedAs(refusals.restoreAssignment),
    );
  }

  takeLessonVersion(id: string, ifMatch: number, lessonVersion: number) {
    return this.#send(
      {
        method: 'PUT',
        path: `${assignmentAt(id)}/lesson-version`,
        ifMatch,
        body: { version: lessonVersion },
        reply: assignmentResponse,
      },
      firstOf(fields('version'), refusedAs(refusals.takeLessonVersion), refusedAsConflict(assignment)),
    );
  }

  recordProgress(assignmentId: string, activityId: string, ifMatch: number, body: ProgressEdit) {
    const path = `${assignmentAt(assignmentId)}/progress/${encodeURIComponent(activityId)}`;
    return this.#send(
      { method: 'PUT', path, ifMatch, body, reply: progressResponse },
      firstOf(
        fields('state', 'minutes'),
        refusedAs(refusals.recordProgress),
        refusedAsConflict(activityProgress),
      ),
    );
  }

  async #send<S extends Answer, E = never>(
    call: Call<S>,
    known?: (failure: HttpFailure) => E | null,
  ): Promise<Result<z.output<S>['data'], E | ServiceFailure>> {
    const sent = await this.#calls.send({ ...call, auth: 'required' }, known);
    return sent.ok ? ok(sent.value.data) : sent;
  }
}
