import { forms } from '../messages/en/shell.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export const PhoneField = ({ label = forms.phone, ...rest }: Partial<TextFieldProps>) => (
  <TextField label={label} type="tel" inputMode="tel" autoComplete="tel" {...rest} />
);
