import { type KeyboardEvent, useId, useState } from 'react';
import { forms } from '../messages/en/shell.ts';
import { FieldFrame } from './field-frame.tsx';
import { type CheckedPasswordRule, PasswordRules } from './password-rules.tsx';
import { Input, type TextFieldProps } from './text-field.tsx';
import { useHydrated } from './use-hydrated.ts';

type PasswordFieldProps = Partial<TextFieldProps> & {
  /** The rules for a new password. They must come from the provider's policy, because a copy in the code could be outdated. */
  readonly rules?: readonly CheckedPasswordRule[];
  readonly purpose?: 'current' | 'new';
};

export const PasswordField = ({
  label = forms.password,
  hint,
  error,
  optional = false,
  id: givenId,
  rules = [],
  purpose = 'current',
  onKeyUp,
  onKeyDown,
  ...rest
}: PasswordFieldProps) => {
  const madeId = useId();
  const id = givenId ?? madeId;
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const notice = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const rulesId = `${id}-rules`;
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      id={id}
      describedBy={rules.length > 0 ? [rulesId] : []}
      after={
        <>
          <output className="field-hint">{capsLock ? forms.capsLock : null}</output>
          {purpose === 'new' ? (
            <div className="password-rules-place">
              {rules.length > 0 ? <PasswordRules id={rulesId} rules={rules} /> : null}
            </div>
          ) : null}
        </>
      }
    >
      {(tied) => (
        <div className="field-with-button">
          <Input
            autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...tied}
            type={shown ? 'text' : 'password'}
            onKeyDown={(event) => {
              notice(event);
              onKeyDown?.(event);
            }}
            onKeyUp={(event) => {
              notice(event);
              onKeyUp?.(event);
            }}
          />
          <button
            type="button"
            className="with-script"
            disabled={!hydrated}
            aria-controls={id}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {forms.show}
          </button>
        </div>
      )}
    </FieldFrame>
  );
};
