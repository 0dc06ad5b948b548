import { defineSlotRecipe } from '@chakra-ui/react';
import { menuAnatomy } from '@chakra-ui/react/anatomy';
import { raised } from './raised.ts';

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.keys(),
  base: {
    content: {
      // The menu's positioner uses this z-index.
      zIndex: 'menu',
      minWidth: '15rem',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'var(--available-height)',
      p: '2',
      overflowY: 'auto',
      ...raised,
      '&[data-state=open]': { animation: 'settle 140ms ease-out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      px: '3',
      fontWeight: 650,
      lineHeight: 1.2,
      textDecoration: 'none',
      borderRadius: 'control',
      cursor: 'pointer',
      '&[data-highlighted]': { bg: 'harborWash' },
      '&:focus-visible': { outline: 'none' },
    },
    itemGroupLabel: { px: '3', py: '2', fontSize: 'sm', fontWeight: 400, color: 'textQuiet' },
    itemText: {
      display: 'grid',
      flex: 1,
      minWidth: 0,
      overflowWrap: 'anywhere',
      '& small': { fontSize: 'sm', fontWeight: 400, color: 'textQuiet' },
    },
    separator: { my: '2', borderColor: 'line' },
  },
});
