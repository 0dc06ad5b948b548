import { Fragment, type ReactNode } from 'react';

const pieces = /[^@.]*[@.]+|[^@.]+/g;

/**
 * Lets long email addresses break after the @ and the dots. Copying, searching and reading aloud do not change. Nodes that are not text
 * stay as they are.
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
