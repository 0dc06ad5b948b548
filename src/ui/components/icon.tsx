import type { LucideIcon } from 'lucide-react';

/** Any lucide icon in the product's style, with a 1.75 px stroke. Decorative unless it has a `label`. */
export const Icon = ({
  of: Drawing,
  size = 20,
  label,
}: {
  readonly of: LucideIcon;
  readonly size?: number;
  readonly label?: string;
}) => (
  <Drawing
    size={size}
    strokeWidth={1.75}
    focusable="false"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
);
