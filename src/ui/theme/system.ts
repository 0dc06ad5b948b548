import { createSystem, defineConfig } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { buttonRecipe } from './recipes/button.ts';
import { inputRecipe } from './recipes/input.ts';
import { noticeRecipe } from './recipes/notice.ts';
import { textLinkRecipe } from './recipes/text-link.ts';
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
  },
});

/**
 * Blockyard's Chakra system: our own tokens on Chakra's conditions and style props, nothing of its
 * default theme. Its custom properties are `--by-colors-*`, `--by-spacing-*`, …; the reset and all static
 * surfaces are in `styles/blockyard.css`, which costs no script.
 */
export const system = createSystem(defaultBaseConfig, config);
