import { setTimeout as wait } from 'node:timers/promises';
import {
  needsKey,
  retryAfterSeconds,
  waitBeforeRetry,
} from '#application/client/platform/http/http-rules.ts';

/** The outcome of one call. Times are milliseconds since the epoch. */
export type Outcome = {
  readonly startedAt: number;
  /** The time at which the call succeeded. */
  readonly endedAt: number;
  /** Whether the first attempt failed. `shownFailures` counts the failures after the client's automatic retry. */
  readonly firstFailed: boolean;
  readonly shownFailures: number;
  readonly lastFailedAt: number | null;
};

export type Call = {
  readonly method: 'GET' | 'PATCH' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or a file. */
  readonly body?: object | string;
};

const file = 'application/octet-stream';
const timeoutMs = 30_000;
/** The time after which a user who sees an error tries again, in milliseconds: 3 to 7 seconds, so that not all users try at the same time. */
const tryAgainMs = (): number => 3_000 + Math.random() * 4_000;

type Reply = { readonly status: number; readonly retryAfter: string | null; readonly body: unknown };

async function send(
  origin: string,
  { method, path, headers, body }: Call,
  key: string,
): Promise<Reply | null> {
  try {
    const reply = await fetch(origin + path, {
      method,
      headers: {
        ...headers,
        ...(body === undefined
          ? {}
          : { 'content-type': typeof body === 'string' ? file : 'application/json' }),
        ...(needsKey({ method }) ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await reply.text();
    return {
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      body: text.startsWith('{') ? JSON.parse(text) : text,
    };
  } catch {
    return null; // The connection broke, or no reply came in time.
  }
}

/** Whether an error is temporary, so that a user who tries again can succeed. */
const isTemporary = (reply: Reply | null): boolean =>
  reply === null || reply.status >= 500 || [408, 409, 425, 429].includes(reply.status);

/** The time after which our client sends a call again without asking the user, in milliseconds; null if it does not. */
function automaticRetry(call: Call, reply: Reply | null): number | null {
  if (reply === null) return null;
  const { status, retryAfter } = reply;
  return waitBeforeRetry(call, {
    kind: 'http/status',
    status,
    body: null,
    retryAfterSeconds: retryAfterSeconds(retryAfter, Date.now()),
    requestId: null,
  });
}

/**
 * Sends a call as our client does, with one automatic retry, and repeats it with the same key until it succeeds, as a user would. Throws if the call is refused,
 * because a repeated call would be refused, too, and after two minutes.
 */
export async function callUntilDone(
  origin: string,
  call: Call,
): Promise<{ readonly outcome: Outcome; readonly data: unknown }> {
  const key = crypto.randomUUID();
  const startedAt = Date.now();
  let [firstFailed, shownFailures, lastFailedAt]: [boolean, number, number | null] = [false, 0, null];
  for (;;) {
    let reply = await send(origin, call, key);
    if (isTemporary(reply)) {
      [firstFailed, lastFailedAt] = [true, Date.now()];
      const waitMs = automaticRetry(call, reply);
      if (waitMs !== null) {
        await wait(waitMs);
        reply = await send(origin, call, key);
      }
    }
    if (reply !== null && reply.status < 400)
      return {
        outcome: { startedAt, endedAt: Date.now(), firstFailed, shownFailures, lastFailedAt },
        data: (reply.body as { readonly data?: unknown }).data,
      };
    if (reply !== null && !isTemporary(reply))
      throw new Error(`${call.method} ${call.path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    shownFailures += 1;
    lastFailedAt = Date.now();
    if (lastFailedAt - startedAt > 120_000) throw new Error(`${call.method} ${call.path} had no success`);
    await wait(tryAgainMs());
  }
}
