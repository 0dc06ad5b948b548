import { defineRecipe } from '@chakra-ui/react';

/** Colored buttons have a darker edge at the bottom, and move down onto it when pressed. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    border: '2px solid transparent',
    borderRadius: 'control',
    fontFamily: 'body',
    fontWeight: 650,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, translate, box-shadow',
    transitionDuration: 'settle',
    '&:hover:not(:disabled)': { bg: 'harborWash' },
    '&:active:not(:disabled)': { translate: '0 1px' },
    // A submit button is disabled only until the page's script runs. A visible change would flash.
    '&:disabled:not([type=submit]), &[aria-disabled=true]': { cursor: 'default', opacity: 0.6 },
  },
  variants: {
    variant: {
      primary: {
        bg: 'coral',
        color: 'onCoral',
        boxShadow: '0 3px 0 var(--by-colors-coral-edge)',
        '&:hover:not(:disabled)': { bg: 'coralHover' },
        '&:active:not(:disabled)': {
          translate: '0 3px',
          boxShadow: '0 0 0 var(--by-colors-coral-edge)',
        },
      },
      secondary: {
        bg: 'surface',
        color: 'text',
        borderColor: 'lineStrong',
      },
      quiet: {
        bg: 'transparent',
        color: 'harbor',
      },
      /** In a menu, a button is as wide as the menu, with its text at the start. */
      entry: {
        display: 'flex',
        justifyContent: 'flex-start',
        gap: '3',
        width: '100%',
        bg: 'transparent',
        color: 'text',
        textAlign: 'start',
        '&:active:not(:disabled)': { translate: 'none' },
      },
      danger: {
        bg: 'surface',
        color: 'coral',
        borderColor: 'coral',
        '&:hover:not(:disabled)': { bg: 'coral', color: 'onCoral' },
      },
    },
    size: {
      sm: { px: '3', py: '2', fontSize: 'md' },
      md: { px: '5', py: '2', fontSize: 'md' },
      lg: { px: '6', py: '3', fontSize: 'lg' },
      icon: { width: 'target', p: '0', flex: 'none' },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});
