import type { MailedSignInOutcome } from '#application/client/identity/session/mailed-sign-in.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { login } from '../../../messages/en/account.ts';
import { mailSent as words } from './messages/en/sign-in-steps.ts';
import { MailSent } from './mail-sent.tsx';
import { StepTitle } from './step-title.tsx';

/** The login page after 'Email me a link'. It is the same for unknown addresses (AUT-3). */
export const LoginMailSent = ({
  email,
  returnPath,
  onEntered,
  onChange,
}: {
  readonly email: string;
  readonly returnPath: string;
  readonly onEntered: (entered: MailedSignInOutcome) => void;
  readonly onChange: () => void;
}) => (
  <>
    <StepTitle>{words.heading}</StepTitle>
    <Notice tone="success">{login.linkSent(email)}</Notice>
    <MailSent
      email={email}
      returnPath={returnPath}
      purpose="login"
      onEntered={onEntered}
      change={
        <Button variant="quiet" wide onClick={onChange}>
          {words.change}
        </Button>
      }
    />
  </>
);
