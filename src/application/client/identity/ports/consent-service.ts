import type { ReadOptions } from '#domain/cancellation.ts';
import type { Consent } from '#domain/identity/consents/consent.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** The consents of the signed-in user (ORG-10). */
export interface ConsentService {
  read(options?: ReadOptions): Promise<Result<readonly Consent[], ServiceFailure>>;
  give(consents: readonly Consent[]): Promise<Result<void, ServiceFailure>>;
}
