import type { ClientApp } from '#application/client/client-app.ts';
import { trialFrom } from '#domain/organizations/grants/grant.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { anId } from '../../../../builders/an-id.ts';
import { aPage } from '../../../../builders/a-page.ts';
import { aService } from '../../../../builders/a-service.ts';
import { anAccount } from '../../../../builders/an-account.ts';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { startOfTests } from '../../../../builders/time.ts';
import { got } from '../../classrooms/classrooms/open-classrooms.tsx';

const password = 'difference-engine';

async function aDistrict() {
  const service = aService();
  const { organizations } = service;
  const parent = await anOrganization(organizations, { id: 'tide', kind: 'district', name: 'Tide District' });
  await anOrganization(organizations, { id: 'oak', name: 'Oak School', parent });
  await anOrganization(organizations, { id: 'elm', name: 'Elm School', parent });
  const join = async (
    firstName: string,
    organizationId: string,
    role: MemberRole,
    lastName = 'Quay',
  ): Promise<string> => {
    const name = firstName.toLowerCase();
    const email = `${name}@tide.test`;
    const { id } = service.identity.addUser({ email, password, emailVerified: true });
    const grants = [trialFrom(startOfTests)];
    await service.accounts.open(
      anAccount({ id, email, firstName, lastName, grants, onboardedAt: startOfTests }),
    );
    const membership = { id: anId(`m-${name}`), accountId: id, organizationId, role, billingContact: false };
    await organizations.join({ ...membership, at: startOfTests });
    return id;
  };
  const logIn = async (firstName: string): Promise<ClientApp> => {
    const client = aPage(service).client;
    got(await client.auth.signIn({ email: `${firstName.toLowerCase()}@tide.test`, password }));
    return client;
  };
  return { service, join, logIn };
}

/** A district that Ada owns. Mia manages Oak School, Ben and Cem teach there, and Dee teaches at Elm School. */
export async function aStaffedDistrict() {
  const district = await aDistrict();
  await district.join('Ada', 'tide', 'customer');
  await district.join('Mia', 'oak', 'manager');
  await district.join('Ben', 'oak', 'teacher');
  await district.join('Cem', 'oak', 'teacher');
  await district.join('Dee', 'elm', 'teacher');
  return district;
}
