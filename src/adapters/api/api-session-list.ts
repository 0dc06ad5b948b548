import type { Http } from '#application/client/ports/http.ts';
import type { ServiceFailure } from '#application/client/ports/service-failure.ts';
import type { SessionList } from '#application/client/ports/session-list.ts';
import type { Log } from '#application/ports/log.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { ok, type Result } from '#domain/result.ts';
import type { OwnSession } from '#domain/sessions/own-session.ts';
import { successResponse } from '../wire/v1/account.ts';
import { sessionsResponse } from '../wire/v1/sessions.ts';
import { type ApiCalls, apiCalls } from './api-calls.ts';

const sessions = '/v1/app/users/me/sessions';
const auth = 'required';

/** Sessions over HTTP, with the token of the signed-in user. */
export class ApiSessionList implements SessionList {
  readonly #calls: ApiCalls;

  constructor(http: Http, log: Log) {
    this.#calls = apiCalls(http, log);
  }

  async list(options: ReadOptions = {}): Promise<Result<readonly OwnSession[], ServiceFailure>> {
    const call = { method: 'GET', path: sessions, auth, reply: sessionsResponse, ...options } as const;
    const sent = await this.#calls.send(call);
    return sent.ok ? ok(sent.value.data.sessions) : sent;
  }

  async leave(token: string): Promise<Result<void, ServiceFailure>> {
    const call = { method: 'DELETE', path: `${sessions}/current`, auth, token, asOneself: true } as const;
    const sent = await this.#calls.send({ ...call, reply: successResponse });
    return sent.ok ? ok(undefined) : sent;
  }

  async end(id: string): Promise<Result<void, ServiceFailure>> {
    const path = `${sessions}/${encodeURIComponent(id)}`;
    const sent = await this.#calls.send({ method: 'DELETE', path, auth, reply: successResponse });
    return sent.ok ? ok(undefined) : sent;
  }
}
