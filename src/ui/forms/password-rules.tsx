import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { forms } from '../messages/en/shell.ts';

export type CheckedPasswordRule = { readonly label: string; readonly met: boolean };

export const PasswordRules = ({
  id,
  rules,
}: {
  readonly id: string;
  readonly rules: readonly CheckedPasswordRule[];
}) => (
  <ul className="password-rules quiet stack" data-gap="1" id={id}>
    {rules.map(({ label, met }) => (
      <li key={label} data-met={met ? '' : undefined}>
        <span>
          <VisuallyHidden>{met ? forms.ruleMet : forms.ruleOpen} </VisuallyHidden>
          {label}
        </span>
      </li>
    ))}
  </ul>
);
