import { Fragment, type ReactNode } from 'react';

const pieces = /[^@.]*[@.]+|[^@.]+/g;

/**
 * Allows line breaks in long email addresses after the @ and the dots. Does not affect copying, searching and screen readers. Returns other nodes unchanged.
 */
export const breakable = (words: ReactNode): ReactNode =>
  typeof words === 'string' && words.includes('@')
    ? words.match(pieces)?.map((piece, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the words
        <Fragment key={at}>
          {piece}
          <wbr />
        </Fragment>
      ))
    : words;
