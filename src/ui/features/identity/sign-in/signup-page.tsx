import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openedInvitationEntry } from '#application/client/storage-entries.ts';
import type { SignUpDraft } from '#domain/identity/account/sign-up-form.ts';
import { safeReturnPath, sessionLostPath } from '#domain/identity/navigation/paths.ts';
import { pathAfterSignIn } from '#domain/identity/navigation/after-sign-in.ts';
import { useApp } from '../../../app-context.tsx';
import { AccountPage, OrDivider } from '../../../components/account-page.tsx';
import { optionalPart } from '../../../components/optional-part.ts';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { ConsentField } from '../../../forms/consent-field.tsx';
import { consentsOf } from '../../../forms/consents-of.ts';
import { EmailField } from '../../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { NewPasswordField } from '../../../forms/new-password-field.tsx';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { useTypedText } from '../../../forms/use-typed-text.ts';
import { ok } from '#domain/result.ts';
import { fields, providers, signUpWords as words } from '../../../messages/en/account.ts';
import { fetched } from '../../../routes/chunk-error.ts';
import { paths } from '../../../routes/paths.ts';
import { useStorageEntry } from '../../../use-storage-entry.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { SchoolWayIn } from './school-way-in.tsx';
import type { ProviderNavigation } from './use-provider-sign-in.ts';

const OpenedInvitationNotice = optionalPart(
  async () => (await fetched(import('./opened-invitation-notice.tsx'))).OpenedInvitationNotice,
);

/** The address to which a link was sent, or null if the user signed up with a password and is already logged in. */
type LinkSentTo = string | null;

/** `/signup`: sign-up with a link, with a password, or through Google or Apple (ONB-1, ONB-2). */
export function Component() {
  const {
    session,
    account: { signUp },
  } = useApp();
  const navigate = useNavigate();
  const { search } = useLocation();
  const returnPath = safeReturnPath(new URLSearchParams(search).get('redirectUrl'));
  const submission = useSubmission<keyof SignUpDraft | 'news', LinkSentTo>(
    async ({ news, consents, ...draft }) => {
      const form = { ...draft, consents: consentsOf({ news, consents }) };
      const signedUp = await signUp(form, returnPath);
      return signedUp.ok ? ok(signedUp.value === 'link-sent' ? draft.email.trim() : null) : signedUp;
    },
    (email) =>
      email === null
        ? navigate(pathAfterSignIn(session.current(), returnPath))
        : navigate(paths.signUpComplete, { state: { email, returnPath } }),
    (email) => email !== null,
  );
  const { fieldError } = submission;
  const { attach, text: typed, read } = useTypedText();
  const [invitation] = useStorageEntry(openedInvitationEntry);
  const navigation: ProviderNavigation = {
    onEntered: () => void navigate(paths.signUpSocialComplete),
    onLost: () => void navigate(sessionLostPath(paths.signUp), { replace: true }),
    onSecondStep: () => void navigate(paths.login, { state: { secondStep: true } }),
    onPending: (pendingProvider) => void navigate(paths.login, { state: { pendingProvider } }),
  };

  return (
    <AccountPage>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      {invitation === null ? null : (
        <Suspense>
          <OpenedInvitationNotice token={invitation} />
        </Suspense>
      )}
      <OrDivider>{providers.with}</OrDivider>
      <ProviderButtons {...navigation} />
      <OrDivider>{providers.orEmail}</OrDivider>
      <Form {...submission.form}>
        <EmailField
          ref={attach}
          label={fields.email}
          name="email"
          error={fieldError('email')}
          onBlur={read}
        />
        <SchoolWayIn email={typed} {...navigation} />
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
        <fieldset className="form-later stack panel">
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
        <ConsentField missing={fieldError('consents') !== undefined} />
        <SubmitButton pending={submission.pending}>{words.submit}</SubmitButton>
      </Form>
      <div className="account-foot stack" data-gap="2">
        <p>
          {words.haveAccount} <TextLink to={paths.login}>{words.login}</TextLink>
        </p>
      </div>
    </AccountPage>
  );
}
