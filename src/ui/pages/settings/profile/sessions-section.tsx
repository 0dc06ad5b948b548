import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { AskDialog } from '../../../components/ask-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { useAct } from '../../../forms/use-act.ts';
import { sessionsWords as words } from '../../../messages/en/profile.ts';
import { SettingsSection } from './settings-section.tsx';

/** Ends every session (AUT-17); the login page then says so. */
export function SessionsSection() {
  const { security } = useApp();
  const act = useAct();
  const [asking, setAsking] = useState(false);
  const close = (): void => {
    act.forget();
    setAsking(false);
  };
  return (
    <SettingsSection id="sessions" heading={words.heading} lead={words.lead}>
      <div>
        <Button onClick={() => setAsking(true)}>{words.signOut}</Button>
      </div>
      {asking ? (
        <AskDialog
          title={words.askTitle}
          action={words.signOut}
          act={act}
          onConfirm={() => act.run(security.signOutEverywhere, close)}
          onClose={close}
        >
          {words.ask}
        </AskDialog>
      ) : null}
    </SettingsSection>
  );
}
