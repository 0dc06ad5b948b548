import { useState } from 'react';
import { personOf } from '#domain/policy/session.ts';
import { ok } from '#domain/result.ts';
import { useApp, useSession } from '../../app-context.tsx';
import { Button } from '../../components/button.tsx';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { deleteWords as words } from './messages/en/profile.ts';
import { shell } from '../../messages/en/shell.ts';
import { Actions, Dialog } from '../../chakra/dialog.tsx';
import { useConfirmed } from './confirmation.tsx';
import { SettingsSection } from './settings-section.tsx';

const Effects = (props: { readonly heading: string; readonly effects: readonly string[] }) => (
  <>
    <h3>{props.heading}</h3>
    <ul className="plain-list">
      {props.effects.map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  </>
);

/** Says what goes and what stays, and has the address typed, so that nobody deletes by a slip. */
function DeleteDialog({ typed, onClose }: { readonly typed: string; readonly onClose: () => void }) {
  const { security } = useApp();
  const confirmed = useConfirmed();
  const [differs, setDiffers] = useState(false);
  const submission = useSubmission<'typed', boolean>(
    async (values) => {
      setDiffers(false);
      if (values.typed.trim().toLowerCase() !== typed.toLowerCase()) return ok(false);
      const deleted = await confirmed(security.deleteAccount);
      return deleted.ok ? ok(true) : deleted;
    },
    (deleted) => (deleted ? onClose() : setDiffers(true)),
  );
  return (
    <Dialog title={words.dialogTitle} onClose={onClose}>
      <Effects heading={words.goes} effects={words.goesList} />
      <Effects heading={words.stays} effects={words.staysList} />
      <p>{words.mail}</p>
      <Form {...submission.form} name="delete">
        <TextField
          label={words.type(typed)}
          name="typed"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          error={differs ? words.typeError(typed) : undefined}
        />
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <SubmitButton variant="danger" wide={false} pending={submission.pending}>
            {words.submit}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** The account goes, for good; the login page then says so. */
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
        <DeleteDialog typed={email ?? words.open.toLowerCase()} onClose={() => setAsking(false)} />
      ) : null}
    </SettingsSection>
  );
}
