import type { Cancellation } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';

/** A request. `auth` says when to send the bearer token: always, if there is a session, or never. */
export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the API's base URL, with a leading slash. */
  readonly path: string;
  /** Sent as JSON; a `Uint8Array` of a buffer of its own is a file, and sent as it is. */
  readonly body?: unknown;
  readonly auth: 'required' | 'optional' | 'none';
  /** Expects a file: the reply's body is a `Uint8Array`. Failures are parsed as usual. */
  readonly as?: 'bytes';
  /** Expects a stream of events: called with each piece of text as it comes. The reply comes when the stream ends; its body is null. */
  readonly onText?: (text: string) => void;
  /** The id of the organization that the call is about (ORG-1), where it is not that of the tab; goes with a token only. */
  readonly organization?: string;
  /** Made by staff themselves, also while the tab views as somebody else (ORG-5). */
  readonly asOneself?: true;
  /** Made with this token, which is not renewed, instead of that of whoever is signed in by now. */
  readonly token?: string;
  /** The token of a substitute pass, by which the call is made instead of a login (ORG-13). */
  readonly pass?: string;
  /** The token of a student, by which the call is made instead of a login (ROS-8). */
  readonly student?: string;
  /** The version that an edit is based on, sent as `If-Match`. */
  readonly ifMatch?: number;
  /** Cancels the request (CAL-3). */
  readonly signal?: Cancellation;
};

/** A reply with a status below 400. */
export type HttpReply = {
  readonly status: number;
  readonly body: unknown;
  /** The id of the organization that the reply is about; absent where it is about none. */
  readonly organization?: string;
};

/** No reply, or a reply with a status from 400 to 599. */
export type HttpFailure =
  | { readonly kind: 'http/unreachable' }
  | { readonly kind: 'http/timed-out' }
  /** The request was canceled; users never see this. */
  | { readonly kind: 'http/canceled' }
  | {
      readonly kind: 'http/status';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfterSeconds: number | null;
      readonly requestId: string | null;
      /** The same as in a reply. */
      readonly organization?: string;
    };

/** Sends HTTP requests as Spec §7 requires: with bearer token, after the auth state is known, and with at most one retry. */
export interface Http {
  send(request: HttpRequest): Promise<Result<HttpReply, HttpFailure>>;
}
