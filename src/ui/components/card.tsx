import type { ComponentProps, ReactNode } from 'react';

type CardProps = ComponentProps<'article'> & {
  readonly as?: 'article' | 'section' | 'div' | 'li';
  /** Bites the notch out of the top edge. */
  readonly notched?: boolean;
  /** The heading's link covers the whole card. */
  readonly linked?: boolean;
};

/** A surface for one thing. `picture` goes to the top with `CardPicture`. */
export const Card = ({ as = 'article', notched = true, linked = false, className, ...rest }: CardProps) => {
  const Tag: 'article' = as as 'article';
  return (
    <Tag
      className={`card${notched ? ' notched' : ''}${className === undefined ? '' : ` ${className}`}`}
      data-notched={notched ? '' : undefined}
      data-link={linked ? '' : undefined}
      {...rest}
    />
  );
};

/** The picture at a card's top, edge to edge under the notch. */
export const CardPicture = ({ children }: { readonly children: ReactNode }) => (
  <div className="card-picture">{children}</div>
);
