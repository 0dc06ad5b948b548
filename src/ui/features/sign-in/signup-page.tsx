import { useNavigate } from 'react-router';
import type { SignUpDraft } from '#domain/account/sign-up-form.ts';
import { sessionLostPath } from '#domain/navigation/paths.ts';
import { pathAfterSignIn } from '#domain/policy/after-sign-in.ts';
import { useApp } from '../../app-context.tsx';
import { AccountPage, OrDivider } from '../../components/account-page.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { NewPasswordField } from '../../forms/new-password-field.tsx';
import { PhoneField } from '../../forms/phone-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { ok } from '#domain/result.ts';
import { fields, providers, signUp as words } from '../../messages/en/account.ts';
import { paths } from '../../routes/paths.ts';
import { ProviderButtons } from './provider-buttons.tsx';

/** The address that a link went to; null where a password signed in at once. */
type LinkSentTo = string | null;

/** `/signup`: by link, with a password, or through Google or Apple (ONB-1, ONB-2). */
export function Component() {
  const {
    session,
    account: { signUp },
  } = useApp();
  const navigate = useNavigate();
  const submission = useSubmission<keyof SignUpDraft, LinkSentTo>(
    async (draft) => {
      const signedUp = await signUp(draft);
      return signedUp.ok ? ok(signedUp.value === 'link-sent' ? draft.email.trim() : null) : signedUp;
    },
    (email) =>
      email === null
        ? navigate(pathAfterSignIn(session.current(), null))
        : navigate(paths.signUpComplete, { state: { email } }),
    (email) => email !== null,
  );
  const { fieldError } = submission;

  return (
    <AccountPage>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <OrDivider>{providers.with}</OrDivider>
      <ProviderButtons
        onEntered={() => void navigate(paths.signUpSocialComplete)}
        onLost={() => void navigate(sessionLostPath(paths.signUp), { replace: true })}
        onSecondStep={() => void navigate(paths.login, { state: { secondStep: true } })}
        onPending={(pendingProvider) => void navigate(paths.login, { state: { pendingProvider } })}
      />
      <OrDivider>{providers.orEmail}</OrDivider>
      <Form {...submission.form}>
        <EmailField label={fields.email} name="email" error={fieldError('email')} />
        <div className="field-pair">
          <TextField
            label={fields.firstName}
            name="firstName"
            autoComplete="given-name"
            error={fieldError('firstName')}
          />
          <TextField
            label={fields.lastName}
            name="lastName"
            autoComplete="family-name"
            error={fieldError('lastName')}
          />
        </div>
        <fieldset className="form-later">
          <legend>{words.canWait}</legend>
          <TextField
            label={fields.schoolOrDistrict}
            name="schoolOrDistrict"
            autoComplete="organization"
            optional
            error={fieldError('schoolOrDistrict')}
          />
          <PhoneField
            label={fields.phoneNumber}
            name="phoneNumber"
            optional
            hint={words.phoneHint}
            error={fieldError('phoneNumber')}
          />
          <NewPasswordField
            label={fields.password}
            optional
            hint={words.passwordHint}
            submission={submission}
          />
        </fieldset>
        <SubmitButton pending={submission.pending}>{words.submit}</SubmitButton>
      </Form>
      <div className="account-foot">
        <p>
          {words.haveAccount} <TextLink to={paths.login}>{words.login}</TextLink>
        </p>
      </div>
    </AccountPage>
  );
}
