import { defineSlotRecipe } from '@chakra-ui/react';
import { checkboxAnatomy } from '@chakra-ui/react/anatomy';

export const checkboxRecipe = defineSlotRecipe({
  className: 'tick',
  slots: checkboxAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      position: 'relative',
      minHeight: 'target',
      py: '2',
      cursor: 'pointer',
    },
    control: {
      flex: 'none',
      display: 'grid',
      width: '1.375rem',
      height: '1.375rem',
      mt: '0.05rem',
      p: '2px',
      color: 'onHarbor',
      bg: 'surface',
      border: '1.5px solid',
      borderColor: 'lineStrong',
      borderRadius: '4px',
      '&[data-state=checked]': { bg: 'harbor', borderColor: 'harbor' },
      '&[data-focus-visible]': { outline: '3px solid', outlineColor: 'harbor', outlineOffset: '2px' },
      // If the browser chooses the colors, the check mark has the text color.
      '@media (forced-colors: active)': { color: 'CanvasText' },
    },
  },
});
