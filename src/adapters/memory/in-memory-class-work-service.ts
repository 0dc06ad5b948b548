import type { ClassWorkService, LeadMessage } from '#application/client/ports/class-work-service.ts';
import type { StreamOptions } from '#application/client/ports/event-stream.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { ShownPlace } from '#domain/class-work/class-now.ts';
import type { LiveChanges } from '#domain/class-work/live-class.ts';
import { err, ok } from '#domain/result.ts';
import { admittedCaller, type AdmittingService, failureOf } from './in-memory-admission.ts';

/** Calls a service in the same process for the work of a class, as the signed-in user. */
export class InMemoryClassWorkService implements ClassWorkService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'classWork'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'classWork'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async #lead<T>(run: (caller: Caller) => Promise<T>) {
    if (!this.online) return err({ kind: 'service/unreachable' } as const);
    const caller = await admittedCaller(this.#app, await this.#token(), 'classroom.lead');
    return caller.ok ? run(caller.value) : err(failureOf(caller.error));
  }

  steps(classroomId: string) {
    return this.#lead((caller) => this.#app.classWork.lead.steps(caller, classroomId));
  }

  send(classroomId: string, message: LeadMessage) {
    return this.#lead((caller) => this.#app.classWork.lead.send(caller, classroomId, message));
  }

  pause(classroomId: string, paused: boolean) {
    return this.#lead((caller) => this.#app.classWork.lead.pause(caller, classroomId, paused));
  }

  show(classroomId: string, place: ShownPlace | null) {
    return this.#lead((caller) => this.#app.classWork.lead.show(caller, classroomId, place));
  }

  async #watch(classroomId: string) {
    if (!this.online) return err({ kind: 'service/unreachable' } as const);
    const caller = await admittedCaller(this.#app, await this.#token(), 'classroom.read');
    return caller.ok
      ? this.#app.classWork.watch(caller.value, classroomId, 'memory')
      : err(failureOf(caller.error));
  }

  async changes(classroomId: string, after: number) {
    const watched = await this.#watch(classroomId);
    if (!watched.ok) return watched;
    return ok(await watched.value.changesAfter(after));
  }

  async stream(classroomId: string, after: number, { hear, signal }: StreamOptions<LiveChanges>) {
    const watched = await this.#watch(classroomId);
    if (!watched.ok) return watched;
    let seq = after;
    const tell = async (): Promise<void> => {
      const changes = await watched.value.changesAfter(seq);
      seq = changes.seq;
      hear({ kind: 'changes', changes });
    };
    await tell();
    const stop = watched.value.subscribe(() => void tell());
    await new Promise<void>((resolve) => signal.addEventListener('abort', resolve));
    stop();
    return ok(undefined);
  }
}
