import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { Button } from '../../components/button.tsx';
import { FailureNotice } from '../../components/failure-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { remindersWords as words } from './messages/en/invitations.ts';

/** Stops the reminders by a click, not by opening the link: mail scanners open links, too. */
export function StopReminders({ token }: { readonly token: string }) {
  const { invitations } = useApp();
  const action = useAsyncAction();
  const [stopped, setStopped] = useState(false);
  if (stopped) return <Notice tone="success">{words.stopped}</Notice>;
  const stop = (): void =>
    action.run(
      () => invitations.note(token, 'no-reminders'),
      () => setStopped(true),
    );
  return (
    <>
      <Notice title={words.heading}>
        <p>{words.lead}</p>
      </Notice>
      <FailureNotice failure={action.failure} />
      <Button wide aria-disabled={action.pending} onClick={stop}>
        {words.stop}
      </Button>
    </>
  );
}
