import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { emailWords as words } from './messages/en/profile.ts';

/**
 * Sends a mail with a link that verifies the address. Checks again after the link was opened, possibly on a different device. The link is not a login link,
 * which would remove the password from an unverified address. `why` is the purpose.
 */
export function ConfirmEmail({ email, why }: { readonly email: string; readonly why: string }) {
  const { security } = useApp();
  const { revalidate, state } = useRevalidator();
  const action = useAsyncAction();
  const [sent, setSent] = useState(false);
  return (
    <div className="stack">
      <p className="quiet">{why}</p>
      {sent ? <Notice tone="success">{words.confirmSent(email)}</Notice> : null}
      <FailureNotice failure={action.failure} />
      <div className="row">
        <Button
          aria-disabled={action.pending}
          onClick={() => action.run(security.sendEmailConfirmation, () => setSent(true))}
        >
          {sent ? words.confirmAgain : words.confirm}
        </Button>
        {sent ? (
          <Button variant="quiet" aria-disabled={state === 'loading'} onClick={() => void revalidate()}>
            {words.opened}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
