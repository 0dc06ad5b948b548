import { type FormEvent, useCallback, useState } from 'react';
import { checkPassword, type PasswordPolicy } from '#domain/identity/password-policy.ts';
import { useApp } from '../app-context.tsx';
import type { ClientFailure } from '../messages/client-failure.ts';
import { passwordAdvice, passwordRule } from '../messages/en/account.ts';
import { describeFailure } from '../messages/en/failures.ts';

/** One rule of the password's policy, as the form lists it. */
type ShownRule = { readonly label: string; readonly met: boolean };

type Read = { readonly policy: PasswordPolicy } | { readonly problem: ClientFailure };

/** The rules that a policy shows: all of them, but for one that is off, of which only the provider's minimum holds. */
const rulesOf = (policy: PasswordPolicy, password: string): readonly ShownRule[] =>
  checkPassword(policy, password)
    .filter(({ rule }) => policy.enforcement !== 'OFF' || rule === 'min-length')
    .map((check) => ({ label: passwordRule(check), met: check.met }));

/** What stands by the rules: that they are only advice (AUDIT), or why there are none. */
function hintOf(read: Read): string | undefined {
  if ('problem' in read) {
    return read.problem.kind === 'password-policy/unsupported' ? describeFailure(read.problem) : undefined;
  }
  return read.policy.enforcement === 'AUDIT' ? passwordAdvice : undefined;
}

/**
 * The provider's own rules, met or not while somebody types (AUT-9). They are read when the field is first used, also before
 * the page's script ran, and again where they could not be; without them the provider still decides.
 */
export function usePasswordRules() {
  const { passwordPolicy } = useApp();
  const [read, setRead] = useState<Read | null>(null);
  const [password, setPassword] = useState('');
  const readPolicy = useCallback(async (): Promise<void> => {
    const answer = await passwordPolicy();
    setRead(answer.ok ? { policy: answer.value } : { problem: answer.error });
  }, [passwordPolicy]);
  const takeOver = useCallback(
    (field: HTMLInputElement | null): void => {
      if (field === null || field.value === '') return;
      setPassword(field.value);
      void readPolicy();
    },
    [readPolicy],
  );

  return {
    rules: read === null || 'problem' in read || password === '' ? [] : rulesOf(read.policy, password),
    hint: read === null ? undefined : hintOf(read),
    field: {
      ref: takeOver,
      onFocus: () => {
        if (read === null || 'problem' in read) void readPolicy();
      },
      onInput: (event: FormEvent<HTMLInputElement>) => setPassword(event.currentTarget.value),
    },
  };
}
