import type { ComponentProps, ReactNode } from 'react';

type CardProps = ComponentProps<'article'> & {
  readonly as?: 'article' | 'section' | 'div' | 'li';
  /** The heading's link covers the whole card. */
  readonly linked?: boolean;
};

/** A surface for one thing. `picture` goes to the top with `CardPicture`. */
export const Card = ({ as = 'article', linked = false, className, ...rest }: CardProps) => {
  const Tag: 'article' = as as 'article';
  return (
    <Tag
      className={`card${linked ? ' linked' : ''}${className === undefined ? '' : ` ${className}`}`}
      {...rest}
    />
  );
};

/**
 * The picture at a card's top, edge to edge. React asks in the head for each eager picture that stands
 * outside a `<picture>`; those of cards are found soon enough where they are.
 */
export const CardPicture = ({ children }: { readonly children: ReactNode }) => (
  <picture className="card-picture">{children}</picture>
);
