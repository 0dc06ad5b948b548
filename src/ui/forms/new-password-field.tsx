import { PasswordField } from './password-field.tsx';
import { usePasswordRules } from './use-password-rules.ts';

/** A password being chosen, with the provider's rules met or not while it is typed. */
export function NewPasswordField({
  label,
  hint,
  error,
  optional = false,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly optional?: boolean;
}) {
  const password = usePasswordRules();
  return (
    <PasswordField
      label={label}
      name="password"
      purpose="new"
      optional={optional}
      hint={password.hint ?? hint}
      rules={password.rules}
      error={error}
      {...password.field}
    />
  );
}
