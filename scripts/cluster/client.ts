import { setTimeout as wait } from 'node:timers/promises';

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
  readonly body?: object;
};

/** The statuses after which our client retries a call with the same Idempotency-Key (Spec §7). */
const passing: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const timeoutMs = 30_000;
/** The time after which a user presses the button again, in milliseconds. */
const pressAgainMs = 500;

type Reply = { readonly status: number; readonly data: unknown };

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
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' || method === 'PATCH' ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await reply.text();
    return { status: reply.status, data: text.startsWith('{') ? JSON.parse(text).data : text };
  } catch {
    return null; // The connection broke, or no reply came in time.
  }
}

const isFailure = (reply: Reply | null): boolean => reply === null || passing.has(reply.status);

/**
 * Sends a call as our client does, and repeats it with the same key until it succeeds. Throws if the call is refused, because a retry would not change that,
 * and after two minutes.
 */
export async function callUntilDone(
  origin: string,
  call: Call,
): Promise<{ readonly outcome: Outcome; readonly data: unknown }> {
  const key = crypto.randomUUID();
  const startedAt = Date.now();
  let [firstFailed, shownFailures, lastFailedAt]: [boolean, number, number | null] = [false, 0, null];
  const isRepeated = call.method === 'POST' || call.method === 'PATCH';
  for (;;) {
    let reply = await send(origin, call, key);
    if (isFailure(reply)) [firstFailed, lastFailedAt] = [true, Date.now()];
    if (isRepeated && reply !== null && passing.has(reply.status)) reply = await send(origin, call, key);
    if (reply !== null && reply.status < 400)
      return {
        outcome: { startedAt, endedAt: Date.now(), firstFailed, shownFailures, lastFailedAt },
        data: reply.data,
      };
    if (reply !== null && !isFailure(reply))
      throw new Error(`${call.method} ${call.path} answered ${reply.status}: ${JSON.stringify(reply.data)}`);
    shownFailures += 1;
    lastFailedAt = Date.now();
    if (lastFailedAt - startedAt > 120_000) throw new Error(`${call.method} ${call.path} had no success`);
    await wait(pressAgainMs);
  }
}
