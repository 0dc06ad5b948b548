import type { Http, HttpRequest } from '#application/client/ports/http.ts';
import type { PeopleService } from '#application/client/ports/people-service.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { personDefaults, type PersonQuery } from '#domain/directory/person-table.ts';
import { trialRefusals } from '#domain/license/trial-request.ts';
import type { MemberRole } from '#domain/organizations/member-role.ts';
import { ok } from '#domain/result.ts';
import type { CompDraft } from '#domain/staff/staff-forms.ts';
import type { StaffReasonDraft } from '#domain/staff/staff-reason.ts';
import { staffRefusals as refusals } from '#domain/staff/staff-refusals.ts';
import { successResponse } from '../wire/v1/account.ts';
import { peopleResponse } from '../wire/v1/people.ts';
import { waitingTrialsResponse } from '../wire/v1/trial-requests.ts';
import { viewAsResponse } from '../wire/v1/staff.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { firstOf, formInvalid, refusedAs } from './api-failures.ts';
import { tableSearch } from './table-search.ts';

const people = '/v1/app/users';
const personAt = (id: string): string => `${people}/${encodeURIComponent(id)}`;

/** The directory of people over HTTP. */
export class ApiPeopleService implements PeopleService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async page({ timeZone, ...query }: PersonQuery, options?: ReadOptions) {
    const search = tableSearch(query, personDefaults, { timeZone });
    const sent = await this.#calls.send(
      { method: 'GET', path: `${people}?${search}`, auth: 'required', reply: peopleResponse, ...options },
      refusedAs(refusals.page),
    );
    return sent.ok ? ok({ rows: sent.value.data, ...sent.value.page }) : sent;
  }

  changeType(id: string, accountType: MemberRole, reason: StaffReasonDraft) {
    return this.#act({ method: 'PUT', path: `${personAt(id)}/type`, body: { accountType, reason } });
  }

  extendTrial(id: string, days: number, reason: StaffReasonDraft) {
    return this.#act({ method: 'POST', path: `${personAt(id)}/trial`, body: { days, reason } }, ['days']);
  }

  giveComp(id: string, body: CompDraft) {
    return this.#act({ method: 'PUT', path: `${personAt(id)}/comp`, body }, [
      'organization',
      'seats',
      'lastDay',
      'note',
    ]);
  }

  declineTrial(id: string, reason: StaffReasonDraft) {
    return this.#act({ method: 'POST', path: `${personAt(id)}/trial-refusal`, body: { reason } });
  }

  async trialRequests(options?: ReadOptions) {
    const call = { method: 'GET', path: '/v1/app/trial-requests', auth: 'required' } as const;
    const sent = await this.#calls.send(
      { ...call, reply: waitingTrialsResponse, ...options },
      refusedAs(trialRefusals.list),
    );
    return sent.ok ? ok(sent.value.data) : sent;
  }

  setDisabled(id: string, disabled: boolean, reason: StaffReasonDraft) {
    return this.#act({ method: 'PUT', path: `${personAt(id)}/disabled`, body: { disabled, reason } });
  }

  resendLink(id: string) {
    return this.#act({ method: 'POST', path: `${personAt(id)}/login-link` });
  }

  erase(id: string, address: string, reason: StaffReasonDraft) {
    const body = { address, reason };
    return this.#act({ method: 'POST', path: `${personAt(id)}/erasure`, body }, ['address']);
  }

  async startViewAs(id: string, reason: StaffReasonDraft) {
    const sent = await this.#calls.send(
      {
        method: 'POST',
        path: `${personAt(id)}/view-as`,
        body: { reason },
        auth: 'required',
        reply: viewAsResponse,
      },
      firstOf(refusedAs(refusals.startViewAs), (failure) => formInvalid(failure, ['reason'])),
    );
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async endViewAs(viewId: string) {
    const sent = await this.#calls.send({
      method: 'DELETE',
      path: `/v1/app/view-as/${encodeURIComponent(viewId)}`,
      auth: 'required',
      asOneself: true,
      reply: successResponse,
    });
    return sent.ok ? ok(null) : sent;
  }

  async #act<Field extends string = never>(call: Omit<HttpRequest, 'auth'>, fields: readonly Field[] = []) {
    const sent = await this.#calls.send(
      { ...call, auth: 'required', reply: successResponse },
      firstOf(refusedAs(refusals.act), (failure) => formInvalid(failure, [...fields, 'reason' as const])),
    );
    return sent.ok ? ok(null) : sent;
  }
}
