import { defineRecipe } from '@chakra-ui/react';

export const textLinkRecipe = defineRecipe({
  className: 'text-link',
  base: {
    color: 'harbor',
    fontWeight: 600,
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
    '&:hover': { color: 'harborHover', textDecorationThickness: '3px' },
  },
  variants: { alone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' } } },
});
