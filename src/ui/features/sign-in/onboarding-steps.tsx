import type { ReactNode } from 'react';
import type { OnboardingItem } from '#domain/account/onboarding.ts';
import { useApp, useSession } from '../../app-context.tsx';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { fields, onboarding } from '../../messages/en/account.ts';
import { PasswordStep } from './password-step.tsx';

type OnboardingStepsProps = {
  /** Heads the questions; `count` is how many there are. */
  readonly renderTitle: (count: number) => ReactNode;
  readonly onDone: () => void;
};

const autoComplete: Readonly<Record<OnboardingItem, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  schoolOrDistrict: 'organization',
};

/** Asks for what the record lacks. */
function MissingItems({ renderTitle, onDone }: OnboardingStepsProps) {
  const { completeOnboarding } = useApp().account;
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : null;
  const missing = session.state === 'signed-in' ? session.missing : [];

  const submission = useSubmission<OnboardingItem, void>(
    (typed) =>
      completeOnboarding({
        firstName: typed.firstName ?? user?.firstName ?? '',
        lastName: typed.lastName ?? user?.lastName ?? '',
        schoolOrDistrict: typed.schoolOrDistrict ?? user?.schoolOrDistrict ?? null,
      }),
    onDone,
  );

  return (
    <>
      {renderTitle(missing.length)}
      <Form {...submission.form}>
        {missing.map((item) => (
          <TextField
            key={item}
            label={fields[item]}
            name={item}
            autoComplete={autoComplete[item]}
            optional={item === 'schoolOrDistrict'}
            hint={item === 'schoolOrDistrict' ? onboarding.schoolHint : undefined}
            error={submission.fieldError(item)}
          />
        ))}
        <SubmitButton pending={submission.pending}>{onboarding.submit}</SubmitButton>
      </Form>
    </>
  );
}

/** Asks only for what is missing (ONB-3), then for a password where the account wants one (AUT-13). */
export function OnboardingSteps({ renderTitle, onDone }: OnboardingStepsProps) {
  const session = useSession();
  const wantsPassword = session.state === 'signed-in' && session.user.requiresPasswordSetup;
  const asksPassword = wantsPassword && session.missing.length === 0;
  return asksPassword ? (
    <PasswordStep onDone={onDone} />
  ) : (
    <MissingItems renderTitle={renderTitle} onDone={() => (wantsPassword ? undefined : onDone())} />
  );
}
