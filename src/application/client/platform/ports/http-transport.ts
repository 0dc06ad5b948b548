import type { Result } from '#domain/result.ts';
import type { HttpRequest } from './http.ts';

/** One HTTP request with all of its headers. */
export type TransportRequest = Pick<HttpRequest, 'method' | 'path' | 'body' | 'as' | 'onText' | 'signal'> & {
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds after which a request without a reply ends. A stream has no limit once it has begun. */
  readonly timeoutMs: number;
};

export type TransportReply = {
  readonly status: number;
  /** Returns a header by its name in lower case; null if there is none. */
  readonly header: (name: string) => string | null;
  /** Text, empty for a stream; the bytes of a successful reply to a request `as: 'bytes'`. */
  readonly body: string | Uint8Array;
};

/** No reply. A request whose `signal` aborts may end with either. */
export type TransportFailure = { readonly kind: 'http/unreachable' } | { readonly kind: 'http/timed-out' };

/** Sends one request, without retries. Statuses from 400 are replies. */
export interface HttpTransport {
  send(request: TransportRequest): Promise<Result<TransportReply, TransportFailure>>;
}
