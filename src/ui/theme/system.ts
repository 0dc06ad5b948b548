import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { buttonRecipe } from './recipes/button.ts';
import { checkboxRecipe } from './recipes/checkbox.ts';
import { dialogRecipe } from './recipes/dialog.ts';
import { inputRecipe } from './recipes/input.ts';
import { menuRecipe } from './recipes/menu.ts';
import { noticeRecipe } from './recipes/notice.ts';
import { progressRecipe } from './recipes/progress.ts';
import { radioCardRecipe } from './recipes/radio-card.ts';
import { textLinkRecipe } from './recipes/text-link.ts';
import { qrCodeRecipe } from './recipes/qr-code.ts';
import { tableRecipe } from './recipes/table.ts';
import { tabsRecipe } from './recipes/tabs.ts';
import { toastRecipe } from './recipes/toast.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { breakpoints, tokens } from './tokens.ts';

const config = defineConfig({
  cssVarsPrefix: 'by',
  preflight: false,
  conditions: { dark: '.dark &' },
  theme: {
    breakpoints,
    tokens,
    semanticTokens,
    recipes: { button: buttonRecipe, input: inputRecipe, notice: noticeRecipe, textLink: textLinkRecipe },
    slotRecipes: {
      checkbox: checkboxRecipe,
      dialog: dialogRecipe,
      menu: menuRecipe,
      qrCode: qrCodeRecipe,
      table: tableRecipe,
      progress: progressRecipe,
      radioCard: radioCardRecipe,
      tabs: tabsRecipe,
      toast: toastRecipe,
    },
  },
});

/**
 * Blockyard's Chakra system: our tokens and recipes with Chakra's conditions and style props, without its default theme. `theme-css.ts` writes the tokens and
 * the recipes of plain elements to a style sheet, so that pages with only such elements need no Chakra script. Chakra's own components are inside a
 * `ChakraIsland`. Custom properties are named `--by-colors-*`, `--by-spacing-*`, ….
 */
export const system = createSystem(defaultBaseConfig, config);
