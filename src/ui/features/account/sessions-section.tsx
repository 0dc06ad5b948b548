import { useState } from 'react';
import { useApp } from '../../app-context.tsx';
import { Button } from '../../components/button.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { sessionsWords as words } from './messages/en/profile.ts';
import { ConfirmDialog } from '../../chakra/confirm-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Ends every session (AUT-17); the login page then says so. */
export function SessionsSection() {
  const { security } = useApp();
  const action = useAsyncAction();
  const [asking, setAsking] = useState(false);
  const close = (): void => {
    action.forget();
    setAsking(false);
  };
  return (
    <SettingsSection id="sessions" heading={words.heading} lead={words.lead}>
      <div>
        <Button onClick={() => setAsking(true)}>{words.signOut}</Button>
      </div>
      {asking ? (
        <ConfirmDialog
          title={words.askTitle}
          confirmLabel={words.signOut}
          action={action}
          onConfirm={() => action.run(security.signOutEverywhere, close)}
          onClose={close}
        >
          {words.ask}
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  );
}
