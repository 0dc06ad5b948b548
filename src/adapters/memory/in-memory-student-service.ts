import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { LessonOfClass, OnDay, StudentService } from '#application/client/ports/student-service.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { MarksOfLesson } from '#domain/students/student-mark.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { HistoryPlace } from '#domain/classrooms/classroom-history.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { StudentAct, StudentActKind, StudentSelection } from '#domain/students/student-acts.ts';
import type { SeenStudent } from '#domain/students/student-edit.ts';
import { parseStudent, parseStudents, type StudentDraft } from '#domain/students/student-forms.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import type { Groups } from '#domain/pairs/pairs.ts';
import type { RosterPart } from '#domain/students/roster-part.ts';
import type { StudentQuery } from '#domain/students/student-table.ts';
import type { NewStudent } from '#domain/students/student.ts';
import { admittedCaller, type AdmittingService, failureOf, type Refused } from './in-memory-admission.ts';

const unreachable: ServiceFailure = { kind: 'service/unreachable' };

const actions: Readonly<Record<StudentActKind, Action>> = {
  move: 'student.edit',
  copy: 'student.edit',
  restore: 'student.edit',
  remove: 'student.archive',
  archive: 'student.archive',
  reset: 'student.edit',
  erase: 'student.erase',
};

export class InMemoryStudentService implements StudentService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'students'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'students'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async list(classroomId: string, { on }: OnDay = {}) {
    const caller = await this.#mayAs('classroom.read');
    return caller.ok ? this.#app.students.list(caller.value, classroomId, on) : err(failureOf(caller.error));
  }

  async file(part: RosterPart) {
    const caller = await this.#mayAs('classroom.read');
    if (!caller.ok) return err(failureOf(caller.error));
    const { ofClassroom, ofRoster } = this.#app.students.exported;
    const file = await (part.of === 'classroom'
      ? ofClassroom(caller.value, part.id, part.on ?? undefined)
      : ofRoster(caller.value, {
          school: part.of === 'school' ? part.id : null,
          archived: part.archived,
        }));
    if (!file.ok) return file;
    let text = '';
    for await (const some of file.value) text += some;
    return ok(new TextEncoder().encode(text));
  }

  async add(classroomId: string, drafts: readonly NewStudent[]) {
    const caller = await this.#mayAs('student.edit');
    if (!caller.ok) return err(failureOf(caller.error));
    const form = parseStudents(drafts);
    return form.ok ? this.#app.students.add(caller.value, classroomId, form.value) : form;
  }

  async page(query: StudentQuery) {
    const caller = await this.#mayAs('classroom.read');
    return caller.ok ? this.#app.students.page(caller.value, query) : err(failureOf(caller.error));
  }

  async progress(classroomId: string) {
    const caller = await this.#mayAs('classroom.read');
    return caller.ok ? this.#app.students.progress(caller.value, classroomId) : err(failureOf(caller.error));
  }

  async latestProgress(classroomId: string) {
    const caller = await this.#mayAs('classroom.read');
    return caller.ok
      ? this.#app.students.latestProgress(caller.value, classroomId)
      : err(failureOf(caller.error));
  }

  async classroomHistory(classroomId: string, { before }: { readonly before?: HistoryPlace } = {}) {
    const caller = await this.#mayAs('classroom.read');
    if (!caller.ok) return err(failureOf(caller.error));
    return this.#app.students.classroomHistory(caller.value, classroomId, before ?? null);
  }

  async pairs(classroomId: string) {
    const caller = await this.#mayAs('classroom.read-pairs');
    return caller.ok ? this.#app.students.pairs(caller.value, classroomId) : err(failureOf(caller.error));
  }

  async setMarks(classroomId: string, marks: MarksOfLesson) {
    const caller = await this.#mayAs('classroom.edit');
    return caller.ok
      ? this.#app.students.setMarks(caller.value, classroomId, marks)
      : err(failureOf(caller.error));
  }

  async exitAnswers(assignmentId: string) {
    const caller = await this.#mayAs('classroom.read');
    return caller.ok
      ? this.#app.students.exitAnswers(caller.value, assignmentId)
      : err(failureOf(caller.error));
  }

  async savePairs(lesson: LessonOfClass, groups: Groups) {
    const caller = await this.#mayAs('classroom.pair');
    return caller.ok
      ? this.#app.students.savePairs(caller.value, lesson, groups)
      : err(failureOf(caller.error));
  }

  async setApart(classroomId: string, students: readonly [string, string], apart: boolean) {
    const caller = await this.#mayAs('classroom.pair');
    return caller.ok
      ? this.#app.students.setApart(caller.value, classroomId, { students, apart })
      : err(failureOf(caller.error));
  }

  async byId(id: string) {
    const caller = await this.#mayAs('classroom.read');
    return caller.ok ? this.#app.students.byId(caller.value, id) : err(failureOf(caller.error));
  }

  async edit(id: string, draft: StudentDraft, seen?: SeenStudent) {
    const caller = await this.#mayAs('student.edit');
    if (!caller.ok) return err(failureOf(caller.error));
    const form = parseStudent(draft);
    return form.ok ? this.#app.students.edit(caller.value, id, form.value, seen) : form;
  }

  async merge(ids: { readonly keep: string; readonly other: string }, draft: StudentDraft) {
    const caller = await this.#mayAs('student.edit');
    if (!caller.ok) return err(failureOf(caller.error));
    const form = parseStudent(draft);
    return form.ok ? this.#app.students.merge(caller.value, ids, form.value) : form;
  }

  async act(act: StudentAct, chosen: StudentSelection) {
    const caller = await this.#mayAs(actions[act.kind]);
    if (caller.ok) return this.#app.students.act(caller.value, act, chosen);
    const { error } = caller;
    return err(error.kind === 'account/recent-sign-in-required' ? error : failureOf(error));
  }

  async erase(id: string) {
    const caller = await this.#mayAs('student.erase');
    if (caller.ok) return this.#app.students.erase(caller.value, id);
    const { error } = caller;
    return err(error.kind === 'account/recent-sign-in-required' ? error : failureOf(error));
  }

  async record(id: string, paper: PaperSize) {
    const caller = await this.#mayAs('student.erase');
    if (!caller.ok) {
      const { error } = caller;
      return err(error.kind === 'account/recent-sign-in-required' ? error : failureOf(error));
    }
    const made = await this.#app.students.record(caller.value, id, paper);
    return made.ok ? ok(new Uint8Array(made.value)) : made;
  }

  async checkRecord(code: string) {
    if (!this.online) return err(unreachable);
    const found = await this.#app.students.checkRecord('memory', code);
    if (found.ok) return found;
    const { error } = found;
    if (error.kind !== 'call/too-many-requests') return err(error);
    return err({ kind: 'service/too-many-requests' as const, retryAfterSeconds: error.retryAfterSeconds });
  }

  async undo(changeSetId: string) {
    const caller = await this.#mayAs('student.edit');
    return caller.ok ? this.#app.students.undo(caller.value, changeSetId) : err(failureOf(caller.error));
  }

  async #mayAs(action: Action): Promise<Result<Caller, Refused>> {
    if (!this.online) return err(unreachable);
    return admittedCaller(this.#app, await this.#token(), action);
  }
}
