import { expect, test } from 'vitest';
import { permissionsPage } from '../../../../../scripts/permissions/permissions-page.ts';

test('[ORG-2] the page of permissions is what the table of permissions says', async () => {
  await expect(await permissionsPage()).toMatchFileSnapshot('../../../../../docs/permissions.md');
});
