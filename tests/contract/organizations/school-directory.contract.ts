import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OrganizationRepository } from '#application/service/organizations/ports/organization-repository.ts';
import type { SchoolDirectory } from '#application/service/organizations/ports/school-directory.ts';
import { anOrganization } from '../../builders/an-organization.ts';

export type SchoolDirectoryHarness = {
  readonly organizations: OrganizationRepository;
  readonly schools: SchoolDirectory;
  readonly close: () => Promise<void>;
};

export function schoolDirectoryContract(
  name: string,
  makeHarness: () => Promise<SchoolDirectoryHarness>,
): void {
  describe(`SchoolDirectory: ${name}`, () => {
    let harness: SchoolDirectoryHarness;
    let schools: SchoolDirectory;
    beforeEach(async () => {
      harness = await makeHarness();
      ({ schools } = harness);
      const { organizations } = harness;
      const parent = await anOrganization(organizations, { id: '1', name: 'Oak Hill', kind: 'district' });
      await anOrganization(organizations, { id: '2', name: 'Élan at Oak Hill', parent });
      await anOrganization(organizations, { id: '3', name: 'OAK HILL HIGH', parent });
      await anOrganization(organizations, { id: '4', name: 'oak hill workspace', kind: 'workspace' });
      await anOrganization(organizations, { id: '5', name: '100% Elm_Street' });
    });
    afterEach(() => harness.close());

    test('[ORG-10] finds districts and schools by a part of their name, matches at the start first, and no workspace', async () => {
      expect(await schools.find('oak hill', 10)).toEqual([
        { name: 'Oak Hill', district: null },
        { name: 'OAK HILL HIGH', district: 'Oak Hill' },
        { name: 'Élan at Oak Hill', district: 'Oak Hill' },
      ]);
      expect(await schools.find('elan', 10)).toEqual([{ name: 'Élan at Oak Hill', district: 'Oak Hill' }]);
      expect(await schools.find('workspace', 10)).toEqual([]);
    });

    test('[ORG-10] returns a limited number of schools', async () => {
      expect(await schools.find('oak', 1)).toEqual([{ name: 'Oak Hill', district: null }]);
    });

    test('[SEC-4] special characters are matched literally', async () => {
      expect(await schools.find('o%k', 10)).toEqual([]);
      expect(await schools.find('oak_hill', 10)).toEqual([]);
      expect(await schools.find(String.raw`oak\hill`, 10)).toEqual([]);
      expect(await schools.find('0% elm_', 10)).toEqual([{ name: '100% Elm_Street', district: null }]);
    });
  });
}
