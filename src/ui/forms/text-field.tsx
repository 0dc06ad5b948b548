import type { ComponentProps } from 'react';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';
import { type FieldParts, type InputProps, useFieldParts } from './field-parts.tsx';

/** The bare input in the product's look; prefer a field. */
export const Input = (attributes: InputProps) => {
  const parts = useFieldParts();
  return <parts.Input {...attributes} />;
};

/** A choice from a few, in the look of a field; prefer it inside one. */
export const Select = (attributes: ComponentProps<FieldParts['Select']>) => {
  const parts = useFieldParts();
  return <parts.Select {...attributes} />;
};

export type TextFieldProps = FieldTexts & Omit<InputProps, 'value'>;

/**
 * One line of text, in the direction of its own letters. Uncontrolled, so that what was typed before hydration stays: read its
 * value from the form when that is submitted.
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
