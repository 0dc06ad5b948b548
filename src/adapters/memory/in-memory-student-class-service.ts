import type {
  ChosenStudent,
  ProgramSave,
  StudentClassService,
  WorkReport,
} from '#application/client/ports/student-class-service.ts';
import type { StreamOptions } from '#application/client/ports/event-stream.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { StudentNow } from '#domain/class-work/class-now.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { OwnAnswer, OwnProgress } from '#domain/students/entry.ts';

const unreachable = { kind: 'service/unreachable' } as const;
const refused = { kind: 'service/refused', requestId: null } as const;

type Limited = { readonly kind: 'call/too-many-requests'; readonly retryAfterSeconds: number };

function asFailure<Value, Failure extends { readonly kind: string }>(
  answer: Result<Value, Failure | Limited>,
): Result<Value, Exclude<Failure, Limited> | ServiceFailure> {
  if (answer.ok) return answer;
  const { error } = answer;
  if (error.kind !== 'call/too-many-requests') return err(error as Exclude<Failure, Limited>);
  const { retryAfterSeconds } = error as Limited;
  return err({ kind: 'service/too-many-requests', retryAfterSeconds });
}

export class InMemoryStudentClassService implements StudentClassService {
  readonly #app: Pick<ServiceApp, 'access' | 'classWork' | 'studentEntry'>;
  online = true;

  constructor(app: Pick<ServiceApp, 'access' | 'classWork' | 'studentEntry'>) {
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

  async logIn({ login: typed, ...student }: ChosenStudent & { readonly login: string }) {
    if (!this.online) return err(unreachable);
    return asFailure(await this.#app.studentEntry.logIn({ network: 'memory', typed, ...student }));
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

  async answer(token: string, answer: OwnAnswer & { readonly assignmentId: string }) {
    const holder = await this.#admit(token);
    return holder.ok ? this.#app.studentEntry.answer(holder.value, answer) : holder;
  }

  async programs(token: string) {
    const holder = await this.#admit(token);
    return holder.ok ? ok(await this.#app.classWork.programs(holder.value)) : holder;
  }

  async save(token: string, save: ProgramSave) {
    const holder = await this.#admit(token);
    if (!holder.ok) return holder;
    const saved = await this.#app.classWork.save(holder.value, save);
    if (saved.ok) return saved;
    const { error } = saved;
    return err(error.kind === 'form/invalid' ? refused : error);
  }

  async versions(token: string, programId: string) {
    const holder = await this.#admit(token);
    return holder.ok ? this.#app.classWork.versions(holder.value, programId) : holder;
  }

  async setDeleted(token: string, programId: string, deleted: boolean) {
    const holder = await this.#admit(token);
    return holder.ok ? this.#app.classWork.remove(holder.value, { programId, deleted }) : holder;
  }

  async report(token: string, { kind, earned, goals, ...place }: WorkReport) {
    const holder = await this.#admit(token);
    if (!holder.ok) return holder;
    const signal = kind === 'goals' ? { kind, earned, goals } : { kind };
    return this.#app.classWork.report(holder.value, place, signal);
  }

  async now(token: string) {
    const followed = await this.#follow(token);
    if (!followed.ok) return followed;
    const now = await followed.value.read();
    return now === null ? err({ kind: 'entry/over' } as const) : ok(now);
  }

  async streamNow(token: string, { hear, signal }: StreamOptions<StudentNow>) {
    const followed = await this.#follow(token);
    if (!followed.ok) return followed;
    const { read, subscribe } = followed.value;
    return new Promise<Result<void, ServiceFailure>>((resolve) => {
      const end = (): void => {
        stop();
        resolve(ok(undefined));
      };
      const tell = async (): Promise<void> => {
        const changes = await read();
        if (changes === null) end();
        else hear({ kind: 'changes', changes });
      };
      const stop = subscribe(() => void tell());
      signal.addEventListener('abort', end);
      void tell();
    });
  }

  async answerShow(token: string, agrees: boolean) {
    const holder = await this.#admit(token);
    return holder.ok ? this.#app.classWork.inClass.answerShow(holder.value, agrees) : holder;
  }

  async closeMessage(token: string, sentAt: number) {
    const holder = await this.#admit(token);
    return holder.ok ? ok(await this.#app.classWork.inClass.closeMessage(holder.value, sentAt)) : holder;
  }

  async leave(token: string) {
    const holder = await this.#admit(token);
    return holder.ok ? ok(await this.#app.classWork.inClass.leave(holder.value)) : holder;
  }

  async partners(token: string) {
    const holder = await this.#admit(token);
    return holder.ok ? ok(await this.#app.classWork.pair.partners(holder.value)) : holder;
  }

  async share(token: string, programId: string) {
    const holder = await this.#admit(token);
    return holder.ok ? this.#app.classWork.pair.share(holder.value, programId) : holder;
  }

  async #follow(token: string) {
    if (!this.online) return err(unreachable);
    return this.#app.classWork.inClass.follow(token, 'memory');
  }

  async #admit(token: string) {
    return this.online ? this.#app.access.admitStudent(token) : err(unreachable);
  }
}
