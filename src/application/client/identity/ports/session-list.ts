import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { OwnSession } from '#domain/identity/sessions/own-session.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** Browser sessions of the signed-in user (ORG-7). */
export interface SessionList {
  list(options?: ReadOptions): Promise<Result<readonly OwnSession[], ServiceFailure>>;
  /** Removes the session of a token after sign-out, even if a different user is signed in. */
  leave(token: string): Promise<Result<void, ServiceFailure>>;
  /** Ends a session by id. Its tabs are logged out at their next call. Idempotent. */
  end(id: string): Promise<Result<void, ServiceFailure>>;
}
