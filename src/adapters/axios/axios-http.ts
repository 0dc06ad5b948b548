import axios, { AxiosError, type AxiosInstance, type AxiosResponse } from 'axios';
import type { Http, HttpFailure, HttpReply, HttpRequest } from '#application/client/ports/http.ts';
import type { IdentityProvider } from '#application/client/ports/identity-provider.ts';
import type { Clock } from '#application/ports/clock.ts';
import { isCanceled } from '#domain/cancellation.ts';
import { type IdentityFailure, isSessionLoss } from '#domain/identity/identity-failure.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { axiosFailure } from './axios-errors.ts';
import { needsKey, networkTimeout, retryAfterSeconds, uploadTime, waitBeforeRetry } from './http-rules.ts';
import { type OfTab, requestHeaders } from './request-headers.ts';

export type AxiosHttpPorts = {
  /** Scheme and host of the API, without a slash at the end; empty for the page's own. */
  readonly baseUrl: string;
  readonly identity: Pick<IdentityProvider, 'token'>;
  readonly clock: Clock;
  /** Whether a user may be signed in; if false, calls of `auth: 'optional'` do not load the identity provider. */
  readonly mayBeSignedIn: () => boolean;
  /** The organization and staff view for calls that do not name them. Called after the token is known. */
  readonly ofTab?: () => OfTab;
  /** Called when the service refuses a fresh token (AUT-8). */
  readonly onRefused: () => Promise<void>;
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random?: () => number;
  readonly newKey?: () => string;
};

/** The bearer token to send; null if no user is signed in. */
type Bearer = string | null;

type Attempt = {
  readonly request: HttpRequest;
  readonly key: string | null;
  readonly bearer: Bearer;
  readonly mayRetry: boolean;
  readonly mayRenew: boolean;
};

/** A call that the service would refuse fails here without being sent. */
const refused: HttpFailure = {
  kind: 'http/status',
  status: 401,
  body: null,
  retryAfterSeconds: null,
  requestId: null,
};

const isRefused = (failure: HttpFailure): boolean => failure.kind === 'http/status' && failure.status === 401;

const canceled: HttpFailure = { kind: 'http/canceled' };

/** Http by axios. Spec §7; CAL-1 to CAL-3, AUT-8. */
export class AxiosHttp implements Http {
  readonly #ports: AxiosHttpPorts;
  readonly #axios: AxiosInstance;

  constructor(ports: AxiosHttpPorts) {
    this.#ports = ports;
    this.#axios = axios.create({
      baseURL: ports.baseUrl,
      headers: { Accept: 'application/json' },
      responseType: 'text',
      transformResponse: (body: unknown) => body,
      validateStatus: () => true,
      maxRedirects: 0,
    });
  }

  async send(request: HttpRequest): Promise<Result<HttpReply, HttpFailure>> {
    const bearer = await this.#bearerFor(request);
    if (!bearer.ok) return bearer;
    const key = needsKey(request) ? (this.#ports.newKey ?? newUuid)() : null;
    return this.#attempt({ request, key, bearer: bearer.value, mayRetry: true, mayRenew: true });
  }

  async #attempt(attempt: Attempt): Promise<Result<HttpReply, HttpFailure>> {
    const answer = await this.#call(attempt);
    if (answer.ok) return answer;
    const failure = answer.error;
    if (isRefused(failure) && attempt.bearer !== null && attempt.request.token === undefined) {
      return this.#renew(attempt, failure);
    }
    const wait = attempt.mayRetry ? waitBeforeRetry(attempt.request, failure) : null;
    if (wait === null) return answer;
    await this.#pause(wait);
    return this.#attempt({ ...attempt, mayRetry: false });
  }

  /** Sends a refused call again with a fresh token; if that is refused too, the session ends. */
  async #renew(attempt: Attempt, failure: HttpFailure): Promise<Result<HttpReply, HttpFailure>> {
    if (!attempt.mayRenew) {
      await this.#ports.onRefused();
      return err(failure);
    }
    const fresh = await this.#ports.identity.token({ force: true });
    if (fresh.ok) return this.#attempt({ ...attempt, bearer: fresh.value.token, mayRenew: false });
    return fresh.error.kind === 'session/required' ? err(failure) : this.#withoutToken(fresh.error);
  }

  async #bearerFor({ auth, token: given }: HttpRequest): Promise<Result<Bearer, HttpFailure>> {
    if (given !== undefined) return ok(given);
    const { identity, mayBeSignedIn } = this.#ports;
    if (auth === 'none' || (auth === 'optional' && !mayBeSignedIn())) return ok(null);
    const token = await identity.token({ force: false });
    if (token.ok) return ok(token.value.token);
    return token.error.kind === 'session/required' ? ok(null) : this.#withoutToken(token.error);
  }

  /** A user is signed in, but there is no token. */
  async #withoutToken(failure: IdentityFailure): Promise<Result<never, HttpFailure>> {
    if (!isSessionLoss(failure)) {
      return err({ kind: 'http/unreachable' });
    }
    await this.#ports.onRefused();
    return err(refused);
  }

  async #call({ request, key, bearer }: Attempt): Promise<Result<HttpReply, HttpFailure>> {
    const { clock, random = Math.random } = this.#ports;
    const { signal } = request;
    if (isCanceled(signal)) return err(canceled);
    const ended = new AbortController();
    const end = (): void => ended.abort();
    const timer = clock.after(networkTimeout(random()) + uploadTime(request), end);
    signal?.addEventListener('abort', end);
    try {
      const response = await this.#axios.request<unknown>({
        method: request.method,
        url: request.path,
        data: request.body,
        signal: ended.signal,
        ...answerAs(request),
        headers: requestHeaders(request, key, bearer, this.#ports.ofTab),
      });
      if (request.onText === undefined) return this.#answer(response, request.as);
      clock.cancel(timer);
      return this.#answer(await streamed(response, request.onText), undefined);
    } catch (error) {
      const failure = axiosFailure(error);
      return err(isCanceled(signal) ? canceled : failure);
    } finally {
      signal?.removeEventListener('abort', end);
      clock.cancel(timer);
    }
  }

  #answer(response: AxiosResponse<unknown>, as: HttpRequest['as']): Result<HttpReply, HttpFailure> {
    const { status } = response;
    const body = as === 'bytes' && status < 400 ? bytesOf(response.data) : bodyOf(response);
    const about = aboutOrganization(response);
    if (status < 400) return ok({ status, body, ...about });
    const retryAfter = retryAfterSeconds(header(response, 'retry-after'), this.#ports.clock.now());
    const requestId = header(response, 'x-request-id');
    return err({ kind: 'http/status', status, body, retryAfterSeconds: retryAfter, requestId, ...about });
  }

  #pause(ms: number): Promise<void> {
    return ms === 0 ? Promise.resolve() : new Promise((resolve) => void this.#ports.clock.after(ms, resolve));
  }
}

const newUuid = (): string => crypto.randomUUID();

function header({ headers }: AxiosResponse<unknown>, name: string): string | null {
  const value: unknown = headers[name];
  return typeof value === 'string' ? value : null;
}

const aboutOrganization = (response: AxiosResponse<unknown>): Pick<HttpReply, 'organization'> => {
  const organization = header(response, 'blockyard-organization');
  return organization === null ? {} : { organization };
};

/** How the body of a reply is read; only `fetch` reads streams. */
const answerAs = ({ as, onText }: HttpRequest) =>
  onText === undefined
    ? ({ responseType: as === 'bytes' ? 'arraybuffer' : 'text' } as const)
    : ({ adapter: 'fetch', responseType: 'stream' } as const);

/** The text of a stream in parts; throws `AxiosError` if the network ends it early. */
async function* textOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  const next = () =>
    reader.read().catch((cause: unknown) => {
      throw new AxiosError(String(cause), AxiosError.ERR_NETWORK);
    });
  for (let part = await next(); !part.done; part = await next())
    yield decoder.decode(part.value, { stream: true });
}

/** Passes on the text of a stream as it arrives; the body of a refusal is text, not a stream. */
async function streamed(
  response: AxiosResponse<unknown>,
  onText: (text: string) => void,
): Promise<AxiosResponse<unknown>> {
  if (!(response.data instanceof ReadableStream)) return response;
  const isStream = response.status < 400;
  let rest = '';
  for await (const text of textOf(response.data)) {
    if (isStream) onText(text);
    else rest += text;
  }
  return { ...response, data: rest };
}

/** Browsers return a buffer, Node.js a view of one. */
const bytesOf = (data: unknown): Uint8Array =>
  data instanceof ArrayBuffer || data instanceof Uint8Array ? new Uint8Array(data) : new Uint8Array();

/** The value of JSON, other text as text, null if there is none. Invalid JSON counts as text. */
function bodyOf(response: AxiosResponse<unknown>): unknown {
  const { data } = response;
  const text = typeof data === 'string' ? data : new TextDecoder().decode(bytesOf(data));
  if (text === '') return null;
  if (!/[/+]json\b/.test(header(response, 'content-type') ?? '')) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
