import type { ReactNode } from 'react';

export type ChipTone = 'plain' | 'harbour' | 'moss' | 'violet' | 'coral' | 'sun';

/** A short fact: unplugged = moss, dock = harbour, app = violet. */
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
