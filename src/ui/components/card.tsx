import type { ComponentProps, ReactNode } from 'react';

type CardProps = ComponentProps<'article'> & {
  readonly as?: 'article' | 'section' | 'div' | 'li';
  readonly linked?: boolean;
};

export const Card = ({ as = 'article', linked = false, className, ...rest }: CardProps) => {
  const Tag: 'article' = as as 'article';
  return (
    <Tag
      className={`card${linked ? ' linked' : ''}${className === undefined ? '' : ` ${className}`}`}
      {...rest}
    />
  );
};

/** The picture at the top of a card. It is inside a `<picture>`, because React preloads each eager image outside of one. */
export const CardPicture = ({ children }: { readonly children: ReactNode }) => (
  <picture className="card-picture">{children}</picture>
);
