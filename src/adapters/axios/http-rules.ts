import type { HttpFailure, HttpRequest } from '#application/client/ports/http.ts';

/** Spec §7: the statuses after which a call that is not idempotent is sent once more. */
const passing: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** A server that asks for more patience than this is not waited for; its answer says how long it takes. */
const longestWaitSeconds = 10;

const shortestTimeout = 30_000;
const longestTimeout = 60_000;

/** Spec §9: the network time-out in milliseconds; `random` is from 0 (inclusive) to 1 (exclusive). */
export const networkTimeout = (random: number): number =>
  shortestTimeout + random * (longestTimeout - shortestTimeout);

/** Calls that may change something twice if they arrive twice; they carry an `Idempotency-Key` (CAL-2). */
export const needsKey = ({ method }: HttpRequest): boolean => method === 'POST' || method === 'PATCH';

/** The slowest line of a school that an upload is waited for, in bytes a millisecond: 1 Mbit/s. */
const slowestUpload = 125;

/** How much longer a call may take because of the file that is sent with it, in milliseconds. */
export const uploadTime = ({ body }: HttpRequest): number =>
  body instanceof Uint8Array ? body.byteLength / slowestUpload : 0;

/**
 * How long to wait before a failed call is sent once more, in milliseconds; null where it is not. Spec §7: only on these
 * statuses, and only what is not idempotent. A call that got no reply is not repeated: the person decides.
 */
export function waitBeforeRetry(request: HttpRequest, failure: HttpFailure): number | null {
  if (!needsKey(request) || failure.kind !== 'http/status' || !passing.has(failure.status)) return null;
  const seconds = failure.retryAfterSeconds ?? 0;
  return seconds <= longestWaitSeconds ? seconds * 1000 : null;
}

/** Reads a `Retry-After` header (seconds, or an HTTP date) as seconds from `now` in epoch milliseconds; null where it is neither. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
