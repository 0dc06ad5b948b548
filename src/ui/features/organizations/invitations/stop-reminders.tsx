import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PlainAction } from '../../../forms/plain-action.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { paths } from '../../../routes/paths.ts';
import { remindersWords as words } from './messages/en/invitations.ts';

/** Stops the reminders with a click. Opening the link does not stop them, because mail scanners also open links. */
export function StopReminders({ token, isStopped }: { readonly token: string; readonly isStopped: boolean }) {
  const { invitations } = useApp();
  const action = useAsyncAction();
  const [stopped, setStopped] = useState(isStopped);
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
      <PlainAction path={paths.invitation(token)} action={action} onPress={stop}>
        {words.stop}
      </PlainAction>
    </>
  );
}
