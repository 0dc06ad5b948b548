import type { Http, HttpFailure, HttpRequest } from '#application/client/ports/http.ts';
import type { JoiningService } from '#application/client/ports/joining-service.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { joinRefusals as refusals } from '#domain/organizations/join-request.ts';
import { workspaceMoveRefusals as moveRefusals } from '#domain/organizations/workspace-move.ts';
import { ok, type Result } from '#domain/result.ts';
import {
  joiningActResponse,
  joinRequestsResponse,
  joinSuggestionResponse,
  movePreviewResponse,
  schoolsFoundResponse,
} from '../wire/v1/joining.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';
import { refusedAs } from './api-failures.ts';

const auth = 'required';
const own = '/v1/app/users/me/join-request';
const move = '/v1/app/users/me/workspace/move';
const requests = '/v1/app/join-requests';
const answerTo = (id: string, answer: 'approve' | 'decline'): string =>
  `${requests}/${encodeURIComponent(id)}/${answer}`;

type Act = Pick<HttpRequest, 'method' | 'path' | 'body'>;

/** Joining over HTTP, with the token of the signed-in user. */
export class ApiJoiningService implements JoiningService {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async findSchools(text: string, options: ReadOptions = {}) {
    const path = `/v1/app/schools/search?${new URLSearchParams({ q: text })}`;
    const sent = await this.#calls.send({
      method: 'GET',
      path,
      auth,
      reply: schoolsFoundResponse,
      ...options,
    });
    return sent.ok ? ok(sent.value.data) : sent;
  }

  async suggestion(options: ReadOptions = {}) {
    const call = { method: 'GET', path: own, auth, reply: joinSuggestionResponse, ...options } as const;
    const sent = await this.#calls.send(call);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  ask(organizationId: string) {
    return this.#act({ method: 'PUT', path: own, body: { organizationId } }, refusedAs(refusals.ask));
  }

  async previewMove(options: ReadOptions = {}) {
    const call = { method: 'GET', path: move, auth, reply: movePreviewResponse, ...options } as const;
    const sent = await this.#calls.send(call, refusedAs(moveRefusals.preview));
    return sent.ok ? ok(sent.value.data) : sent;
  }

  askToMove(organizationId: string) {
    return this.#act({ method: 'PUT', path: move, body: { organizationId } }, refusedAs(moveRefusals.ask));
  }

  withdrawMove() {
    return this.#act({ method: 'DELETE', path: move }, refusedAs(moveRefusals.withdraw));
  }

  async requests(options: ReadOptions = {}) {
    const call = { method: 'GET', path: requests, auth, reply: joinRequestsResponse, ...options } as const;
    const sent = await this.#calls.send(call);
    return sent.ok ? ok(sent.value.data) : sent;
  }

  approve(id: string) {
    return this.#act({ method: 'POST', path: answerTo(id, 'approve') }, refusedAs(refusals.approve));
  }

  decline(id: string) {
    return this.#act({ method: 'POST', path: answerTo(id, 'decline') }, refusedAs(refusals.decline));
  }

  async #act<E>(
    act: Act,
    known: (failure: HttpFailure) => E | null,
  ): Promise<Result<null, E | ServiceFailure>> {
    const sent = await this.#calls.send({ ...act, auth, reply: joiningActResponse }, known);
    return sent.ok ? ok(null) : sent;
  }
}
