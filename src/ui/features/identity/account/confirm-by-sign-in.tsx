import { useState } from 'react';
import { isFederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { SignInOptions } from '#domain/identity/sign-in/sign-in-options.ts';
import { useApp } from '../../../app-context.tsx';
import { OrDivider } from '../../../components/account-page.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { ProviderMark } from '../../../components/provider-marks.tsx';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { providers } from '../../../messages/en/account.ts';
import { confirmWords } from './messages/en/profile.ts';
import { paths } from '../../../routes/paths.ts';
import type { Prove } from './prove.ts';

type Proving = { readonly prove: Prove; readonly onProved: (confirmed: boolean) => void };

function ByPassword({ email, prove, onProved }: Proving & { readonly email: string }) {
  const submission = useSubmission<'password', boolean>(
    ({ password }) => prove({ by: 'password', password }),
    onProved,
  );
  return (
    <Form {...submission.form} name="confirm-password">
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={confirmWords.password}
        name="password"
        error={submission.fieldError('password')}
      />
      <SubmitButton pending={submission.pending}>{confirmWords.submit}</SubmitButton>
    </Form>
  );
}

type OtherWaysProps = Proving & { readonly ways: SignInOptions; readonly onMail: () => void };

/**
 * Other ways to confirm. Accounts with a second step get a mailed link instead of a code, because a code would skip that step. An unverified address gets
 * neither, because verifying it this way removes the password.
 */
function OtherWays({ ways, prove, onProved, onMail }: OtherWaysProps) {
  const {
    security,
    auth: { requestSignInLink },
  } = useApp();
  const action = useAsyncAction();
  const [linkSent, setLinkSent] = useState(false);
  const { email } = ways;

  return (
    <div className="providers">
      {ways.ways.filter(isFederatedProvider).map((provider) => (
        <Button
          key={provider}
          wide
          aria-disabled={action.pending}
          onClick={() => action.run(() => prove({ by: 'provider', provider }), onProved)}
        >
          <ProviderMark of={provider} /> {confirmWords.provider(providers.nameOf(provider))}
        </Button>
      ))}
      {email !== null && ways.emailVerified && ways.secondFactors.length === 0 ? (
        <Button
          wide
          aria-disabled={action.pending}
          onClick={() => action.run(security.sendConfirmationCode, onMail)}
        >
          {confirmWords.sendCode}
        </Button>
      ) : null}
      {email !== null && ways.secondFactors.length > 0 ? (
        <Button
          wide
          aria-disabled={action.pending}
          onClick={() =>
            action.run(
              () => requestSignInLink(email, paths.profile, 'confirm'),
              () => setLinkSent(true),
            )
          }
        >
          {confirmWords.sendLink}
        </Button>
      ) : null}
      {linkSent && email !== null ? <Notice tone="success">{confirmWords.linkSent(email)}</Notice> : null}
      <FailureNotice failure={action.failure} />
    </div>
  );
}

/** Whether the user can confirm without a password. A mail is possible only if the address is verified. */
const hasOtherWay = ({ ways, email, emailVerified }: SignInOptions): boolean =>
  ways.some((method) => method !== 'password') || (email !== null && emailVerified);

export const ConfirmBySignIn = (props: OtherWaysProps) => (
  <>
    <p>{confirmWords.lead}</p>
    {props.ways.ways.includes('password') ? (
      <>
        <ByPassword email={props.ways.email ?? ''} prove={props.prove} onProved={props.onProved} />
        {hasOtherWay(props.ways) ? <OrDivider>{confirmWords.or}</OrDivider> : null}
      </>
    ) : null}
    <OtherWays {...props} />
  </>
);
