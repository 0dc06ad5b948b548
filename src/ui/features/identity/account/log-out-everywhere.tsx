import { useState } from 'react';
import { useApp } from '../../../app-context.tsx';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { everywhereWords as words } from './messages/en/sessions.ts';

/** Ends every session (AUT-17). The login page then shows a confirmation. */
export function LogOutEverywhere() {
  const { security } = useApp();
  const action = useAsyncAction();
  const [asking, setAsking] = useState(false);
  const close = (): void => {
    action.forget();
    setAsking(false);
  };
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{words.signOut}</Button>
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
    </div>
  );
}
