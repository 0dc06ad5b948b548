import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { emailWords as words } from '../../../messages/en/profile.ts';
import { paths } from '../../../routes/paths.ts';
import { useAct } from './use-act.ts';

/** Sends a link whose opening proves the mailbox, and leads back to a section of the profile. `why` says what for. */
export function ConfirmEmail(props: {
  readonly email: string;
  readonly why: string;
  readonly back: `#${string}`;
}) {
  const { requestSignInLink } = useApp();
  const act = useAct();
  const [sent, setSent] = useState(false);
  const send = () =>
    act.run(
      () => requestSignInLink(props.email, `${paths.profile}${props.back}`),
      () => setSent(true),
    );
  return (
    <div className="stack">
      <p className="quiet">{props.why}</p>
      {sent ? <Notice tone="success">{words.confirmSent(props.email)}</Notice> : null}
      <FailureNotice failure={act.failure} />
      <div>
        <Button aria-disabled={act.pending} onClick={send}>
          {words.confirm}
        </Button>
      </div>
    </div>
  );
}
