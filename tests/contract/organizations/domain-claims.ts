import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import type { Service } from '../../builders/a-service.ts';
import { aDomainClaim } from '../../builders/a-domain.ts';
import { startOfTests } from '../../builders/time.ts';
import { settingsDistrict } from './settings-district.ts';

/** Sets up `settingsDistrict`, in which `uplands` has verified the domain `taken.test`. */
export async function districtWithDomains(service: Service, role: MemberRole) {
  const ada = await settingsDistrict(service, role);
  await service.domains.claim({ ...aDomainClaim('taken'), organizationId: 'uplands' });
  await service.domains.prove('taken', { at: startOfTests, how: 'dns' });
  return ada;
}
