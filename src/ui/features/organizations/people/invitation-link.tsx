import { useState } from 'react';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { pendingWords as words } from './messages/en/invitations.ts';

/** A link to an invitation, with a button to copy it. The link is visible, because a browser may not allow the copy. */
export function InvitationLink(props: {
  readonly email: string;
  readonly link: string;
  readonly onClose: () => void;
}) {
  const [status, setStatus] = useState('');
  const copy = (): void =>
    void navigator.clipboard.writeText(props.link).then(
      () => setStatus(words.copied),
      () => setStatus(words.notCopied),
    );
  return (
    <Dialog title={words.linkTitle(props.email)} onClose={props.onClose}>
      <p>{words.linkLead}</p>
      <TextField label={words.linkLabel} name="link" defaultValue={props.link} readOnly dir="ltr" />
      <output className="field-hint">{status}</output>
      <Actions>
        <Button onClick={props.onClose}>{words.close}</Button>
        <Button variant="primary" data-focus-first="" onClick={copy}>
          {words.copy}
        </Button>
      </Actions>
    </Dialog>
  );
}
