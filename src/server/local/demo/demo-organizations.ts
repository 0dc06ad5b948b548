import type { NamedRole } from '#domain/identity/membership/member-role.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { pathBelow, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import { demoId } from './demo-id.ts';

/** A demo organization. `parent` is the path of a school's district. */
export type DemoOrganization = {
  readonly id: string;
  readonly name: string;
  readonly path: OrganizationPath;
};

const below = (parent: DemoOrganization | null, number: number, name: string): DemoOrganization => {
  const id = demoId(number);
  return { id, name, path: pathBelow(parent?.path ?? null, id) };
};

export const demoDistrict = below(null, 900, 'Tidewater Unified School District');

export const demoDomain = 'tidewater.example';

export const demoSeats = 14;

export const demoTimeZone = 'America/Los_Angeles';

/** Returns the calendar day of a time (epoch milliseconds) at the demo's schools. */
export const demoDayOf = dayInZone(demoTimeZone);

export const demoSchools = {
  lighthouse: below(demoDistrict, 901, 'Lighthouse Elementary'),
  quayside: below(demoDistrict, 902, 'Quayside Elementary'),
  pierStreet: below(demoDistrict, 903, 'Pier Street School'),
  anchor: below(demoDistrict, 904, 'Anchor Middle School'),
  breakwater: below(demoDistrict, 905, 'Breakwater Middle School'),
} as const;

/** A demo invitation. Days count back from today, so 8 is eight days ago. */
export type DemoInvitation = {
  readonly id: string;
  readonly email: string;
  readonly school: DemoOrganization;
  readonly role: NamedRole;
  readonly daysAgo: number;
  readonly became: 'sent' | 'opened' | 'bounced' | 'expired' | 'declined';
};

const invitation = (
  number: number,
  rest: Omit<DemoInvitation, 'email' | 'id'>,
  name: string,
): DemoInvitation => ({
  id: demoId(number),
  email: `${name}@${demoDomain}`,
  ...rest,
});

const { lighthouse, quayside, anchor, breakwater } = demoSchools;

/** One invitation of each status that its sender can see. */
export const demoInvitations: readonly DemoInvitation[] = [
  invitation(951, { school: lighthouse, role: 'teacher', daysAgo: 2, became: 'sent' }, 'olga.petrov'),
  invitation(952, { school: quayside, role: 'teacher', daysAgo: 8, became: 'opened' }, 'sam.tanaka'),
  invitation(953, { school: anchor, role: 'manager', daysAgo: 8, became: 'sent' }, 'principal.anchor'),
  invitation(954, { school: anchor, role: 'teacher', daysAgo: 8, became: 'bounced' }, 'tess.okonkwo'),
  invitation(955, { school: breakwater, role: 'teacher', daysAgo: 41, became: 'expired' }, 'uma.fischer'),
  invitation(956, { school: breakwater, role: 'teacher', daysAgo: 20, became: 'declined' }, 'vic.moreau'),
];
