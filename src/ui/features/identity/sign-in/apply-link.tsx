import { useState } from 'react';
import { useNavigate } from 'react-router';
import type {
  LinkQuery,
  MailedLinkMode,
} from '#application/client/identity/mailed-links/read-mailed-link.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { shell } from '../../../messages/en/shell.ts';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { mailedLinkPage as common, mailedLinks } from './messages/en/mailed-links.ts';
import { paths } from '../../../routes/paths.ts';
import { needsNewLink } from './needs-new-link.ts';
import { NewResetForm } from './new-reset-form.tsx';
import { StepTitle } from './step-title.tsx';

type ApplyLinkProps = {
  readonly query: LinkQuery;
  readonly mode: Exclude<MailedLinkMode, 'resetPassword'>;
  readonly email: string | null;
  readonly onFailed: (failure: ClientFailure) => void;
};

/** The result of the link, and the next step. A change of address ends the session, so the user must log in again. */
function Applied({ mode, email }: Pick<ApplyLinkProps, 'mode' | 'email'>) {
  const { logout } = useApp().auth;
  const session = useSession();
  const navigate = useNavigate();
  const stays = mode === 'verifyEmail' && session.state === 'signed-in';

  const logIn = async (): Promise<void> => {
    if (session.state === 'signed-in') await logout();
    await navigate(paths.login, { replace: true });
  };

  return (
    <>
      <StepTitle key="done" lead={mailedLinks[mode].done(email)}>
        {mailedLinks[mode].doneHeading}
      </StepTitle>
      {mode === 'recoverEmail' && <NewResetForm email={email ?? ''} />}
      {stays ? (
        <LinkButton variant="primary" wide to={paths.home} replace>
          {shell.lessons}
        </LinkButton>
      ) : (
        <Button variant={mode === 'recoverEmail' ? 'secondary' : 'primary'} wide onClick={() => void logIn()}>
          {common.logIn}
        </Button>
      )}
    </>
  );
}

export function ApplyLink({ query, mode, email, onFailed }: ApplyLinkProps) {
  const { applyMailedLink } = useApp().mailedLinks;
  const [applied, setApplied] = useState(false);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const words = mailedLinks[mode];

  const apply = async (): Promise<void> => {
    if (pending) return;
    setPending(true);
    setFailure(null);
    const done = await applyMailedLink(query);
    setPending(false);
    if (done.ok) setApplied(true);
    else if (needsNewLink(done.error)) onFailed(done.error);
    else setFailure(done.error);
  };

  if (applied) return <Applied mode={mode} email={email} />;
  return (
    <>
      <StepTitle lead={words.lead(email)}>{words.heading}</StepTitle>
      <FailureNotice failure={failure} />
      <Button variant="primary" wide aria-disabled={pending} onClick={() => void apply()}>
        {words.submit}
      </Button>
    </>
  );
}
