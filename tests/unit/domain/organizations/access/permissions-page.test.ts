import { expect, test } from 'vitest';
import { permissionsPage } from '../../../../../scripts/permissions/permissions-page.ts';

test('[ORG-2] the page of permissions matches the table of permissions', async () => {
  await expect(await permissionsPage()).toMatchFileSnapshot('../../../../../docs/permissions.md');
});
