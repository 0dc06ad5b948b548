import { Fragment, type ReactNode } from 'react';

/** Pieces that end with the @ or a dot of an email address. */
const pieces = /[^@.]*[@.]+|[^@.]+/g;

/**
 * Words of a page in which a long email address may be broken after its @ and its dots, so that it is not where the line
 * happens to end. It is copied, found and read out as before. What is no text stays as it is.
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
