import { defineSlotRecipe } from '@chakra-ui/react';
import { tabsAnatomy } from '@chakra-ui/react/anatomy';

/** Tabs for parts of a page. They are less prominent than the tabs of the area above them. The list may scroll sideways (`.tabs__list` in `parts.css`). */
export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: tabsAnatomy.keys(),
  base: {
    root: { display: 'contents' },
    list: {
      display: 'flex',
      gap: '5',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'target',
      px: '1',
      fontWeight: 600,
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      color: 'textQuiet',
      borderBottom: '3px solid transparent',
      '&:hover': { color: 'text' },
      '&:focus-visible': { outlineOffset: '-3px' },
      '&[aria-selected=true]': { color: 'harbor', borderBottomColor: 'currentcolor' },
    },
  },
});
