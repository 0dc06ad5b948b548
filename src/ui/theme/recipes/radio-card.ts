import { defineSlotRecipe } from '@chakra-ui/react';
import { radioCardAnatomy } from '@chakra-ui/react/anatomy';

export const radioCardRecipe = defineSlotRecipe({
  className: 'radio-card',
  slots: radioCardAnatomy.keys(),
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
      columnGap: '3',
      rowGap: '2',
    },
    label: { gridColumn: '1 / -1', fontWeight: 650 },
    item: {
      display: 'grid',
      alignContent: 'start',
      position: 'relative',
      minHeight: 'target',
      p: '3',
      border: '1px solid',
      borderColor: 'lineStrong',
      borderRadius: 'control',
      cursor: 'pointer',
      '&[data-state=checked]': {
        bg: 'harborWash',
        borderColor: 'harbor',
        boxShadow: 'inset 0 0 0 1px var(--by-colors-harbor)',
      },
      '&[data-focus-visible]': { outline: '3px solid', outlineColor: 'harbor', outlineOffset: '2px' },
    },
    itemText: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'center',
    },
    itemIndicator: {
      width: '1.25rem',
      height: '1.25rem',
      border: '1.5px solid',
      borderColor: 'lineStrong',
      borderRadius: 'full',
      '&[data-checked]': { borderWidth: '6px', borderColor: 'harbor' },
    },
    itemDescription: { gridColumn: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  },
});
