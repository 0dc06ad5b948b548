import { defineRecipe } from '@chakra-ui/react';

/** A link in running text, always underlined. */
export const textLinkRecipe = defineRecipe({
  className: 'text-link',
  base: {
    color: 'harbour',
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
    '&:hover': { color: 'harbourHover', textDecorationThickness: '3px' },
  },
  variants: { quiet: { true: { color: 'text', fontWeight: 400 } } },
});
