import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link of the app in running text. `alone` puts it on its own line with the height of a touch target. */
export const TextLink = ({
  alone = false,
  ...rest
}: ComponentProps<typeof Link> & { readonly alone?: boolean }) => (
  <Link discover="none" {...rest} className="text-link" data-alone={alone || undefined} />
);

export const TextAnchor = ({
  alone = false,
  children,
  ...rest
}: ComponentProps<'a'> & { readonly alone?: boolean }) => (
  <a {...rest} className="text-link" data-alone={alone || undefined}>
    {children}
  </a>
);
