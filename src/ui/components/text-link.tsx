import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link of the app in running text; `quiet` where links stand in rows. */
export const TextLink = ({
  quiet = false,
  ...rest
}: ComponentProps<typeof Link> & { readonly quiet?: boolean }) => (
  <Link discover="none" {...rest} className="text-link" data-quiet={quiet || undefined} />
);

/** A link in running text that leaves the app, or stays in the page (`#…`). */
export const TextAnchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className="text-link">
    {children}
  </a>
);
