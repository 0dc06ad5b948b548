import type { CSSProperties } from 'react';

/** A native input that is invisible and covers its item, so that touch exploration by a screen reader finds it there. */
export const overItsItem: CSSProperties = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'pointer',
};
