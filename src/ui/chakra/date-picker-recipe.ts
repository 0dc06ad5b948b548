import { defineSlotRecipe } from '@chakra-ui/react';
import { datePickerAnatomy } from '@chakra-ui/react/anatomy';
import { raised } from '../theme/recipes/raised.ts';

const button = {
  display: 'grid',
  placeItems: 'center',
  minWidth: 'target',
  minHeight: 'target',
  fontWeight: 650,
  borderRadius: 'control',
  cursor: 'pointer',
  '&:hover': { bg: 'harborWash' },
} as const;

export const datePickerRecipe = defineSlotRecipe({
  className: 'date-picker',
  slots: datePickerAnatomy.keys(),
  base: {
    root: { height: '100%' },
    control: { height: '100%' },
    content: {
      zIndex: 'menu',
      p: '2',
      ...raised,
    },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
    prevTrigger: button,
    nextTrigger: button,
    rangeText: { fontWeight: 650 },
    table: { width: '100%', textAlign: 'center' },
    tableHeader: { p: '1', fontSize: 'sm', fontWeight: 400, color: 'textQuiet' },
    tableCell: { p: 0, textAlign: 'center' },
    tableCellTrigger: {
      ...button,
      fontWeight: 400,
      '&[data-today]': { fontWeight: 700, textDecoration: 'underline' },
      '&[data-outside-range]': { color: 'textQuiet' },
      '&[data-selected]': { color: 'onHarbor', bg: 'harbor' },
      '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
    },
  },
});
