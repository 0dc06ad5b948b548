import type { ReactNode } from 'react';
import type { Onboarding } from '#domain/identity/account/onboarding.ts';
import { noPersonDetails, type PersonDetails } from '#domain/identity/account/person-details.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { ConsentField } from '../../../forms/consent-field.tsx';
import { consentsOf } from '../../../forms/consents-of.ts';
import { DetailField } from '../../../forms/detail-field.tsx';
import { changedDetails } from '../../../forms/detail-values.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { SchoolField } from '../../../forms/school-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { fields, onboarding } from '../../../messages/en/account.ts';
import { PasswordStep } from './password-step.tsx';

type OnboardingStepsProps = {
  /** Renders the heading. `count` is the number of questions. */
  readonly renderTitle: (count: number) => ReactNode;
  readonly onDone: () => void;
  readonly asksConsent?: boolean;
};

const autoComplete = { firstName: 'given-name', lastName: 'family-name' } as const;

/** Optional questions that are shown in the same form as the required ones. */
const offered = ['roleTitle', 'gradesTaught'] as const satisfies readonly (keyof PersonDetails)[];

function MissingItems({ renderTitle, onDone, asksConsent = false }: OnboardingStepsProps) {
  const { completeOnboarding } = useApp().account;
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : null;
  const missing = session.state === 'signed-in' ? session.missing : [];

  const submission = useSubmission<keyof Onboarding | 'news', void>(
    (typed) =>
      completeOnboarding({
        ...(asksConsent ? { consents: consentsOf(typed) } : {}),
        ...changedDetails(typed, noPersonDetails),
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
        {missing.map((item) =>
          item === 'schoolOrDistrict' ? (
            <SchoolField key={item} value={null} error={submission.fieldError(item)} />
          ) : (
            <TextField
              key={item}
              label={fields[item]}
              name={item}
              autoComplete={autoComplete[item]}
              error={submission.fieldError(item)}
            />
          ),
        )}
        <fieldset className="form-later stack panel">
          <legend>{onboarding.canWait}</legend>
          {offered.map((name) => (
            <DetailField
              key={name}
              name={name}
              value={noPersonDetails[name]}
              error={submission.fieldError(name)}
            />
          ))}
        </fieldset>
        {asksConsent ? <ConsentField missing={submission.fieldError('consents') !== undefined} /> : null}
        <SubmitButton pending={submission.pending}>{onboarding.submit}</SubmitButton>
      </Form>
    </>
  );
}

/** Asks only for missing details (ONB-3), then for a password if the account needs one (AUT-13). */
export function OnboardingSteps({ renderTitle, onDone, asksConsent = false }: OnboardingStepsProps) {
  const session = useSession();
  const wantsPassword = session.state === 'signed-in' && session.user.requiresPasswordSetup;
  const asksPassword = wantsPassword && session.missing.length === 0;
  return asksPassword ? (
    <PasswordStep onDone={onDone} />
  ) : (
    <MissingItems
      renderTitle={renderTitle}
      asksConsent={asksConsent}
      onDone={() => (wantsPassword ? undefined : onDone())}
    />
  );
}
