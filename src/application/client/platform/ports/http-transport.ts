import type { Result } from '#domain/result.ts';
import type { HttpRequest } from './http.ts';

/** One HTTP request with all of its headers. */
export type TransportRequest = Pick<HttpRequest, 'method' | 'path' | 'body' | 'as' | 'onText' | 'signal'> & {
  readonly headers: Readonly<Record<string, string>>;
  /** Timeout in milliseconds. A stream has no limit after it has started. */
  readonly timeoutMs: number;
};

export type TransportReply = {
  readonly status: number;
  /** Returns a header by its name in lower case; null if there is none. */
  readonly header: (name: string) => string | null;
  /** The text, which is empty for a stream, or the bytes of a successful reply to a request with `as: 'bytes'`. */
  readonly body: string | Uint8Array;
};

/** There was no reply. If `signal` aborts a request, it may end with either failure. */
export type TransportFailure = { readonly kind: 'http/unreachable' } | { readonly kind: 'http/timed-out' };

/** Sends one request, without retries. Statuses of 400 and above are replies, not failures. */
export interface HttpTransport {
  send(request: TransportRequest): Promise<Result<TransportReply, TransportFailure>>;
}
