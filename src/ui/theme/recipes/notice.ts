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
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderRadius: 'control',
    color: 'text',
    // An email address has no natural place for a line break.
    overflowWrap: 'anywhere',
    '& > svg': { flex: 'none', marginTop: '0.125rem' },
    '& a': { color: 'inherit' },
  },
  variants: {
    tone: {
      info: { bg: 'harborWash', borderColor: 'harbor', '& > svg': { color: 'harbor' } },
      success: { bg: 'mossWash', borderColor: 'moss', '& > svg': { color: 'moss' } },
      warning: { bg: 'sunWash', borderColor: 'sun', '& > svg': { color: 'text' } },
      error: { bg: 'coralWash', borderColor: 'coral', '& > svg': { color: 'coral' } },
    },
  },
  defaultVariants: { tone: 'info' },
});
