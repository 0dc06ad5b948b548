import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogAnatomy } from '@chakra-ui/react/anatomy';
import { raised } from './raised.ts';

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 'modal', bg: 'rgb(15 23 38 / 60%)' },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      display: 'grid',
      placeItems: 'center',
      p: '4',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      width: 'min(32rem, 100%)',
      maxHeight: '100%',
      p: 'clamp(1rem, 4vw, 1.5rem)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      ...raised,
      animation: 'settle 160ms ease-out',
      '& h3': { fontFamily: 'body', fontSize: 'md', fontWeight: 650, letterSpacing: 0 },
      '& h3 + ul': { mt: '-0.75rem' },
    },
    header: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '4' },
    title: {
      pt: '2',
      fontSize: 'xl',
      overflowWrap: 'anywhere',
      // The script moves the focus to the dialog, which is not a control and therefore has no outline.
      '&:focus': { outline: 'none' },
    },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 'target',
      height: 'target',
      margin: '-0.25rem -0.5rem 0 0',
      color: 'textQuiet',
      borderRadius: 'control',
      cursor: 'pointer',
      '&:hover': { color: 'text', bg: 'harborWash' },
    },
    body: { display: 'contents' },
  },
});
