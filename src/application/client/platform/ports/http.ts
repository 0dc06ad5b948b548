import type { Cancellation } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';

/** A request. `auth` is whether to send the bearer token: always, if there is a session, or never. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the API's base URL, with a leading slash. */
  readonly path: string;
  /** Sent as JSON. A `Uint8Array` that has its own buffer is sent as a file. */
  readonly body?: unknown;
  readonly auth: 'required' | 'optional' | 'none';
  /** Set if the reply is a file. Its body is then a `Uint8Array`. Failures are parsed as usual. */
  readonly as?: 'bytes';
  /** Set if the reply is an event stream. Called with each chunk of text. The reply resolves when the stream ends, and its body is null. */
  readonly onText?: (text: string) => void;
  /** The organization id of the call (ORG-1), if it differs from the tab's. Sent only with a token. */
  readonly organization?: string;
  /** Set if the call is made as the staff member, even while the tab views as another user (ORG-5). */
  readonly asOneself?: true;
  readonly token?: string;
  /** The token of a substitute pass, which is sent instead of a login (ORG-13). */
  readonly pass?: string;
  /** The token of a student, which is sent instead of a login (ROS-8). */
  readonly student?: string;
  /** The version that an edit is based on, sent as `If-Match`. */
  readonly ifMatch?: number;
  /** Cancels the request (CAL-3). */
  readonly signal?: Cancellation;
};

export type HttpReply = {
  readonly status: number;
  readonly body: unknown;
  /** The organization id of the reply; missing if there is none. */
  readonly organization?: string;
};

/** There was no reply, or its status was from 400 to 599. */
export type HttpFailure =
  | { readonly kind: 'http/unreachable' }
  | { readonly kind: 'http/timed-out' }
  | { readonly kind: 'http/canceled' }
  | {
      readonly kind: 'http/status';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfterSeconds: number | null;
      readonly requestId: string | null;
      readonly organization?: string;
    };

/** Sends HTTP requests as Spec §7 requires: with the bearer token, after the auth state is known, with at most one retry. */
export interface Http {
  send(request: HttpRequest): Promise<Result<HttpReply, HttpFailure>>;
}
