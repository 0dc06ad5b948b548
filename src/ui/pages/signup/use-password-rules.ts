import { type FormEvent, useState } from 'react';
import { checkPassword, type PasswordPolicy } from '#domain/identity/password-policy.ts';
import { useApp } from '../../app-context.tsx';
import { passwordRule } from '../../messages/en/account.ts';

/** One rule of the password's policy, as the form lists it. */
export type ShownRule = { readonly label: string; readonly met: boolean };

/**
 * The provider's own rules, met or not while somebody types (AUT-9). They are read when the field is first used;
 * where they cannot be read none are shown, and the provider still decides.
 */
export function usePasswordRules() {
  const { passwordPolicy } = useApp();
  const [policy, setPolicy] = useState<PasswordPolicy | null>(null);
  const [password, setPassword] = useState('');

  return {
    rules:
      policy === null || password === ''
        ? []
        : checkPassword(policy, password).map((check): ShownRule => ({
            label: passwordRule(check),
            met: check.met,
          })),
    field: {
      onFocus: () => {
        if (policy !== null) return;
        void passwordPolicy().then((read) => {
          if (read.ok) setPolicy(read.value);
        });
      },
      onInput: (event: FormEvent<HTMLInputElement>) => setPassword(event.currentTarget.value),
    },
  };
}
