import { forms } from '../messages/en/shell.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export const EmailField = ({ label = forms.email, ...rest }: Partial<TextFieldProps>) => (
  <TextField
    label={label}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...rest}
  />
);
