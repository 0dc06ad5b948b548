import { expect, test } from 'vitest';
import { themeCss } from '#ui/theme/theme-css.ts';

test('[UI-7] the stylesheet is what the tokens and recipes say', async () => {
  await expect(themeCss()).toMatchFileSnapshot('../../../src/ui/theme/styles/theme.css');
});
