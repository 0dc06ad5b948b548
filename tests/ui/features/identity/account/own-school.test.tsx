import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrganization } from '../../../../builders/an-organization.ts';
import { startOfTests } from '../../../../builders/time.ts';
import { ada, openProfile } from './open-profile.tsx';

test('[ORG-7] the profile of a school member links to where they can leave it', async () => {
  await openProfile({
    before: async ({ client, identity, organizations }) => {
      await anOrganization(organizations, { id: 'oak', kind: 'school', name: 'Oak School' });
      const accountId = identity.userOf(ada.email)?.id ?? '';
      const membership = { id: 'm1', accountId, organizationId: 'oak', role: 'teacher' } as const;
      await organizations.join({ ...membership, billingContact: false, at: startOfTests });
      await client.auth.signIn(ada);
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Your school' }));
  expect(section.getByText(/You belong to .?Oak School/)).toBeDefined();
  const link = section.getByRole('link', { name: 'Leave this school' });
  expect(link.getAttribute('href')).toBe('/settings/teachers/me');
});

test('[ORG-7] an individual teacher has no school to leave', async () => {
  await openProfile();
  expect(await screen.findByRole('region', { name: 'Export my data' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Your school' })).toBeNull();
});
