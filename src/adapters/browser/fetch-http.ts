import type { Http, HttpFailure, HttpReply, HttpRequest } from '#application/client/platform/ports/http.ts';
import type { Clock } from '#application/ports/clock.ts';
import { isCanceled } from '#domain/cancellation.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** The timeout of a call in milliseconds. */
const timeoutMs = 30_000;

/**
 * HTTP over the browser's `fetch` for calls without an account. Sends no bearer token and does not retry. Pages for students load it instead of axios and the
 * identity provider.
 */
export class FetchHttp implements Http {
  readonly #baseUrl: string;
  readonly #clock: Clock;

  /** `baseUrl` is the scheme and host of the API, without a trailing slash. Empty for the page's own origin. */
  constructor(baseUrl: string, clock: Clock) {
    this.#baseUrl = baseUrl;
    this.#clock = clock;
  }

  async send(request: HttpRequest): Promise<Result<HttpReply, HttpFailure>> {
    if (request.auth !== 'none') throw new Error('These calls must not need an account');
    const { signal } = request;
    if (isCanceled(signal)) return err({ kind: 'http/canceled' });
    const ended = new AbortController();
    const end = (): void => ended.abort();
    const timer = this.#clock.after(timeoutMs, end);
    signal?.addEventListener('abort', end);
    try {
      const reply = await fetch(`${this.#baseUrl}${request.path}`, {
        method: request.method,
        cache: 'no-store',
        credentials: 'same-origin',
        signal: ended.signal,
        headers: headersOf(request),
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
      const { onText } = request;
      if (onText === undefined || !reply.ok) return await answerOf(reply);
      // Streams have no timeout. Their reader decides how long they may be silent.
      this.#clock.cancel(timer);
      await passOn(reply, onText);
      return ok({ status: reply.status, body: null });
    } catch (error) {
      if (isCanceled(signal)) return err({ kind: 'http/canceled' });
      if (ended.signal.aborted) return err({ kind: 'http/timed-out' });
      // fetch throws a TypeError if no reply arrives, or if the reply is cut off.
      if (error instanceof TypeError) return err({ kind: 'http/unreachable' });
      throw error;
    } finally {
      signal?.removeEventListener('abort', end);
      this.#clock.cancel(timer);
    }
  }
}

const headersOf = ({ body, student, onText }: HttpRequest): Record<string, string> => ({
  Accept: onText === undefined ? 'application/json' : 'text/event-stream',
  ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  ...(student === undefined ? {} : { 'Blockyard-Student': student }),
});

/** Passes on the text of a stream as it arrives. Safari 16 cannot iterate streams. */
async function passOn({ body }: Response, onText: (text: string) => void): Promise<void> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
    onText(decoder.decode(part.value, { stream: true }));
}

async function answerOf(reply: Response): Promise<Result<HttpReply, HttpFailure>> {
  const { status, headers } = reply;
  const body = bodyOf(await reply.text());
  if (status < 400) return ok({ status, body });
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isNaN(seconds) ? null : seconds;
  return err({
    kind: 'http/status',
    status,
    body,
    retryAfterSeconds,
    requestId: headers.get('x-request-id'),
  });
}

/** Parses a body. Returns the value of JSON, other text as text, and null if there is none. */
function bodyOf(text: string): unknown {
  if (text === '') return null;
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
