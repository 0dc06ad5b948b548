import { defineRecipe } from '@chakra-ui/react';

/** A message in the page. It has a background, a thick edge and an icon, so that it does not depend on color alone. */
export const noticeRecipe = defineRecipe({
  className: 'notice',
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    px: '4',
    py: '3',
    border: '1px solid var(--mark)',
    borderInlineStartWidth: '6px',
    borderRadius: 'control',
    color: 'text',
    // An email address has no natural place for a line break.
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', marginTop: '0.125rem', color: 'var(--mark)' },
    '& a': { color: 'inherit' },
  },
  variants: {
    tone: {
      info: { bg: 'harborWash', '--mark': 'colors.harbor' },
      success: { bg: 'mossWash', '--mark': 'colors.moss' },
      warning: { bg: 'sunWash', '--mark': 'colors.sun', '& > svg': { color: 'text' } },
      error: { bg: 'coralWash', '--mark': 'colors.coral' },
    },
  },
  defaultVariants: { tone: 'info' },
});
