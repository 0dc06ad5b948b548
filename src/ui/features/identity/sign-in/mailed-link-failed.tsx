import type { MailedLinkMode } from '#application/client/identity/mailed-links/read-mailed-link.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import type { ClientFailure } from '../../../messages/client-failure.ts';
import { failureWords } from '../../../messages/describe-failure.ts';
import { mailedLinkPage as words, mailedLinks } from './messages/en/mailed-links.ts';
import { paths } from '../../../routes/paths.ts';
import { needsNewLink } from './needs-new-link.ts';
import { NewResetForm } from './new-reset-form.tsx';
import { StepTitle } from './step-title.tsx';

export function MailedLinkFailed({
  mode,
  failure,
  onAgain,
}: {
  readonly mode: MailedLinkMode;
  readonly failure: ClientFailure;
  readonly onAgain: () => void;
}) {
  if (!needsNewLink(failure)) {
    return (
      <>
        <StepTitle>{words.unreachedHeading}</StepTitle>
        <FailureNotice failure={failure} />
        <Button variant="primary" wide onClick={onAgain}>
          {words.tryAgain}
        </Button>
      </>
    );
  }
  return (
    <>
      <StepTitle>{words.failedHeading}</StepTitle>
      <Notice tone="error">
        {failureWords(failure).says} {mailedLinks[mode].failed}
      </Notice>
      {mode === 'resetPassword' ? (
        <NewResetForm />
      ) : (
        <LinkButton variant="primary" wide to={paths.login} replace>
          {words.logIn}
        </LinkButton>
      )}
    </>
  );
}
