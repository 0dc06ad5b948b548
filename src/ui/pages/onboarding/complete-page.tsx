import { useLocation, useNavigate } from 'react-router';
import type { OnboardingItem } from '#domain/account/onboarding.ts';
import { safeReturnPath } from '#domain/navigation/paths.ts';
import { useApp, useSession } from '../../app-context.tsx';
import { AccountPage } from '../../components/account-page.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { fields, onboarding } from '../../messages/en/account.ts';
import { NotYou } from '../signup/not-you.tsx';
import { PasswordStep } from './password-step.tsx';

const autoComplete: Readonly<Record<OnboardingItem, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  schoolOrDistrict: 'organization',
};

/** Asks for what the record lacks. */
function MissingItems({ onDone }: { readonly onDone: () => void }) {
  const { completeOnboarding } = useApp();
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
      <PageTitle lead={onboarding.lead(missing.length)}>{onboarding.heading}</PageTitle>
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

/**
 * `/complete-onboarding`: asks only for what is missing (ONB-3), then for a password where the account wants one (AUT-13),
 * then goes on to where the person wanted to be.
 */
export function Component() {
  const session = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const wantsPassword = session.state === 'signed-in' && session.user.requiresPasswordSetup;
  const asksPassword = wantsPassword && session.missing.length === 0;
  const goOn = (): void =>
    void navigate(safeReturnPath(new URLSearchParams(search).get('redirectUrl')), { replace: true });

  return (
    <AccountPage>
      {asksPassword ? (
        <PasswordStep onDone={goOn} />
      ) : (
        <MissingItems onDone={() => (wantsPassword ? undefined : goOn())} />
      )}
      <NotYou />
    </AccountPage>
  );
}
