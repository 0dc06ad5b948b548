import type {
  ChosenStudent,
  ProgramSave,
  SavedProgram,
  StudentClassService,
  WorkReport,
} from '#application/client/ports/student-class-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { StudentHolder } from '#application/service/ports/student-logins.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { mergeSave } from '#domain/class-work/merge-programs.ts';
import type { ProgramVersion, StudentProgram } from '#domain/class-work/student-program.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { OwnProgress } from '#domain/students/entry.ts';

const unreachable = { kind: 'service/unreachable' } as const;
const refused = { kind: 'service/refused', requestId: null } as const;

type Limited = { readonly kind: 'call/too-many-requests'; readonly retryAfterSeconds: number };

/** An answer of the service, whose limits are failures of the service for a page. */
function asFailure<Value, Failure extends { readonly kind: string }>(
  answer: Result<Value, Failure | Limited>,
): Result<Value, Exclude<Failure, Limited> | ServiceFailure> {
  if (answer.ok) return answer;
  const { error } = answer;
  if (error.kind !== 'call/too-many-requests') return err(error as Exclude<Failure, Limited>);
  const { retryAfterSeconds } = error as Limited;
  return err({ kind: 'service/too-many-requests', retryAfterSeconds });
}

type Kept = {
  readonly program: StudentProgram;
  readonly versions: readonly ProgramVersion[];
  readonly deleted: boolean;
};

/** Asks a service in the same process as a student; it keeps the programs itself. */
export class InMemoryStudentClassService implements StudentClassService {
  readonly #app: Pick<ServiceApp, 'access' | 'studentEntry'>;
  readonly #programs = new Map<string, Map<string, Kept>>();
  /** What the teacher's live view was told. */
  readonly reports: WorkReport[] = [];
  /** Whether the service can be reached. */
  online = true;

  constructor(app: Pick<ServiceApp, 'access' | 'studentEntry'>) {
    this.#app = app;
  }

  async open(classCode: string) {
    if (!this.online) return err(unreachable);
    return asFailure(await this.#app.studentEntry.open({ network: 'memory', classCode }));
  }

  async choose(student: ChosenStudent) {
    if (!this.online) return err(unreachable);
    return asFailure(await this.#app.studentEntry.choose({ network: 'memory', ...student }));
  }

  async logIn(student: ChosenStudent & { readonly secret: string }) {
    if (!this.online) return err(unreachable);
    return asFailure(await this.#app.studentEntry.logIn({ network: 'memory', ...student }));
  }

  async board(token: string) {
    const holder = await this.#admit(token);
    return holder.ok ? ok(await this.#app.studentEntry.board(holder.value)) : holder;
  }

  async lesson(token: string, assignmentId: string) {
    const holder = await this.#admit(token);
    return holder.ok ? this.#app.studentEntry.lesson(holder.value, assignmentId) : holder;
  }

  async record(token: string, progress: OwnProgress & { readonly assignmentId: string }) {
    const holder = await this.#admit(token);
    return holder.ok ? this.#app.studentEntry.record(holder.value, progress) : holder;
  }

  async programs(token: string) {
    const holder = await this.#admit(token);
    if (!holder.ok) return holder;
    const kept = [...this.#of(holder.value).values()].filter(({ deleted }) => !deleted);
    return ok(kept.map(({ program }) => program).toReversed());
  }

  async save(token: string, { id, of, base, text }: ProgramSave): ReturnType<StudentClassService['save']> {
    const holder = await this.#admit(token);
    if (!holder.ok) return holder;
    const programs = this.#of(holder.value);
    const place =
      'name' in of
        ? { lessonSlug: null, activityId: null, name: of.name }
        : { lessonSlug: of.lessonSlug, activityId: of.activityId, name: null };
    const before = [...programs.values()].find(
      ({ program }) =>
        program.id === id ||
        (place.name === null &&
          program.lessonSlug === place.lessonSlug &&
          program.activityId === place.activityId),
    );
    const merged = mergeSave(base, text, before?.program.text ?? null);
    if (!merged.ok) return err(refused);
    const version = (before?.program.version ?? 0) + 1;
    const program = {
      ...place,
      id: before?.program.id ?? id,
      version,
      text: merged.value.text,
      changedAt: version,
    };
    const versions =
      before === undefined
        ? []
        : [{ version: version - 1, text: before.program.text, at: version }, ...before.versions];
    programs.delete(program.id);
    programs.set(program.id, { program, versions, deleted: false });
    return ok({ ...program, merged: merged.value.merged } satisfies SavedProgram);
  }

  async versions(token: string, programId: string) {
    const holder = await this.#admit(token);
    if (!holder.ok) return holder;
    const kept = this.#of(holder.value).get(programId);
    return kept === undefined ? err(refused) : ok(kept.versions);
  }

  async setDeleted(token: string, programId: string, deleted: boolean) {
    const holder = await this.#admit(token);
    if (!holder.ok) return holder;
    const kept = this.#of(holder.value).get(programId);
    if (kept === undefined) return err(refused);
    this.#of(holder.value).set(programId, { ...kept, deleted });
    return ok(undefined);
  }

  async report(token: string, report: WorkReport) {
    const holder = await this.#admit(token);
    if (!holder.ok) return holder;
    this.reports.push(report);
    return ok(undefined);
  }

  #of({ studentId }: StudentHolder): Map<string, Kept> {
    const kept = this.#programs.get(studentId) ?? new Map<string, Kept>();
    this.#programs.set(studentId, kept);
    return kept;
  }

  async #admit(token: string) {
    return this.online ? this.#app.access.admitStudent(token) : err(unreachable);
  }
}
