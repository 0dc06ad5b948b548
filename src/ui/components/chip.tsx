import type { ReactNode } from 'react';

export type ChipTone = 'plain' | 'harbor' | 'moss' | 'violet' | 'coral' | 'sun';

export const Chip = ({
  tone = 'plain',
  children,
}: {
  readonly tone?: ChipTone;
  readonly children: ReactNode;
}) => (
  <span className="chip" data-tone={tone}>
    {children}
  </span>
);
