import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { type FieldParts, type InputProps, useFieldParts } from './field-parts.tsx';

/** An input without a label. Prefer a field component. */
export const Input = (attributes: InputProps) => {
  const parts = useFieldParts();
  return <parts.Input {...attributes} />;
};

/** A select without a label, styled like a field. Prefer to use it inside a field. */
export const Select = (attributes: ComponentProps<FieldParts['Select']>) => {
  const parts = useFieldParts();
  return <parts.Select {...attributes} />;
};

export type TextFieldProps = FieldTexts & Omit<InputProps, 'value'>;

/**
 * A field for one line of text, in the direction of its own letters. Uncontrolled, so that text typed before hydration is kept. Read its value from the form on
 * submit.
 */
export const TextField = ({
  label,
  hint,
  error,
  optional = false,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) => (
  <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
    {(tied) => <Input dir="auto" type={type} {...rest} {...tied} />}
  </FieldFrame>
);
