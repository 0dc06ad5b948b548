import type { Cancellation } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';

/** A request. `auth`: send the bearer token always, if there is a session, or never. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the API's base URL, with a leading slash. */
  readonly path: string;
  /** Sent as JSON; a `Uint8Array` with its own buffer is sent as a file. */
  readonly body?: unknown;
  readonly auth: 'required' | 'optional' | 'none';
  /** Expects a file: the reply's body is a `Uint8Array`. Failures are parsed as usual. */
  readonly as?: 'bytes';
  /** Expects an event stream: called with each chunk of text. The reply resolves when the stream ends; its body is null. */
  readonly onText?: (text: string) => void;
  /** The organization id of the call (ORG-1), if it is not the tab's. Sent only with a token. */
  readonly organization?: string;
  /** The call is made as the staff member, even while the tab views as another user (ORG-5). */
  readonly asOneself?: true;
  readonly token?: string;
  /** The token of a substitute pass; replaces a login (ORG-13). */
  readonly pass?: string;
  /** The token of a student; replaces a login (ROS-8). */
  readonly student?: string;
  /** The version that an edit is based on, sent as `If-Match`. */
  readonly ifMatch?: number;
  /** Cancels the request (CAL-3). */
  readonly signal?: Cancellation;
};

export type HttpReply = {
  readonly status: number;
  readonly body: unknown;
  /** The organization id of the reply; absent if there is none. */
  readonly organization?: string;
};

/** No reply, or a status from 400 to 599. */
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

/** Sends HTTP requests as Spec §7 requires: with the bearer token, once the auth state is known, with at most one retry. */
export interface Http {
  send(request: HttpRequest): Promise<Result<HttpReply, HttpFailure>>;
}
