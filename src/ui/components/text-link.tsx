import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link of the app in running text; `alone` where it has a line of its own, and is as tall as a finger needs. */
export const TextLink = ({
  alone = false,
  ...rest
}: ComponentProps<typeof Link> & { readonly alone?: boolean }) => (
  <Link discover="none" {...rest} className="text-link" data-alone={alone || undefined} />
);

/** A link in running text that leaves the app, or stays in the page (`#…`). */
export const TextAnchor = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a {...rest} className="text-link">
    {children}
  </a>
);
