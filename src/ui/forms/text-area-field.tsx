import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { useFieldParts } from './field-parts.tsx';

/** A field for a few lines of text. Otherwise like `TextField`. */
export const TextAreaField = ({
  label,
  hint,
  error,
  optional = false,
  id,
  rows = 3,
  ...rest
}: FieldTexts & Omit<ComponentProps<'textarea'>, 'value'>) => {
  const { TextArea } = useFieldParts();
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
      {(tied) => <TextArea dir="auto" rows={rows} {...rest} {...tied} />}
    </FieldFrame>
  );
};
