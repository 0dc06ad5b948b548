import type { ReadOptions } from '#domain/cancellation.ts';
import type { Consent } from '#domain/consents/consent.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** What the signed-in user agreed to (ORG-10), as our service has it. */
export interface ConsentService {
  /** The last that was said of each subject. */
  read(options?: ReadOptions): Promise<Result<readonly Consent[], ServiceFailure>>;
  /** Records consents, or that they were taken back. */
  give(consents: readonly Consent[]): Promise<Result<void, ServiceFailure>>;
}
