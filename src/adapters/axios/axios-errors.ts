import { AxiosError, CanceledError } from 'axios';
import type { TransportFailure } from '#application/client/platform/ports/http-transport.ts';

/** Axios codes for a missing reply: `ERR_NETWORK` in browsers, the other codes in Node.js. */
const unreachable: ReadonlySet<string> = new Set([
  'ERR_NETWORK', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'EHOSTUNREACH',
  'ENETUNREACH', 'ENETDOWN', 'ERR_BAD_RESPONSE',
]); // prettier-ignore

const timedOut: ReadonlySet<string> = new Set(['ECONNABORTED', 'ETIMEDOUT']);

/**
 * Maps an axios error without a reply to a failure. An aborted call counts as a timeout, because the caller knows whether it canceled the call. Rethrows other
 * errors.
 */
export function axiosFailure(error: unknown): TransportFailure {
  if (error instanceof CanceledError) return { kind: 'http/timed-out' };
  const code = error instanceof AxiosError ? (error.code ?? '') : '';
  if (timedOut.has(code)) return { kind: 'http/timed-out' };
  if (unreachable.has(code)) return { kind: 'http/unreachable' };
  throw error;
}
