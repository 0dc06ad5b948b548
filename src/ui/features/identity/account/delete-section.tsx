import { useState } from 'react';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../routes/chunk-error.ts';
import { deleteAccountWords as words } from './messages/en/profile.ts';
import { SettingsSection } from './settings-section.tsx';

const deleteDialog = fetchedPart(
  async () => (await fetched(import('./delete-account-dialog.tsx'))).DeleteAccountDialog,
);

export function DeleteSection() {
  const email = personOf(useSession())?.email;
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection id="delete" heading={words.heading} lead={words.lead}>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      </div>
      {asking ? (
        <FetchedPart part={deleteDialog}>
          {(DeleteDialog) => (
            <DeleteDialog typed={email ?? words.open.toLowerCase()} onClose={() => setAsking(false)} />
          )}
        </FetchedPart>
      ) : null}
    </SettingsSection>
  );
}
