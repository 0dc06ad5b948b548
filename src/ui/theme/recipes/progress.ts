import { defineSlotRecipe } from '@chakra-ui/react';
import { progressAnatomy } from '@chakra-ui/react/anatomy';

export const progressRecipe = defineSlotRecipe({
  className: 'job-progress',
  slots: progressAnatomy.keys(),
  base: {
    root: { display: 'grid', gap: '2' },
    label: { fontWeight: 600 },
    // The theme has no size tokens, so the name of a token would not be a valid height.
    track: { height: '0.75rem', borderRadius: 'full', overflow: 'hidden', backgroundColor: 'line' },
    range: {
      height: '100%',
      backgroundColor: 'harbor',
      '@media (prefers-reduced-motion: no-preference)': { transition: 'width 200ms' },
      '&[data-state=indeterminate]': { width: '30%', opacity: 0.6 },
    },
    valueText: { color: 'textQuiet' },
  },
});
