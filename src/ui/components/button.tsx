import type { ComponentProps } from 'react';
import { Link } from 'react-router';

export type ButtonLook = {
  /** The look of the button. A view may have at most one `primary` button. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'entry' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | 'icon' | undefined;
  readonly wide?: boolean | undefined;
};

const looks = ({ variant = 'secondary', size = 'md', wide = false }: ButtonLook, className = '') => ({
  className: `button ${className}`.trimEnd(),
  'data-variant': variant,
  'data-size': size,
  'data-wide': wide || undefined,
});

/** A button. Its type is `button` by default. */
export const Button = ({
  variant,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) => (
  // oxlint-disable-next-line react/button-has-type -- it has one, by default
  <button type={type} {...rest} {...looks({ variant, size, wide }, className)} />
);

export const LinkButton = ({
  variant,
  size,
  wide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) => (
  <Link discover="none" {...rest} {...looks({ variant, size, wide }, className)} />
);

export const AnchorButton = ({
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) => (
  <a {...rest} {...looks({ variant, size, wide }, className)}>
    {children}
  </a>
);
