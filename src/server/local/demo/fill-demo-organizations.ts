import type { Ids } from '#application/service/platform/ports/ids.ts';
import type { OrganizationGrant } from '#application/service/organizations/ports/grant-repository.ts';
import type { Stores, Transaction } from '#application/service/ports/transaction.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { classroomLimits } from '#domain/classrooms/classrooms/classroom.ts';
import { lastDayBefore, startOfDay, yearsAfter } from '#domain/organizations/grants/term.ts';
import { invitationLifetime } from '#domain/organizations/invitations/invitation.ts';
import { verificationRecord } from '#domain/organizations/domains/mail-domain.ts';
import { workspaceName } from '#domain/identity/membership/organization.ts';
import {
  demoDistrict,
  demoDomain,
  type DemoInvitation,
  demoInvitations,
  demoSchools,
  demoSeats,
  demoTimeZone as timeZone,
} from './demo-organizations.ts';
import { demoPeople, type DemoPerson } from './demo-people.ts';

const day = 86_400_000;

export type DemoOrganizationStores = { readonly transaction: Transaction; readonly ids: Ids };

/** Returns the term of the district's license. It ends on the first July 1 that is at least 45 days away, in the district's time zone. */
function demoLicense(now: number): Pick<OrganizationGrant, 'startsAt' | 'endsAt'> {
  const soon = lastDayBefore(now + 45 * day, timeZone);
  const thisYear = `${soon.slice(0, 4)}-07-01`;
  const endsOn = soon < thisYear ? thisYear : yearsAfter(thisYear, 1);
  return { startsAt: now - 90 * day, endsAt: startOfDay(endsOn, timeZone) };
}

async function openSchools({ organizations, grants }: Stores, now: number): Promise<void> {
  const at = now - 120 * day;
  const district = await organizations.open({
    id: demoDistrict.id,
    kind: 'district',
    name: demoDistrict.name,
    timeZone,
    at,
    parent: null,
  });
  await grants.give({ organizationId: district.id, kind: 'district', seats: demoSeats, ...demoLicense(now) });
  for (const { id, name } of Object.values(demoSchools)) {
    await organizations.open({ id, kind: 'school', name, timeZone, parent: district, at });
  }
}

async function join({ organizations }: Stores, ids: Ids, person: DemoPerson, now: number): Promise<void> {
  const { id: accountId, firstName, lastName, accountType, membership, schoolOrDistrict } = person;
  if (accountType === 'admin' || schoolOrDistrict === null) return;
  const id = ids.next();
  if (membership === null) {
    const owner = { membershipId: id, accountId, role: accountType };
    const name = workspaceName(firstName, lastName);
    return organizations.openWorkspace({ id: ids.next(), name, timeZone, owner, at: now });
  }
  const { organization, role, joined } = membership;
  const billingContact = role === 'customer';
  const at = now - joined * day;
  await organizations.join({ id, accountId, organizationId: organization.id, role, billingContact, at });
}

/** Deactivates demo staff who have left. Must be called after their activity is saved, which needs an active membership. */
export const endDemoMemberships = (
  { transaction }: Pick<DemoOrganizationStores, 'transaction'>,
  now: number,
): Promise<void> =>
  transaction.run(async ({ organizations }) => {
    for (const { id: accountId, membership } of demoPeople) {
      const deactivated = membership?.deactivated ?? null;
      if (deactivated === null) continue;
      const end = { at: now - deactivated * day, why: 'deactivated' } as const;
      for (const { id } of await organizations.membershipsOf(accountId))
        await organizations.endMembership(id, end);
    }
  });

/** Verifies the district's domain, and creates a join request from an address in it. */
async function proveDomain({ domains, joinRequests }: Stores, ids: Ids, now: number): Promise<void> {
  const [id, organizationId] = [ids.next(), demoDistrict.id];
  const claim = { id, organizationId, domain: demoDomain, record: verificationRecord(id) };
  await domains.claim({ ...claim, at: now - 90 * day });
  await domains.prove(id, { at: now - 89 * day, how: 'dns' });
  const asking = { accountId: 'demo-asking', organizationId, workspaceId: null };
  await joinRequests.ask({ ...asking, id: ids.next(), at: now - day });
}

/** Creates Grace's workspace from before she joined her school, and her request to move its classrooms to the school. */
async function askToMove(
  { organizations, classrooms, joinRequests }: Stores,
  ids: Ids,
  now: number,
): Promise<void> {
  const [workspaceId, accountId, at] = [ids.next(), 'demo-teacher7', now - 130 * day];
  const name = workspaceName('Grace', 'Nakamura');
  const opened = { id: workspaceId, kind: 'workspace', name, timeZone } as const;
  const { path: organization } = await organizations.open({ ...opened, parent: null, at });
  const owner = { id: ids.next(), accountId, role: 'customer', billingContact: true } as const;
  await organizations.join({ ...owner, organizationId: workspaceId, at });
  await organizations.choose(accountId, demoSchools.anchor.id);
  for (const classroom of ['Robotics, Tuesdays', '6C, maker lab']) {
    const teacher = { teacherId: ids.next(), accountId };
    const unset = { termName: null, firstDay: null, lastDay: null, color: null, icon: null };
    await classrooms.open(
      { ...unset, id: ids.next(), name: classroom, gradeBand: '6-8', organization, owner: teacher, at },
      classroomLimits.classroomsPerAccount,
    );
  }
  const request = { id: ids.next(), accountId, organizationId: demoSchools.anchor.id, workspaceId };
  await joinRequests.ask({ ...request, at: now - 2 * day });
}

async function invite({ invitations }: Stores, given: DemoInvitation, now: number): Promise<void> {
  const { id, school, role, daysAgo, became } = given;
  const email = parseEmail(given.email);
  if (!email.ok) throw new Error(`'${given.email}' is not a valid email address.`);
  const invitedAt = now - daysAgo * day;
  await invitations.invite({
    organizationId: school.id,
    role,
    message: 'We code with the Dock this term. Come aboard!',
    invitedAt,
    expiresAt: invitedAt + invitationLifetime,
    invitedBy: 'demo-manager',
    batch: id,
    addresses: [{ id, email: email.value }],
  });
  const at = invitedAt + 60_000;
  await invitations.note(id, became === 'bounced' ? { bouncedAt: at } : { sentAt: at });
  if (became === 'opened') await invitations.note(id, { openedAt: invitedAt + day });
  if (became === 'declined') await invitations.settle(id, 'declined');
}

/**
 * Creates the demo district with its schools, staff and invitations, and other users' workspaces. Idempotent. @returns whether it was
 * created now
 */
export async function fillDemoOrganizations(
  { transaction, ids }: DemoOrganizationStores,
  now: number,
): Promise<boolean> {
  return transaction.run(async (stores) => {
    if ((await stores.organizations.byId(demoDistrict.id, everywhere)) !== null) return false;
    await openSchools(stores, now);
    for (const person of demoPeople) await join(stores, ids, person, now);
    await proveDomain(stores, ids, now);
    await askToMove(stores, ids, now);
    for (const invitation of demoInvitations) await invite(stores, invitation, now);
    return true;
  });
}
