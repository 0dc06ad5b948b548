import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link of the app in running text. `alone` puts it on its own line with the height of a touch target. */
export const TextLink = ({
  alone = false,
  ...rest
}: ComponentProps<typeof Link> & { readonly alone?: boolean }) => (
  <Link discover="none" {...rest} className="text-link" data-alone={alone || undefined} />
);

export const TextAnchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className="text-link">
    {children}
  </a>
);
