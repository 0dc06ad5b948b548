import { CircleAlert } from 'lucide-react';
import { Icon } from '../components/icon.tsx';

/** The error below a field: icon and words, never color alone. Renders nothing without words. */
export const FieldError = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children?: string | undefined;
}) =>
  children === undefined ? null : (
    <p className="field-error" id={id}>
      <Icon of={CircleAlert} size={18} />
      <span>{children}</span>
    </p>
  );
