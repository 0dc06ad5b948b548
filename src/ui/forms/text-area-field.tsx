import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

/** A few lines of text; otherwise as `TextField`. */
export const TextAreaField = ({
  label,
  hint,
  error,
  optional = false,
  id,
  rows = 3,
  ...rest
}: FieldTexts & Omit<ComponentProps<'textarea'>, 'value'>) => (
  <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
    {(tied) => <textarea dir="auto" rows={rows} {...rest} {...tied} className="input" />}
  </FieldFrame>
);
