import type { CheckedPasswordRule } from './password-rules.tsx';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { ClientApp } from '#application/client/client-app.ts';
import { checkPassword, type PasswordPolicy } from '#domain/identity/sign-in/password-policy.ts';
import { useApp } from '../app-context.tsx';
import type { ClientFailure } from '../messages/client-failure.ts';
import { passwordAdvice, passwordRule } from '../messages/en/account.ts';
import { describeFailure } from '../messages/describe-failure.ts';
import type { Submission } from './use-submission.ts';

type Read = { readonly policy: PasswordPolicy } | { readonly problem: ClientFailure };

const readingOf = (answer: Awaited<ReturnType<ClientApp['account']['passwordPolicy']>>): Read =>
  answer.ok ? { policy: answer.value } : { problem: answer.error };

/** Returns the rules to show: all rules of the policy, or only the provider's minimum if the policy is off. */
const rulesOf = (policy: PasswordPolicy, password: string): readonly CheckedPasswordRule[] =>
  checkPassword(policy, password)
    .filter(({ rule }) => policy.enforcement !== 'OFF' || rule === 'min-length')
    .map((check) => ({ label: passwordRule(check), met: check.met }));

const isRefused = (refusal: Submission<never>['refusal']): boolean =>
  refusal?.kind === 'identity/password-does-not-meet-requirements';

/** Returns the hint next to the rules: they are only advice (AUDIT), or the reason why there are none. */
function hintOf(read: Read, refused: boolean): string | undefined {
  if ('problem' in read) {
    const matters = refused || read.problem.kind === 'password-policy/unsupported';
    return matters ? describeFailure(read.problem) : undefined;
  }
  return read.policy.enforcement === 'AUDIT' ? passwordAdvice : undefined;
}

/**
 * Returns the provider's password rules, and whether each is met while the user types (AUT-9). Reads them when the field is first used, again after a failure,
 * and again after the provider has refused a password, because they may have changed. Without them, the provider still decides.
 */
export function usePasswordRules(refusal: Submission<never>['refusal']) {
  const { passwordPolicy } = useApp().account;
  const [read, setRead] = useState<Read | null>(null);
  const [password, setPassword] = useState('');
  const readPolicy = useCallback(async (): Promise<void> => {
    setRead(readingOf(await passwordPolicy()));
  }, [passwordPolicy]);
  useEffect(() => {
    if (!isRefused(refusal)) return undefined;
    let isLast = true;
    void passwordPolicy().then((answer) => {
      if (isLast) setRead(readingOf(answer));
    });
    return () => {
      isLast = false;
    };
  }, [refusal, passwordPolicy]);
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
    hint: read === null ? undefined : hintOf(read, isRefused(refusal)),
    field: {
      ref: takeOver,
      onFocus: () => {
        if (read === null || 'problem' in read) void readPolicy();
      },
      onInput: (event: FormEvent<HTMLInputElement>) => {
        setPassword(event.currentTarget.value);
        if (read === null) void readPolicy();
      },
    },
  };
}
