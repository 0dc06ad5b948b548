import { TextField, type TextFieldProps } from './text-field.tsx';

/** A code of six digits from a mail or an app: the phone offers it and shows its number keys; spaces in it are no matter. */
export const CodeField = ({ name = 'code', ...rest }: TextFieldProps) => (
  <TextField
    name={name}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...rest}
  />
);
