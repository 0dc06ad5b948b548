import type { ReadOptions } from '#domain/cancellation.ts';
import type { Organization } from '#domain/organizations/organization.ts';
import type { OwnOrganization } from '#domain/organizations/own-organization.ts';
import type { Result } from '#domain/result.ts';
import type { ServiceFailure } from './service-failure.ts';

/** The organizations of the signed-in user (ORG-1). */
export interface OrganizationService {
  /** All that they belong to, the oldest membership first. */
  list(options?: ReadOptions): Promise<Result<readonly OwnOrganization[], ServiceFailure>>;
  /** The organizations that they may move people between: the one that the call is about, and those below it, by name. */
  schools(options?: ReadOptions): Promise<Result<readonly Organization[], ServiceFailure>>;
  /** Keeps the organization of this id as the one that calls are about which name none, on every device. */
  choose(id: string): Promise<Result<OwnOrganization, ServiceFailure>>;
}
