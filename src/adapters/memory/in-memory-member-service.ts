import type { MemberService } from '#application/client/ports/member-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { NotPermitted } from '#domain/access/access-refusal.ts';
import { type BulkAct, bulkActions, type MemberSelection } from '#domain/organizations/bulk-act.ts';
import type { ActivityQuery } from '#domain/audit/activity.ts';
import type { HandOver } from '#domain/organizations/hand-over.ts';
import type { NamedRole } from '#domain/organizations/member-role.ts';
import type { MemberQuery } from '#domain/organizations/member-table.ts';
import type { SeatDecision } from '#domain/organizations/seat-waiting.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf, type Refused } from './in-memory-admission.ts';

export class InMemoryMemberService implements MemberService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'members'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'members'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  page(query: MemberQuery) {
    return this.#ask('teacher.list', (caller) => this.#app.members.page(caller, query));
  }

  async byId(id: string) {
    const caller = await this.#admit('teacher.list');
    return caller.ok ? this.#app.members.read(caller.value, id) : err(failureOf(caller.error));
  }

  async own() {
    const caller = await this.#admit('teacher.leave');
    return caller.ok ? this.#app.members.readOwn(caller.value) : err(failureOf(caller.error));
  }

  async activity(id: string, query: ActivityQuery) {
    const caller = await this.#admit('audit.read');
    return caller.ok ? this.#app.members.activity(caller.value, id, query) : err(failureOf(caller.error));
  }

  changeRole(id: string, role: NamedRole) {
    return this.#act('teacher.change-role', (caller) => this.#app.members.changeRole(caller, id, role));
  }

  nameBillingContact(id: string, billingContact: boolean) {
    return this.#act('teacher.name-billing-contact', (caller) =>
      this.#app.members.nameBillingContact(caller, id, billingContact),
    );
  }

  move(id: string, organizationId: string) {
    return this.#act('teacher.move', (caller) => this.#app.members.move(caller, id, organizationId));
  }

  deactivate(id: string, handOver: HandOver) {
    return this.#act('teacher.deactivate', (caller) => this.#app.members.deactivate(caller, id, handOver));
  }

  reactivate(id: string) {
    return this.#act('teacher.invite', (caller) => this.#app.members.reactivate(caller, id));
  }

  decideSeat(id: string, decision: SeatDecision, why: string) {
    return this.#act('license.assign-seats', (caller) =>
      this.#app.members.decideSeat(caller, id, { decision, why }),
    );
  }

  seatRequests() {
    return this.#ask('license.assign-seats', (caller) => this.#app.members.seatRequests(caller));
  }

  setSeatAssignment(byPerson: boolean) {
    return this.#act('license.assign-seats', (caller) =>
      this.#app.members.setSeatAssignment(caller, byPerson),
    );
  }

  askForSeat(note: string) {
    return this.#ask('license.ask-seat', (caller) => this.#app.members.askForSeat(caller, note));
  }

  actOnMany(act: BulkAct, chosen: MemberSelection) {
    return this.#ask(bulkActions[act.kind], (caller) => this.#app.members.actOnMany(caller, act, chosen));
  }

  async leave(handOver: HandOver) {
    const caller = await this.#admit('teacher.leave');
    return caller.ok
      ? noValue(await this.#app.members.leave(caller.value, handOver))
      : err(failureOf(caller.error));
  }

  async #act<E>(
    action: Action,
    act: (caller: Caller) => Promise<Result<void, E>>,
  ): Promise<Result<null, E | NotPermitted | ServiceFailure>> {
    return noValue(await this.#ask(action, act));
  }

  async #ask<T, E>(
    action: Action,
    ask: (caller: Caller) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | NotPermitted | ServiceFailure>> {
    const caller = await this.#admit(action);
    if (caller.ok) return ask(caller.value);
    const { error } = caller;
    return err(error.kind === 'account/not-permitted' ? error : failureOf(error));
  }

  async #admit(action: Action): Promise<Result<Caller, Refused>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const token = await this.#token();
    if (token === null) return err({ kind: 'session/lost' });
    const admitted = await admitTo(this.#app, token, action);
    return admitted.ok ? ok(callerOf(admitted.value)) : admitted;
  }
}

/** Actions return null, as over HTTP. */
const noValue = <E>(done: Result<void, E>): Result<null, E> => (done.ok ? ok(null) : done);
