import type { ReadOptions } from '#domain/cancellation.ts';
import type { Result } from '#domain/result.ts';
import type { OwnSession } from '#domain/sessions/own-session.ts';
import type { ServiceFailure } from './service-failure.ts';

/** Where the signed-in user is logged in, in browsers (ORG-7). */
export interface SessionList {
  /** Their sessions: that of this browser first, then those that were seen last. */
  list(options?: ReadOptions): Promise<Result<readonly OwnSession[], ServiceFailure>>;
  /** Takes the session of a token off the list: it was left. Who is logged in by now is no matter. */
  leave(token: string): Promise<Result<void, ServiceFailure>>;
  /** Ends one by its id: its tabs are logged out at their next call. One that has ended already stays so. */
  end(id: string): Promise<Result<void, ServiceFailure>>;
}
