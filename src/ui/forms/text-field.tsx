import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { inputRecipe } from '../theme/recipes/input.ts';
import { FieldFrame, type FieldTexts } from './field-frame.tsx';

/** The bare input in the product's look; prefer a field. */
export const Input = chakra('input', inputRecipe);

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'size' | 'color' | 'height' | 'width' | 'translate' | 'content'>;

/**
 * One line of text. Uncontrolled: spread react-hook-form's `register(name)` onto it, or read it from the
 * form; what was typed before the page came alive stays.
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
    {(tied) => <Input type={type} {...rest} {...tied} />}
  </FieldFrame>
);
