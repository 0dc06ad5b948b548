import { PasswordField } from './password-field.tsx';
import { usePasswordRules } from './use-password-rules.ts';
import type { Submission } from './use-submission.ts';

export function NewPasswordField({
  label,
  hint,
  optional = false,
  submission,
}: {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  readonly submission: Pick<Submission<'password'>, 'fieldError' | 'refusal'>;
}) {
  const password = usePasswordRules(submission.refusal);
  return (
    <PasswordField
      label={label}
      name="password"
      purpose="new"
      optional={optional}
      hint={password.hint ?? hint}
      rules={password.rules}
      error={submission.fieldError('password')}
      {...password.field}
    />
  );
}
