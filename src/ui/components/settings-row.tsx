import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/**
 * A row of a list on a settings page: its icon, its description (`.settings-what`) and its actions. Use `as="div"` inside a list item that contains more than
 * the row.
 */
export const SettingsRow = ({
  as: Row = 'li',
  icon,
  children,
}: {
  readonly as?: 'li' | 'div';
  readonly icon: Parameters<typeof Icon>[0]['of'];
  readonly children: ReactNode;
}) => (
  <Row className="settings-row">
    <span className="settings-mark">
      <Icon of={icon} />
    </span>
    {children}
  </Row>
);
