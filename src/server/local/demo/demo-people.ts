import type { AccountType } from '#domain/identity/membership/account-type.ts';
import type { Grant } from '#domain/organizations/grants/grant.ts';
import type { MemberRole } from '#domain/identity/membership/member-role.ts';
import { demoDistrict, demoDomain, type DemoOrganization, demoSchools } from './demo-organizations.ts';

/** A membership in the demo district. Days count back from today, so 8 is eight days ago. */
type DemoMembership = {
  readonly organization: DemoOrganization;
  readonly role: MemberRole;
  readonly joined: number;
  /** The day of deactivation, or null if the member is active. */
  readonly deactivated: number | null;
  /** The last active day, or null for never. */
  readonly active: number | null;
};

/** A demo user. `access` is their own grant, because the license of the district covers its members. */
export type DemoPerson = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly accountType: AccountType;
  /** Null until onboarding is complete. */
  readonly schoolOrDistrict: string | null;
  readonly access: 'comp' | 'none' | 'trial' | 'trial-ended';
  readonly membership: DemoMembership | null;
};

export const demoPassword = 'harbor-demo';

const teachers = [
  ['Amara', 'Okafor'],
  ['Ben', 'Lindqvist'],
  ['Carmen', 'Ruiz'],
  ['Dev', 'Patel'],
  ['Elif', 'Kaya'],
  ['Finn', 'O’Connor'],
  ['Grace', 'Nakamura'],
  ['Hana', 'Novák'],
  ['Idris', 'Bello'],
  ['June', 'Whitefeather'],
] as const;

const schoolsOfTeachers = Object.values(demoSchools).flatMap((school) => [school, school]);

type Rest = Pick<DemoPerson, 'accountType' | 'schoolOrDistrict' | 'access'>;

const person = (
  role: string,
  [firstName, lastName]: readonly [string, string],
  rest: Rest & Partial<Pick<DemoPerson, 'email' | 'membership'>>,
): DemoPerson => ({
  id: `demo-${role}`,
  firstName,
  lastName,
  email: `${role}@demo.blockyard.example`,
  membership: null,
  ...rest,
});

type StaffDates = Pick<DemoMembership, 'joined' | 'role'> & Partial<DemoMembership>;

const staff = (
  name: string,
  names: readonly [string, string],
  organization: DemoOrganization,
  { role, joined, deactivated = null, active = 0.2 }: StaffDates,
): DemoPerson =>
  person(name, names, {
    accountType: role,
    schoolOrDistrict: organization.name,
    access: deactivated === null ? 'none' : 'trial-ended',
    membership: { organization, role, joined, deactivated, active },
  });

/** A district with five schools and fourteen staff, and users of every role and access state. */
export const demoPeople: readonly DemoPerson[] = [
  person('admin', ['Rosa', 'Harbormaster'], {
    accountType: 'admin',
    schoolOrDistrict: 'Blockyard',
    access: 'comp',
  }),
  staff('owner', ['Walter', 'Brooks'], demoDistrict, { role: 'customer', joined: 120 }),
  staff('manager', ['Nadia', 'Haddad'], demoDistrict, { role: 'manager', joined: 112 }),
  staff('principal', ['Priya', 'Raman'], demoSchools.lighthouse, { role: 'manager', joined: 104 }),
  ...teachers.map((name, index) =>
    staff(`teacher${index + 1}`, name, schoolsOfTeachers[index] ?? demoDistrict, {
      role: 'teacher',
      joined: 100 - 2 * index,
      active: index === 8 ? null : index * 1.3,
    }),
  ),
  staff('former', ['Karl', 'Eide'], demoSchools.quayside, {
    role: 'teacher',
    joined: 101,
    deactivated: 40,
    active: 43,
  }),
  person('trial', ['Kim', 'Alvarez'], {
    accountType: 'customer',
    schoolOrDistrict: 'Homeport Learning',
    access: 'trial',
  }),
  // Her address is in the district's own domain, so she can ask to join the district.
  person('asking', ['Vera', 'Stone'], {
    email: `vera.stone@${demoDomain}`,
    accountType: 'customer',
    schoolOrDistrict: demoSchools.lighthouse.name,
    access: 'trial',
  }),
  person('ended', ['Leo', 'Marsh'], {
    accountType: 'customer',
    schoolOrDistrict: 'Saltmarsh Co-op',
    access: 'trial-ended',
  }),
  person('newcomer', ['Noor', 'Vandersluis'], {
    accountType: 'customer',
    schoolOrDistrict: null,
    access: 'trial',
  }),
];

const day = 86_400_000;

export function demoGrants(access: DemoPerson['access'], now: number): readonly Grant[] {
  const grants: Readonly<Record<DemoPerson['access'], readonly Grant[]>> = {
    comp: [{ kind: 'comp', startsAt: now - 90 * day, endsAt: now + 275 * day }],
    none: [],
    trial: [{ kind: 'trial', startsAt: now - 25 * day, endsAt: now + 5 * day }],
    'trial-ended': [{ kind: 'trial', startsAt: now - 40 * day, endsAt: now - 10 * day }],
  };
  return grants[access];
}
