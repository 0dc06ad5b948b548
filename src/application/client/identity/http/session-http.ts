import type { Clock } from '#application/ports/clock.ts';
import { isCanceled } from '#domain/cancellation.ts';
import { type IdentityFailure, isSessionLoss } from '#domain/identity/sign-in/identity-failure.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { HttpTransport, TransportReply } from '../../platform/ports/http-transport.ts';
import type { Http, HttpFailure, HttpReply, HttpRequest } from '../../platform/ports/http.ts';
import type { IdentityProvider } from '../ports/identity-provider.ts';
import {
  needsKey,
  networkTimeout,
  retryAfterSeconds,
  uploadTime,
  waitBeforeRetry,
} from '../../platform/http/http-rules.ts';
import { type OfTab, requestHeaders } from '../../platform/http/request-headers.ts';

export type SessionHttpPorts = {
  readonly transport: HttpTransport;
  readonly identity: Pick<IdentityProvider, 'token'>;
  readonly clock: Clock;
  /** Whether a user may be signed in. If false, calls with `auth: 'optional'` do not load the identity provider. */
  readonly mayBeSignedIn: () => boolean;
  /** Returns the organization and staff view for calls that do not specify them. Called after the token is known. */
  readonly ofTab?: () => OfTab;
  /** Called when the service refuses a fresh token (AUT-8). */
  readonly onRefused: () => Promise<void>;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** Returns a new idempotency key (CAL-2). */
  readonly newKey: () => string;
};

type Answer = Result<HttpReply, HttpFailure>;

/** The bearer token to send; null if no user is signed in. */
type Bearer = string | null;

type Attempt = {
  readonly request: HttpRequest;
  readonly key: string | null;
  readonly bearer: Bearer;
  readonly mayRetry: boolean;
  readonly mayRenew: boolean;
};

/** The failure of a call that is not sent, because the service would refuse it. */
const refused: HttpFailure = {
  kind: 'http/status',
  status: 401,
  body: null,
  retryAfterSeconds: null,
  requestId: null,
};

const isRefused = (failure: HttpFailure): boolean => failure.kind === 'http/status' && failure.status === 401;

const canceled: HttpFailure = { kind: 'http/canceled' };

/** Returns `Http` over a transport, with the session's token, one retry and one renewal of the token. Spec §7; CAL-1 to CAL-3, AUT-8. */
export function sessionHttp(ports: SessionHttpPorts): Http {
  const { transport, identity, clock } = ports;

  const withoutToken = async (failure: IdentityFailure): Promise<Result<never, HttpFailure>> => {
    if (!isSessionLoss(failure)) return err({ kind: 'http/unreachable' });
    await ports.onRefused();
    return err(refused);
  };

  const bearerFor = async ({ auth, token: given }: HttpRequest): Promise<Result<Bearer, HttpFailure>> => {
    if (given !== undefined) return ok(given);
    if (auth === 'none' || (auth === 'optional' && !ports.mayBeSignedIn())) return ok(null);
    const token = await identity.token({ force: false });
    if (token.ok) return ok(token.value.token);
    return token.error.kind === 'session/required' ? ok(null) : withoutToken(token.error);
  };

  const call = async ({ request, key, bearer }: Attempt): Promise<Answer> => {
    const { signal, auth: _, ...rest } = request;
    if (isCanceled(signal)) return err(canceled);
    const sent = await transport.send({
      ...rest,
      ...(signal && { signal }),
      headers: requestHeaders(request, key, bearer, ports.ofTab),
      timeoutMs: networkTimeout(ports.random()) + uploadTime(request),
    });
    if (sent.ok) return answerOf(sent.value, clock.now());
    return err(isCanceled(signal) ? canceled : sent.error);
  };

  const attempt = async (current: Attempt): Promise<Answer> => {
    const answer = await call(current);
    if (answer.ok) return answer;
    const failure = answer.error;
    if (isRefused(failure) && current.bearer !== null && current.request.token === undefined)
      return renew(current, failure);
    const wait = current.mayRetry ? waitBeforeRetry(current.request, failure) : null;
    if (wait === null) return answer;
    if (wait > 0) await new Promise<void>((resolve) => void clock.after(wait, resolve));
    return attempt({ ...current, mayRetry: false });
  };

  /** Sends a refused call again with a fresh token; if the second call is also refused, the session ends. */
  const renew = async (current: Attempt, failure: HttpFailure): Promise<Answer> => {
    if (!current.mayRenew) {
      await ports.onRefused();
      return err(failure);
    }
    const fresh = await identity.token({ force: true });
    if (fresh.ok) return attempt({ ...current, bearer: fresh.value.token, mayRenew: false });
    return fresh.error.kind === 'session/required' ? err(failure) : withoutToken(fresh.error);
  };

  return {
    async send(request) {
      const bearer = await bearerFor(request);
      if (!bearer.ok) return bearer;
      const key = needsKey(request) ? ports.newKey() : null;
      return attempt({ request, key, bearer: bearer.value, mayRetry: true, mayRenew: true });
    },
  };
}

function answerOf(reply: TransportReply, now: number): Answer {
  const { status, header } = reply;
  const body = bodyOf(reply);
  const organization = header('blockyard-organization');
  const about = organization === null ? {} : { organization };
  if (status < 400) return ok({ status, body, ...about });
  const retryAfter = retryAfterSeconds(header('retry-after'), now);
  const requestId = header('x-request-id');
  return err({ kind: 'http/status', status, body, retryAfterSeconds: retryAfter, requestId, ...about });
}

/** Returns bytes, the value of JSON, other text as text, or null if there is no body. Invalid JSON counts as text. */
function bodyOf({ body, header }: TransportReply): unknown {
  if (typeof body !== 'string') return body;
  if (body === '') return null;
  if (!/[/+]json\b/.test(header('content-type') ?? '')) return body;
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return body;
    throw error;
  }
}
