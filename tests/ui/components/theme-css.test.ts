import { expect, test } from 'vitest';
import { themeCss } from '#ui/theme/theme-css.ts';

test('[UI-7] the stylesheet matches the tokens and recipes', async () => {
  await expect(themeCss()).toMatchFileSnapshot('../../../src/ui/theme/styles/theme.css');
});
