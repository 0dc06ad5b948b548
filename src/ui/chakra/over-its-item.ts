import type { CSSProperties } from 'react';

/** An input that is drawn by what stands below it: it lies unseen over the whole, where a finger that reads the screen looks for it. */
export const overItsItem: CSSProperties = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'pointer',
};
