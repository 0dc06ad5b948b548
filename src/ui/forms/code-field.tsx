import { TextField, type TextFieldProps } from './text-field.tsx';

/** A code of six digits from a mail or an app. Phones suggest it and show the numeric keyboard. Spaces in it are ignored. */
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
