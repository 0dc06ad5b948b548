import type { Http, HttpRequest } from '#application/client/ports/http.ts';
import type { MemberService } from '#application/client/ports/member-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import { activityDefaults, type ActivityQuery } from '#domain/audit/activity.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { BulkAct, MemberSelection } from '#domain/organizations/bulk-act.ts';
import type { HandOver } from '#domain/organizations/hand-over.ts';
import {
  type MemberQuestion,
  type MemberRefused,
  memberRefusals as refusals,
} from '#domain/organizations/member-refusals.ts';
import type { NamedRole } from '#domain/organizations/member-role.ts';
import { memberDefaults, type MemberQuery } from '#domain/organizations/member-table.ts';
import type { MemberProfile } from '#domain/organizations/member.ts';
import type { SeatDecision } from '#domain/organizations/seat-waiting.ts';
import { ok, type Result } from '#domain/result.ts';
import { activityResponse } from '../wire/v1/activity.ts';
import { begunActResponse, memberActResponse, memberResponse, membersResponse } from '../wire/v1/members.ts';
import { seatRequestsResponse, seatStandingResponse } from '../wire/v1/seats.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';
import { tableSearch } from './table-search.ts';

const members = '/v1/app/members';
const everybody = { match: 'all', rules: [] } as const;
const memberAt = (id: string): string => `${members}/${encodeURIComponent(id)}`;

const bulkPaths: Readonly<Record<BulkAct['kind'], string>> = {
  deactivate: 'deactivation',
  move: 'school',
  seat: 'seat',
};

/** The members of the organization over HTTP. */
export class ApiMemberService implements MemberService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async page({ timeZone, on, ...query }: MemberQuery, options?: ReadOptions) {
    const search = tableSearch(query, memberDefaults, { timeZone, ...(on !== undefined && { on }) });
    const sent = await this.#calls.send(
      {
        method: 'GET',
        path: `${members}?${search}`,
        auth: 'required',
        reply: membersResponse,
        ...options,
      },
      refusedAs(refusals.page),
    );
    return sent.ok ? ok({ rows: sent.value.data, ...sent.value.page }) : sent;
  }

  byId(id: string, options?: ReadOptions) {
    return this.#profile(memberAt(id), options);
  }

  own(options?: ReadOptions) {
    return this.#profile('/v1/app/users/me/organization/membership', options);
  }

  async activity(id: string, { timeZone, ...query }: ActivityQuery, options?: ReadOptions) {
    const search = tableSearch(query, activityDefaults, { timeZone });
    const path = `${memberAt(id)}/activity?${search}`;
    const sent = await this.#calls.send(
      { method: 'GET', path, auth: 'required', reply: activityResponse, ...options },
      refusedAs(refusals.activity),
    );
    return sent.ok ? ok({ rows: sent.value.data, ...sent.value.page }) : sent;
  }

  changeRole(id: string, role: NamedRole) {
    return this.#act('changeRole', { method: 'PUT', path: `${memberAt(id)}/role`, body: { role } });
  }

  nameBillingContact(id: string, billingContact: boolean) {
    const path = `${memberAt(id)}/billing-contact`;
    return this.#act('nameBillingContact', { method: 'PUT', path, body: { billingContact } });
  }

  move(id: string, organizationId: string) {
    return this.#act('move', { method: 'PUT', path: `${memberAt(id)}/school`, body: { organizationId } });
  }

  deactivate(id: string, handOver: HandOver) {
    return this.#act('deactivate', {
      method: 'POST',
      path: `${memberAt(id)}/deactivation`,
      body: { handOver },
    });
  }

  reactivate(id: string) {
    return this.#act('reactivate', { method: 'POST', path: `${memberAt(id)}/reactivation` });
  }

  decideSeat(id: string, decision: SeatDecision, why: string) {
    const path = `${memberAt(id)}/seat`;
    return this.#act('decideSeat', { method: 'PUT', path, body: { decision, why } });
  }

  async seatRequests(options?: ReadOptions) {
    const sent = await this.#calls.send(
      {
        method: 'GET',
        path: '/v1/app/license/seat-requests',
        auth: 'required',
        reply: seatRequestsResponse,
        ...options,
      },
      refusedAs(refusals.seatRequests),
    );
    return sent.ok ? ok(sent.value.data) : sent;
  }

  setSeatAssignment(byPerson: boolean) {
    const path = '/v1/app/license/seat-assignment';
    return this.#act('setSeatAssignment', { method: 'PUT', path, body: { byPerson } });
  }

  async askForSeat(note: string) {
    const sent = await this.#calls.send(
      {
        method: 'POST',
        path: '/v1/app/license/seat-request',
        auth: 'required',
        body: { note },
        reply: seatStandingResponse,
      },
      refusedAs(refusals.askForSeat),
    );
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async actOnMany(act: BulkAct, { selection, timeZone }: MemberSelection) {
    const { filter, chosen } =
      selection.of === 'ids'
        ? { filter: everybody, chosen: selection }
        : { filter: selection.filter, chosen: { of: 'filter', except: selection.except } };
    const search = tableSearch({ ...memberDefaults, filter, start: null }, memberDefaults, { timeZone });
    const { kind, ...given } = act;
    const sent = await this.#calls.send(
      {
        method: 'POST',
        path: `${members}/bulk/${bulkPaths[kind]}?${search}`,
        auth: 'required',
        body: { selection: chosen, ...given },
        reply: begunActResponse,
      },
      refusedAs(refusals.actOnMany),
    );
    return sent.ok ? ok(sent.value.data) : sent;
  }

  leave(handOver: HandOver) {
    const path = '/v1/app/users/me/organization/leaving';
    return this.#act('leave', { method: 'POST', path, body: { handOver } });
  }

  async #profile(
    path: string,
    options?: ReadOptions,
  ): Promise<Result<MemberProfile, MemberRefused<'byId'> | ServiceFailure>> {
    const sent = await this.#calls.send(
      { method: 'GET', path, auth: 'required', reply: memberResponse, ...options },
      refusedAs(refusals.byId),
    );
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async #act<Question extends MemberQuestion>(
    question: Question,
    call: Omit<HttpRequest, 'auth'>,
  ): Promise<Result<null, MemberRefused<Question> | ServiceFailure>> {
    const known = refusedAs<MemberRefused<Question>['kind']>(refusals[question]);
    const sent = await this.#calls.send({ ...call, auth: 'required', reply: memberActResponse }, known);
    return sent.ok ? ok(sent.value.data) : sent;
  }
}
