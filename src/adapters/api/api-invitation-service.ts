import type { Http, HttpFailure } from '#application/client/ports/http.ts';
import type { InvitationService, InviteRefused } from '#application/client/ports/invitation-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { InvitationDraft } from '#domain/invitations/invitation-draft.ts';
import { invitationRefusals as refusals } from '#domain/invitations/invitation-refusals.ts';
import type { InvitationPlace, InvitedAnswer, InvitingAnswer } from '#domain/invitations/invitation-views.ts';
import { ok, type Result } from '#domain/result.ts';
import { successResponse } from '../wire/v1/account.ts';
import {
  answerInvitationResponse,
  invitationLinkResponse,
  invitationsResponse,
  invitedResponse,
  openedInvitationResponse,
  previewResponse,
  waitingInvitationsResponse,
} from '../wire/v1/invitations.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';

const sent = '/v1/app/teachers/invitations';
const own = '/v1/app/users/me/invitations';
const sentOf = (id: string): string => `${sent}/${encodeURIComponent(id)}`;
const linkOf = (token: string): string => `/v1/app/invitations/${encodeURIComponent(token)}`;

const auth = 'required';
const notInvited = firstOf(
  (failure: HttpFailure) => formInvalid(failure, ['addresses', 'message']),
  refusedAs(refusals.invite),
);
const notChanged = refusedAs(refusals.change);

/** Invitations over HTTP; what a link opens is asked with a token where there is a session. */
export class ApiInvitationService implements InvitationService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async preview(
    body: InvitationDraft,
    options?: ReadOptions,
  ): Promise<Result<InvitingAnswer, InviteRefused>> {
    const path = `${sent}/preview`;
    const call = { method: 'POST', path, auth, body, reply: previewResponse, ...options } as const;
    const previewed = await this.#calls.send(call, notInvited);
    return previewed.ok ? ok(previewed.value.data) : previewed;
  }

  async send(body: InvitationDraft): Promise<Result<InvitedAnswer, InviteRefused>> {
    const call = { method: 'POST', path: sent, auth, body, reply: invitedResponse } as const;
    const invited = await this.#calls.send(call, notInvited);
    return invited.ok ? ok(invited.value.data) : invited;
  }

  async page(after: InvitationPlace | null, options?: ReadOptions) {
    const search = new URLSearchParams(
      after === null ? [] : Object.entries({ afterId: after.id, afterInvitedAt: String(after.invitedAt) }),
    );
    const path = after === null ? sent : `${sent}?${search}`;
    const read = await this.#calls.send({
      method: 'GET',
      path,
      auth,
      reply: invitationsResponse,
      ...options,
    });
    return read.ok ? ok({ rows: read.value.data, ...read.value.page }) : read;
  }

  async resend(id: string) {
    const call = { method: 'POST', path: `${sentOf(id)}/resend`, auth, reply: successResponse } as const;
    const resent = await this.#calls.send(call, notChanged);
    return resent.ok ? ok(undefined) : resent;
  }

  async revoke(id: string) {
    const call = { method: 'DELETE', path: sentOf(id), auth, reply: successResponse } as const;
    const revoked = await this.#calls.send(call, notChanged);
    return revoked.ok ? ok(undefined) : revoked;
  }

  async link(id: string) {
    const path = `${sentOf(id)}/link`;
    const made = await this.#calls.send(
      { method: 'POST', path, auth, reply: invitationLinkResponse },
      notChanged,
    );
    return made.ok ? ok(made.value.data.link) : made;
  }

  async open(token: string, options?: ReadOptions) {
    const opened = await this.#calls.send(
      {
        method: 'GET',
        path: linkOf(token),
        auth: 'optional',
        reply: openedInvitationResponse,
        ...options,
      },
      refusedAs(refusals.open),
    );
    return opened.ok ? ok(opened.value.data) : opened;
  }

  async note(token: string, note: 'opened' | 'no-reminders') {
    const noted = await this.#calls.send(
      { method: 'PATCH', path: linkOf(token), auth: 'none', body: { note }, reply: successResponse },
      refusedAs(refusals.open),
    );
    return noted.ok ? ok(undefined) : noted;
  }

  async waiting(options?: ReadOptions) {
    const reply = waitingInvitationsResponse;
    const read = await this.#calls.send({ method: 'GET', path: own, auth, reply, ...options });
    return read.ok ? ok(read.value.data) : read;
  }

  async answer(id: string, answer: 'accepted' | 'declined') {
    const answered = await this.#calls.send(
      {
        method: 'PUT',
        path: `${own}/${encodeURIComponent(id)}`,
        auth,
        body: { answer },
        reply: answerInvitationResponse,
      },
      refusedAs(refusals.answer),
    );
    return answered.ok ? ok(answered.value.data.organizationId) : answered;
  }
}
