import type { ReadOptions } from '#domain/cancellation.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import type { OwnOrganization } from '#domain/identity/membership/own-organization.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

/** The organizations of the signed-in user (ORG-1). */
export interface OrganizationService {
  list(options?: ReadOptions): Promise<Result<readonly OwnOrganization[], ServiceFailure>>;
  /** The organizations between which the user may move people: the current one and those below it, sorted by name. */
  schools(options?: ReadOptions): Promise<Result<readonly Organization[], ServiceFailure>>;
  /** Saves the default organization for calls that do not specify one, on every device. */
  choose(id: string): Promise<Result<OwnOrganization, ServiceFailure>>;
}
