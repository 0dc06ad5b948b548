import { setTimeout as wait } from 'node:timers/promises';

/** The outcome of one call, for the figures. Times are milliseconds since the epoch. */
export type Outcome = {
  readonly startedAt: number;
  /** When it was acknowledged. */
  readonly endedAt: number;
  /** Replies that were errors, and connections that broke, before the client's own repetition and after it. */
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

/** The statuses after which our client sends a call with an Idempotency-Key once more (Spec §7). */
const passing: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const timeoutMs = 30_000;
/** A user presses the button again after this time. */
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
    return null; // the connection broke, or no reply came in time
  }
}

/** Whether a call had no reply, or one that may be another if it is sent again. */
const isFailure = (reply: Reply | null): boolean => reply === null || passing.has(reply.status);

/**
 * Calls as our client does, then again with the same key until the reply is a success: the call is acknowledged then. Throws for a refusal,
 * which repeating does not change, and after two minutes.
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
