import { expect, test } from 'vitest';
import { personalDataPage } from '../../../scripts/personal-data/personal-data-page.ts';

test('[SEC-9] the page of personal data matches the inventory', async () => {
  await expect(await personalDataPage()).toMatchFileSnapshot('../../../docs/personal-data.md');
});
