import { defineRecipe } from '@chakra-ui/react';

/** A text field: 16 px text (no zoom on phones), 44 px high, with a border contrast of at least 3:1. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: '100%',
    minHeight: 'target',
    px: '3',
    py: '2',
    bg: 'surface',
    color: 'text',
    border: '1.5px solid',
    borderColor: 'lineStrong',
    borderRadius: 'control',
    fontSize: 'md',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'settle',
    '&:hover': { borderColor: 'harbor' },
    '&:focus-visible': {
      outline: 'none',
      borderColor: 'harbor',
      boxShadow: '0 0 0 3px var(--by-colors-harbor-wash), 0 0 0 1px var(--by-colors-harbor) inset',
    },
    '&[aria-invalid=true]': {
      borderColor: 'coral',
      boxShadow: '0 0 0 1px var(--by-colors-coral) inset',
      // The border keeps its color. The focus is shown with an outline around it.
      '&:focus-visible': { outline: '3px solid', outlineColor: 'harbor', outlineOffset: '2px' },
    },
    // One-time codes have wide digits that are easy to tell apart.
    '&[autocomplete=one-time-code]': { fontFamily: 'mono', fontSize: 'xl', letterSpacing: '0.15em' },
    // Reserves space for the button inside the field.
    '.field-with-button > &': { paddingInlineEnd: '5rem' },
    '&[readonly]': { bg: 'sunken', borderColor: 'line' },
    '&::placeholder': { color: 'textQuiet', opacity: 1 },
  },
});
