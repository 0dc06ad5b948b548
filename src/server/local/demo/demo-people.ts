import type { AccountType } from '#domain/account/account-type.ts';
import type { Grant } from '#domain/license/grant.ts';

/** Somebody of the demo district; `access` says which state their license shows. */
export type DemoPerson = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly accountType: AccountType;
  /** Null until onboarding is finished. */
  readonly schoolOrDistrict: string | null;
  readonly access: 'district' | 'ending' | 'trial' | 'trial-ended';
};

/** The one password of the demo. */
export const demoPassword = 'harbor-demo';

const district = 'Tidewater Unified School District';
const schools = [
  'Lighthouse Elementary',
  'Quayside Elementary',
  'Pier Street School',
  'Anchor Middle School',
  'Breakwater Middle School',
] as const;

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

const person = (
  role: string,
  [firstName, lastName]: readonly [string, string],
  rest: Pick<DemoPerson, 'accountType' | 'schoolOrDistrict' | 'access'>,
): DemoPerson => ({
  id: `demo-${role}`,
  firstName,
  lastName,
  email: `${role}@demo.blockyard.example`,
  ...rest,
});

/** One district, its five schools, and people of every role and access state. */
export const demoPeople: readonly DemoPerson[] = [
  person('admin', ['Rosa', 'Harbormaster'], {
    accountType: 'admin',
    schoolOrDistrict: 'Blockyard',
    access: 'district',
  }),
  person('owner', ['Walter', 'Brooks'], {
    accountType: 'customer',
    schoolOrDistrict: district,
    access: 'ending',
  }),
  person('manager', ['Nadia', 'Haddad'], {
    accountType: 'manager',
    schoolOrDistrict: district,
    access: 'district',
  }),
  ...teachers.map((name, index) =>
    person(`teacher${index + 1}`, name, {
      accountType: 'teacher',
      schoolOrDistrict: schools[index % schools.length] ?? district,
      access: 'district',
    }),
  ),
  person('trial', ['Kim', 'Alvarez'], {
    accountType: 'customer',
    schoolOrDistrict: 'Homeport Learning',
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

/** The grant that puts a person into their access state at this moment. */
export function demoGrant(access: DemoPerson['access'], now: number): Grant {
  const grants: Readonly<Record<DemoPerson['access'], Grant>> = {
    district: { kind: 'district', startsAt: now - 90 * day, endsAt: now + 275 * day },
    ending: { kind: 'district', startsAt: now - 350 * day, endsAt: now + 15 * day },
    trial: { kind: 'trial', startsAt: now - 25 * day, endsAt: now + 5 * day },
    'trial-ended': { kind: 'trial', startsAt: now - 40 * day, endsAt: now - 10 * day },
  };
  return grants[access];
}
