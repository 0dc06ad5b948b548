import fc from 'fast-check';
import { type AccountType, accountTypes } from '#domain/identity/membership/account-type.ts';
import type { Actor, Membership } from '#domain/organizations/access/actor.ts';
import { type Action, permissions } from '#domain/organizations/access/permissions.ts';
import type { ReachCondition } from '#domain/organizations/access/reach.ts';
import type { Subject } from '#domain/organizations/access/scope.ts';
import { memberRoles } from '#domain/identity/membership/member-role.ts';
import { accessStates } from '#domain/identity/account/access-state.ts';
import { anEmail } from './an-email.ts';

export const anActor = (overrides: Partial<Actor> = {}): Actor => ({
  accountId: 'ada',
  accountType: 'customer',
  mailbox: anEmail(),
  memberships: [],
  grants: [],
  accessState: 'trial_active',
  signIn: { secondFactor: true, ageMs: 0 },
  ...overrides,
});

export const actions = Object.keys(permissions) as readonly Action[];

const organizationPaths = ['tidewater/', 'tidewater/pier/', 'tidewater/quay/', 'uplands/'] as const;

export const conditions = [
  'audited',
  'billing-contact',
  'empty',
  'names-only',
  'on-request',
  'same-organization',
  'uncovered',
] as const satisfies readonly ReachCondition[];

const membership: fc.Arbitrary<Membership> = fc.record({
  organization: fc.constantFrom(...organizationPaths),
  role: fc.constantFrom(...memberRoles),
  billingContact: fc.boolean(),
});

export const arbitrary = {
  action: fc.constantFrom(...actions),
  accountType: fc.constantFrom<AccountType>(...accountTypes),
  membership,
  subject: fc.record<Subject>({
    relation: fc.constantFrom('owner', 'sharer', 'none'),
    organization: fc.constantFrom(null, ...organizationPaths),
    checked: fc.subarray([...conditions]),
  }),
  actor: fc.record<Actor>({
    accountId: fc.constant('ada'),
    accountType: fc.constantFrom<AccountType>(...accountTypes),
    mailbox: fc.constantFrom(null, anEmail()),
    memberships: fc.array(membership, { maxLength: 3 }),
    grants: fc.constant([]),
    accessState: fc.constantFrom(...accessStates),
    signIn: fc.record({ secondFactor: fc.boolean(), ageMs: fc.constantFrom(0, 300_000, 300_001) }),
  }),
} as const;
