import type { HttpFailure, HttpRequest } from '../ports/http.ts';

/** Spec §7: the statuses after which a call that is not idempotent is sent one more time. */
const passing: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/** The maximum `Retry-After` in seconds. If it is longer, the call fails. */
const maxWaitSeconds = 10;

const minTimeout = 30_000;
const maxTimeout = 60_000;

/** Spec §9: the network timeout in milliseconds; `random` is from 0 (inclusive) to 1 (exclusive). */
export const networkTimeout = (random: number): number => minTimeout + random * (maxTimeout - minTimeout);

/** Whether a call would change data twice if it were received twice. Such calls have an `Idempotency-Key` (CAL-2). */
export const needsKey = ({ method }: Pick<HttpRequest, 'method'>): boolean =>
  method === 'POST' || method === 'PATCH';

/** The slowest supported upload speed, in bytes per millisecond: 1 Mbit/s. */
const minUploadSpeed = 125;

/** The time that an uploaded file adds to the timeout, in milliseconds. */
export const uploadTime = ({ body }: HttpRequest): number =>
  body instanceof Uint8Array ? body.byteLength / minUploadSpeed : 0;

/**
 * Returns the milliseconds before a failed call is sent again; null if it must not be sent again. Spec §7: only calls with an `Idempotency-Key`, only after
 * the statuses in `passing`, and only if the wait is at most `maxWaitSeconds`. A call without a reply is not repeated, because only the user can decide that.
 */
export function waitBeforeRetry(request: Pick<HttpRequest, 'method'>, failure: HttpFailure): number | null {
  if (!needsKey(request) || failure.kind !== 'http/status' || !passing.has(failure.status)) return null;
  const seconds = failure.retryAfterSeconds ?? 0;
  return seconds <= maxWaitSeconds ? seconds * 1000 : null;
}

/** Parses a `Retry-After` header (seconds or an HTTP date). Returns the seconds from `now` (epoch milliseconds), or null if the header is neither. */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // oxlint-disable-next-line no-restricted-globals -- It parses a text and reads no clock.
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
