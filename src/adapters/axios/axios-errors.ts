import { AxiosError, CanceledError } from 'axios';
import type { HttpFailure } from '#application/client/ports/http.ts';

/** Axios codes that mean that no reply came: `ERR_NETWORK` in browsers, Node's own beside it. */
const unreachable: ReadonlySet<string> = new Set([
  'ERR_NETWORK', 'ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'EHOSTUNREACH',
  'ENETUNREACH', 'ENETDOWN', 'ERR_BAD_RESPONSE',
]); // prettier-ignore

const timedOut: ReadonlySet<string> = new Set(['ECONNABORTED', 'ETIMEDOUT']);

/** What an error of axios means where there is no reply; what ends a call early is its time-out; the caller knows whether it gave the call up itself. Others are thrown on. */
export function axiosFailure(error: unknown): HttpFailure {
  if (error instanceof CanceledError) return { kind: 'http/timed-out' };
  const code = error instanceof AxiosError ? (error.code ?? '') : '';
  if (timedOut.has(code)) return { kind: 'http/timed-out' };
  if (unreachable.has(code)) return { kind: 'http/unreachable' };
  throw error;
}
