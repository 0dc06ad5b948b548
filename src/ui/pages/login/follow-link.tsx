import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { FollowSignInLink, OpenedLink } from '#application/client/session/follow-sign-in-link.ts';
import { pathAfterSignIn } from '#domain/policy/after-sign-in.ts';
import { useApp } from '../../app-context.tsx';
import { AccountPage } from '../../components/account-page.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { EmailField } from '../../forms/email-field.tsx';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import type { ClientFailure } from '../../messages/client-failure.ts';
import { fields, login } from '../../messages/en/account.ts';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { NewLinkForm } from './new-link-form.tsx';

type FollowFailure = Extract<Awaited<ReturnType<FollowSignInLink>>, { ok: false }>['error'];

const asking: ReadonlySet<string> = new Set<FollowFailure['kind']>([
  'sign-in-link/email-needed',
  'sign-in-link/other-address',
]);

const spent: ReadonlySet<string> = new Set<FollowFailure['kind']>([
  'identity/expired-action-code',
  'identity/invalid-action-code',
  'sign-in-link/invalid',
]);

/** Only another link helps. */
const isSpent = (failure: FollowFailure): failure is Extract<FollowFailure, ClientFailure> =>
  spent.has(failure.kind);

type Stage = 'following' | 'asking' | { readonly failure: ClientFailure };

/**
 * What a link from a mail opens. The browser that asked for the link is signed in at once; any other is asked for
 * the address first, behind a button, so that a mail scanner that opens the link burns nothing.
 */
export function FollowLink({ query }: { readonly query: ReadonlyMap<string, string> }) {
  const { followSignInLink, session } = useApp();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>('following');
  const started = useRef(false);

  const follow = (email: string | null) =>
    followSignInLink({ url: window.location.href, query, email } satisfies OpenedLink);
  const enter = (returnPath: string): void =>
    void navigate(pathAfterSignIn(session.current(), returnPath), { replace: true });

  const confirmation = useSubmission<'email', string>(async ({ email }) => {
    const followed = await follow(email);
    if (!followed.ok && isSpent(followed.error)) setStage({ failure: followed.error });
    return followed;
  }, enter);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void follow(null).then((followed) => {
      if (followed.ok) enter(followed.value);
      else if (followed.error.kind === 'form/invalid' || asking.has(followed.error.kind)) setStage('asking');
      else setStage({ failure: followed.error });
    });
  });

  if (stage === 'following') return <PageTitle>{login.following}</PageTitle>;
  if (stage === 'asking') {
    return (
      <AccountPage>
        <PageTitle lead={login.confirmPrompt}>{login.confirmHeading}</PageTitle>
        <Form {...confirmation.form}>
          <EmailField
            label={fields.email}
            name="email"
            hint={login.confirmHint}
            error={confirmation.fieldError('email')}
          />
          <SubmitButton pending={confirmation.pending}>{login.confirmSubmit}</SubmitButton>
        </Form>
      </AccountPage>
    );
  }
  return (
    <AccountPage>
      <PageTitle>{login.linkFailedHeading}</PageTitle>
      <FailureNotice failure={stage.failure} />
      <NewLinkForm />
    </AccountPage>
  );
}
