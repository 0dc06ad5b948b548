import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { shell } from '../../messages/en/shell.ts';
import { breakable } from '../breakable.tsx';
import { Icon } from '../icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const icons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: OctagonAlert,
};

/** A message in the page. Screen readers announce errors immediately (`alert`) and other messages later (`status`). `title` is a line in bold. */
export const Notice = ({
  tone = 'info',
  title,
  children,
}: {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}) => (
  <div className="notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
    <Icon of={icons[tone]} label={shell.tones[tone]} />
    <div>
      {title === undefined ? null : (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {breakable(children)}
    </div>
  </div>
);
