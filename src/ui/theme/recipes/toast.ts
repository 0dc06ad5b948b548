import { defineSlotRecipe } from '@chakra-ui/react';
import { toastAnatomy } from '@chakra-ui/react/anatomy';

const button = {
  flex: 'none',
  minHeight: 'target',
  borderRadius: 'control',
  cursor: 'pointer',
  '&:focus-visible': { outlineColor: 'canvas', outlineOffset: '-3px' },
} as const;

/** A temporary message at the edge of the window, in the colors of the other mode. Chakra positions and moves it. */
export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'max-content',
      maxWidth: 'min(30rem, 100vw - 2rem)',
      p: '2',
      ps: '4',
      color: 'canvas',
      bg: 'text',
      borderRadius: 'control',
      boxShadow: 'soft',
      zIndex: 'var(--z-index)',
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      transition: 'translate 180ms ease-out, opacity 180ms ease-out',
    },
    actionTrigger: {
      ...button,
      px: '3',
      fontWeight: 650,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
    closeTrigger: { ...button, display: 'grid', placeItems: 'center', width: 'target' },
  },
});
