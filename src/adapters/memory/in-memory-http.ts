import type { Http, HttpFailure, HttpReply, HttpRequest } from '#application/client/ports/http.ts';
import type { Clock } from '#application/ports/clock.ts';
import { type Cancellation, isCanceled } from '#domain/cancellation.ts';
import { err, ok, type Result } from '#domain/result.ts';

export type ArrivedRequest = {
  readonly method: HttpRequest['method'];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** The server: its reply, or the reason why there is none. */
export type StubServer = (request: ArrivedRequest) => Promise<
  | {
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'unreachable'
  | 'silent'
>;

const retried = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const idempotent = new Set(['GET', 'PUT', 'DELETE']);
const timeOut = 45_000;
const firstWait = 1000;

/** Calls a server in the same process by the rules of Spec §7. */
export class InMemoryHttp implements Http {
  readonly #other: StubServer;
  readonly #token: () => Promise<string | null>;
  readonly #clock: Clock;
  #keys = 0;

  /** `token` resolves when the session is known: to the user's token, or to null. */
  constructor(other: StubServer, token: () => Promise<string | null>, clock: Clock) {
    this.#other = other;
    this.#token = token;
    this.#clock = clock;
  }

  async send(request: HttpRequest): Promise<Result<HttpReply, HttpFailure>> {
    if (request.signal === undefined) return this.#send(request);
    if (isCanceled(request.signal)) return err({ kind: 'http/canceled' });
    return Promise.race([this.#send(request), canceled(request.signal)]);
  }

  async #send({
    method,
    path,
    body,
    auth,
    ifMatch,
    organization,
    pass,
    token: given,
    signal,
    as,
  }: HttpRequest): Promise<Result<HttpReply, HttpFailure>> {
    const token = given ?? (await this.#tokenFor(auth));
    const once = idempotent.has(method);
    if (isCanceled(signal)) return err({ kind: 'http/canceled' });
    const request = {
      method,
      path,
      body,
      headers: {
        ...this.#headers(token, once),
        ...ifMatchHeader(ifMatch),
        ...(pass === undefined ? {} : { 'blockyard-pass': pass }),
        ...(token === null || organization === undefined ? {} : { 'blockyard-organization': organization }),
      },
    };
    const first = await this.#try(request, as);
    if (once || first.ok || first.error.kind !== 'http/status' || !retried.has(first.error.status)) {
      return first;
    }
    const seconds = first.error.retryAfterSeconds;
    await this.#wait(seconds === null ? firstWait : seconds * 1000);
    if (isCanceled(signal)) return err({ kind: 'http/canceled' });
    return this.#try(request, as);
  }

  #tokenFor(auth: HttpRequest['auth']): Promise<string | null> {
    return auth === 'none' ? Promise.resolve(null) : this.#token();
  }

  #headers(token: string | null, once: boolean): Readonly<Record<string, string>> {
    if (!once) this.#keys += 1;
    return {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(once ? {} : { 'idempotency-key': `memory-key-${String(this.#keys).padStart(8, '0')}` }),
    };
  }

  async #try(request: ArrivedRequest, as: HttpRequest['as']): Promise<Result<HttpReply, HttpFailure>> {
    const reply = await this.#other(structuredClone(request));
    if (reply === 'unreachable') return err({ kind: 'http/unreachable' });
    if (reply === 'silent') {
      await this.#wait(timeOut);
      return err({ kind: 'http/timed-out' });
    }
    const { status, body = null, headers = {} } = reply;
    const named = headers['blockyard-organization'];
    const about = named === undefined ? {} : { organization: named };
    if (status < 400) return ok({ status, body: as === 'bytes' ? bytesOf(body) : body, ...about });
    const retryAfter = Number(headers['retry-after']);
    return err({
      kind: 'http/status',
      status,
      body,
      retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
      requestId: headers['x-request-id'] ?? null,
      ...about,
    });
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#clock.after(ms, resolve));
  }
}

const bytesOf = (body: unknown): Uint8Array =>
  body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body));

const ifMatchHeader = (version: number | undefined): Readonly<Record<string, string>> =>
  version === undefined ? {} : { 'if-match': `"${version}"` };

const canceled = (signal: Cancellation): Promise<Result<never, HttpFailure>> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(err({ kind: 'http/canceled' }))));
