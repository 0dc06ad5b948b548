import type { InvitationService, InviteRefused } from '#application/client/ports/invitation-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Caller } from '#application/service/access/caller.ts';
import type { CallLimited } from '#application/service/limits/limit-calls.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import type { Action } from '#domain/access/permissions.ts';
import type { NotPermitted } from '#domain/access/access-refusal.ts';
import {
  type InvitationDraft,
  type InvitationForm,
  parseInvitationDraft,
} from '#domain/invitations/invitation-draft.ts';
import type { InvitationPlace, InvitedAnswer, InvitingAnswer } from '#domain/invitations/invitation-views.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type AdmittingService, admitTo, callerOf, failureOf } from './in-memory-admission.ts';

const tooMany = ({ retryAfterSeconds }: CallLimited): ServiceFailure => ({
  kind: 'service/too-many-requests',
  retryAfterSeconds,
});

/** Calls a service in the same process for invitations, as the signed-in user or as a visitor. */
export class InMemoryInvitationService implements InvitationService {
  readonly #app: AdmittingService & Pick<ServiceApp, 'invitations'>;
  readonly #token: () => Promise<string | null>;
  online = true;

  constructor(app: AdmittingService & Pick<ServiceApp, 'invitations'>, token: () => Promise<string | null>) {
    this.#app = app;
    this.#token = token;
  }

  preview(draft: InvitationDraft): Promise<Result<InvitingAnswer, InviteRefused>> {
    return this.#invite(draft, (caller, form) => this.#app.invitations.preview(caller, form));
  }

  send(draft: InvitationDraft): Promise<Result<InvitedAnswer, InviteRefused>> {
    return this.#invite(draft, async (caller, form) => {
      const sent = await this.#app.invitations.send(caller, form);
      if (sent.ok) return sent;
      return err(sent.error.kind === 'call/too-many-requests' ? tooMany(sent.error) : sent.error);
    });
  }

  async page(after: InvitationPlace | null) {
    const caller = await this.#mayAs('invitation.revoke');
    if (!caller.ok) return err(failureOf(caller.error));
    return ok(await this.#app.invitations.list(caller.value, after));
  }

  async resend(id: string) {
    const caller = await this.#mayAs('teacher.invite');
    if (!caller.ok) return caller;
    const resent = await this.#app.invitations.resend(caller.value, id);
    if (resent.ok) return resent;
    return err(resent.error.kind === 'call/too-many-requests' ? tooMany(resent.error) : resent.error);
  }

  async revoke(id: string) {
    const caller = await this.#mayAs('invitation.revoke');
    return caller.ok ? this.#app.invitations.revoke(caller.value, id) : caller;
  }

  async link(id: string) {
    const caller = await this.#mayAs('teacher.invite');
    return caller.ok ? this.#app.invitations.link(caller.value, id) : caller;
  }

  async open(token: string) {
    if (!this.online) return err({ kind: 'service/unreachable' } as const);
    const admitted = await admitTo(this.#app, await this.#token(), 'invitation.open');
    if (!admitted.ok) return err(failureOf(admitted.error));
    return this.#app.invitations.read(token, admitted.value.caller);
  }

  async note(token: string, note: 'opened' | 'no-reminders') {
    if (!this.online) return err({ kind: 'service/unreachable' } as const);
    return this.#app.invitations.note(token, note);
  }

  async waiting() {
    const caller = await this.#mayAs('invitation.answer');
    if (!caller.ok) return err(failureOf(caller.error));
    return ok(await this.#app.invitations.waiting(caller.value));
  }

  async answer(id: string, answer: 'accepted' | 'declined') {
    const caller = await this.#mayAs('invitation.answer');
    if (!caller.ok) return err(failureOf(caller.error));
    return this.#app.invitations.answer(caller.value, id, answer);
  }

  async #invite<T>(
    draft: InvitationDraft,
    invite: (caller: Caller, form: InvitationForm) => Promise<Result<T, InviteRefused>>,
  ): Promise<Result<T, InviteRefused>> {
    const caller = await this.#mayAs('teacher.invite');
    if (!caller.ok) return caller;
    const form = parseInvitationDraft(draft);
    return form.ok ? invite(caller.value, form.value) : form;
  }

  async #mayAs(action: Action): Promise<Result<Caller, NotPermitted | ServiceFailure>> {
    if (!this.online) return err({ kind: 'service/unreachable' });
    const admitted = await admitTo(this.#app, await this.#token(), action);
    if (admitted.ok) return ok(callerOf(admitted.value));
    return err(admitted.error.kind === 'account/not-permitted' ? admitted.error : failureOf(admitted.error));
  }
}
