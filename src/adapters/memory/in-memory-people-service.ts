import type { PeopleService } from '#application/client/ports/people-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { FormInvalid } from '#domain/account/field-problem.ts';
import { parseForm } from '#domain/account/parse-form.ts';
import type { NotPermitted } from '#domain/access/access-refusal.ts';
import type { WaitingTrial } from '#domain/license/trial-request.ts';
import type { PersonQuery } from '#domain/directory/person-table.ts';
import type { RecentSignInRequired } from '#domain/identity/recent-sign-in.ts';
import type { MemberRole } from '#domain/organizations/member-role.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type CompDraft, parseComp, parseTrialExtension } from '#domain/staff/staff-forms.ts';
import { parseStaffReason, type StaffReason, type StaffReasonDraft } from '#domain/staff/staff-reason.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

type App = AdmittingService & Pick<ServiceApp, 'directory' | 'staff'>;

const reasonOf = (
  reason: StaffReasonDraft,
): Result<{ readonly reason: StaffReason }, FormInvalid<'reason'>> =>
  parseForm({ reason: parseStaffReason(reason) });

/** Actions return null, as over HTTP. */
const noValue = <E>(done: Result<void, E>): Result<null, E> => (done.ok ? ok(null) : done);

export class InMemoryPeopleService implements PeopleService {
  readonly #app: App;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: App, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  async page(query: PersonQuery) {
    const found = await this.#ask('directory.read', (caller) => this.#app.directory.page(caller, query));
    if (found.ok) return found;
    const { error } = found;
    return err(error.kind === 'account/recent-sign-in-required' ? failureOf(error) : error);
  }

  async changeType(id: string, accountType: MemberRole, draft: StaffReasonDraft) {
    return this.#act(draft, (caller, reason) =>
      this.#app.staff.changeType(caller, id, { accountType, reason }),
    );
  }

  async extendTrial(id: string, days: number, reason: StaffReasonDraft) {
    const form = parseTrialExtension({ days, reason });
    if (!form.ok) return form;
    return this.#act(reason, (caller) => this.#app.staff.extendTrial(caller, id, form.value));
  }

  async giveComp(id: string, draft: CompDraft) {
    const form = parseComp(draft);
    if (!form.ok) return form;
    return this.#act(draft.reason, (caller) => this.#app.staff.giveComp(caller, id, form.value));
  }

  async declineTrial(id: string, draft: StaffReasonDraft) {
    return this.#act(draft, (caller, reason) => this.#app.staff.declineTrial(caller, id, reason));
  }

  async trialRequests() {
    const list = async (caller: Caller): Promise<Result<readonly WaitingTrial[], NotPermitted>> =>
      ok(await this.#app.staff.trialRequests(caller));
    const found = await this.#ask('license.grant', list);
    if (found.ok) return found;
    const { error } = found;
    return err(error.kind === 'account/recent-sign-in-required' ? failureOf(error) : error);
  }

  async setDisabled(id: string, disabled: boolean, draft: StaffReasonDraft) {
    return this.#act(draft, (caller, reason) => this.#app.staff.setDisabled(caller, id, disabled, reason));
  }

  async resendLink(id: string) {
    return noValue(await this.#ask('directory.act', (caller) => this.#app.staff.resendLink(caller, id)));
  }

  async erase(id: string, address: string, draft: StaffReasonDraft) {
    return this.#act(draft, (caller, reason) => this.#app.staff.erase(caller, id, address, reason));
  }

  async startViewAs(id: string, draft: StaffReasonDraft) {
    const form = reasonOf(draft);
    if (!form.ok) return form;
    return this.#ask('directory.act', (caller) => this.#app.staff.startViewAs(caller, id, form.value.reason));
  }

  async endViewAs(viewId: string) {
    const ended = await this.#ask<null, never>('directory.view-as', async (caller) => {
      await this.#app.staff.endViewAs(caller, viewId);
      return ok(null);
    });
    if (ended.ok) return ended;
    return err(failureOf(ended.error));
  }

  async #act<E>(
    draft: StaffReasonDraft,
    act: (caller: Caller, reason: StaffReason) => Promise<Result<void, E>>,
  ) {
    const form = reasonOf(draft);
    if (!form.ok) return form;
    return noValue(await this.#ask('directory.act', (caller) => act(caller, form.value.reason)));
  }

  async #ask<T, E>(
    action: Action,
    ask: (caller: Caller) => Promise<Result<T, E>>,
  ): Promise<Result<T, E | NotPermitted | RecentSignInRequired | ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const token = await this.#token();
    if (token === null) return err({ kind: 'session/lost' });
    const admitted = await admitTo(this.#app, token, action);
    return admitted.ok ? ask(callerOf(admitted.value)) : err(admitted.error);
  }
}
