import type { AuditEntry } from '#domain/audit.ts';
import { demoId } from './demo-id.ts';
import { demoDistrict, demoDomain, demoInvitations, demoSchools } from './demo-organizations.ts';
import { demoPeople } from './demo-people.ts';

/** A demo audit entry. `daysAgo` counts back from today. */
export type DemoEntry = { readonly daysAgo: number; readonly entry: AuditEntry };

const { lighthouse, quayside, pierStreet } = demoSchools;
const district = demoDistrict.path;
const erasure = { why: 'asked-by-school', ticket: 'SUP-1204' } as const;

const joined: readonly DemoEntry[] = demoPeople.flatMap(({ id, membership }): readonly DemoEntry[] => {
  if (membership === null || membership.role === 'customer') return [];
  const { organization, role } = membership;
  const about = { subject: id, organization: organization.path, before: null };
  return [
    {
      daysAgo: membership.joined,
      entry: { action: 'invitation/accepted', by: id, ...about, after: { role } },
    },
  ];
});

const invited: readonly DemoEntry[] = demoInvitations.map(({ id, school, role, daysAgo }) => ({
  daysAgo,
  entry: {
    action: 'invitation/sent',
    by: 'demo-manager',
    subject: school.id,
    organization: school.path,
    before: null,
    after: { role, batch: id, count: 1 },
  },
}));

const acts: readonly DemoEntry[] = [
  {
    daysAgo: 113,
    entry: {
      action: 'invitation/sent',
      by: 'demo-owner',
      subject: demoDistrict.id,
      organization: district,
      before: null,
      after: { role: 'manager', batch: demoId(957), count: 1 },
    },
  },
  {
    daysAgo: 103,
    entry: {
      action: 'account/role-changed',
      by: 'demo-owner',
      subject: 'demo-principal',
      organization: lighthouse.path,
      before: { role: 'teacher' },
      after: { role: 'manager' },
    },
  },
  {
    daysAgo: 90,
    entry: {
      action: 'organization/domain-claimed',
      by: 'demo-owner',
      subject: demoDistrict.id,
      organization: district,
      before: null,
      after: { domain: demoDomain },
    },
  },
  {
    daysAgo: 89,
    entry: {
      action: 'organization/domain-proved',
      by: 'demo-owner',
      subject: demoDistrict.id,
      organization: district,
      before: null,
      after: { domain: demoDomain, how: 'dns', reason: null },
    },
  },
  {
    daysAgo: 76,
    entry: {
      action: 'account/moved',
      by: 'demo-manager',
      subject: 'demo-teacher5',
      organization: pierStreet.path,
      before: { organization: quayside.path },
      after: { organization: pierStreet.path },
    },
  },
  {
    daysAgo: 71,
    entry: {
      action: 'account/billing-contact-changed',
      by: 'demo-owner',
      subject: 'demo-manager',
      organization: district,
      before: { billingContact: false },
      after: { billingContact: true },
    },
  },
  {
    daysAgo: 40,
    entry: {
      action: 'classroom/transferred',
      by: 'demo-manager',
      subject: demoId(300),
      organization: quayside.path,
      concerns: ['demo-teacher3'],
      before: { accountId: 'demo-former' },
      after: { accountId: 'demo-teacher3' },
    },
  },
  {
    daysAgo: 40,
    entry: {
      action: 'account/deactivated',
      by: 'demo-manager',
      subject: 'demo-former',
      organization: quayside.path,
    },
  },
  {
    daysAgo: 33,
    entry: {
      action: 'activity/read',
      by: 'demo-owner',
      subject: district,
      organization: district,
      read: { filter: {}, count: 19 },
    },
  },
  {
    daysAgo: 26,
    entry: { action: 'account/export-ordered', by: 'demo-teacher2', subject: 'demo-teacher2' },
  },
  {
    daysAgo: 26,
    entry: { action: 'account/export-downloaded', by: 'demo-teacher2', subject: 'demo-teacher2' },
  },
  {
    daysAgo: 12,
    entry: {
      action: 'account/link-sent',
      by: 'demo-admin',
      subject: 'demo-teacher6',
      organization: pierStreet.path,
    },
  },
  {
    daysAgo: 12,
    entry: {
      action: 'account/trial-extended',
      by: 'demo-admin',
      subject: 'demo-trial',
      before: null,
      after: { days: 14, reason: erasure },
    },
  },
  {
    daysAgo: 1,
    entry: {
      action: 'account/join-asked',
      by: 'demo-asking',
      subject: 'demo-asking',
      organization: district,
    },
  },
  {
    daysAgo: 2,
    entry: {
      action: 'account/move-asked',
      by: 'demo-teacher7',
      subject: 'demo-teacher7',
      organization: demoSchools.anchor.path,
    },
  },
  {
    daysAgo: 5,
    entry: {
      action: 'invitation/resent',
      by: 'demo-manager',
      subject: demoInvitations[1]?.id ?? '',
      organization: quayside.path,
    },
  },
];

export const demoHistory: readonly DemoEntry[] = [...joined, ...invited, ...acts].toSorted(
  (one, other) => other.daysAgo - one.daysAgo,
);
