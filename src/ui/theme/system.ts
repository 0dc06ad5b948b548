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
 * Blockyard's Chakra system: our own tokens and recipes on Chakra's conditions and style props, nothing of its
 * default theme. `theme-css.ts` writes it down as a stylesheet, so that pages made of plain elements need none
 * of Chakra's script; a page that uses Chakra's own components wraps them in `ChakraProvider` with this system.
 * Its custom properties are `--by-colors-*`, `--by-spacing-*`, ….
 */
export const system = createSystem(defaultBaseConfig, config);
