import type { Cancellation } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';

/** One call. `auth` says whether the bearer token goes with it: always needed, where there is a session, never. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under the API's base URL, with the leading slash. */
  readonly path: string;
  readonly body?: unknown;
  readonly auth: 'required' | 'optional' | 'none';
  /** A file: what is replied is a `Uint8Array`. Failures are read as ever. */
  readonly as?: 'bytes';
  /** The version that an edit is based on, sent as `If-Match`. */
  readonly ifMatch?: number;
  /** Gives the call up (CAL-3). */
  readonly signal?: Cancellation;
};

/** A reply of a status below 400. */
export type HttpReply = { readonly status: number; readonly body: unknown };

/** No reply, or one of a status from 400 to 599. */
export type HttpFailure =
  | { readonly kind: 'http/unreachable' }
  | { readonly kind: 'http/timed-out' }
  /** The request was canceled: nobody sees this. */
  | { readonly kind: 'http/canceled' }
  | {
      readonly kind: 'http/status';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfterSeconds: number | null;
      readonly requestId: string | null;
    };

/** Speaks HTTP by the rules of Spec §7: bearer token, waiting for the auth state, one retry of what is not idempotent. */
export interface Http {
  send(request: HttpRequest): Promise<Result<HttpReply, HttpFailure>>;
}
