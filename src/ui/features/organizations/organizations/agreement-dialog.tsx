import { type ReactNode, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { parseAgreement } from '#domain/organizations/settings/settings-forms.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { chosenPdf } from '../../../forms/chosen-file.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useSubmission } from '../../../forms/use-submission.ts';
import { shell } from '../../../messages/en/shell.ts';
import { agreementWords as words } from './messages/en/school.ts';
import { settingsError } from './settings-error.ts';

export function AgreementDialog(props: {
  readonly organizationId: string;
  readonly replaces: boolean;
  readonly onClose: () => void;
}) {
  const { organizationId, replaces, onClose } = props;
  const { organizationSettings } = useApp();
  const { revalidate } = useRevalidator();
  const file = useRef<HTMLInputElement>(null);
  const submission = useSubmission<'signedBy' | 'signedOn' | 'file', null>(
    async ({ signedBy, signedOn }) => {
      const bytes = await chosenPdf(file.current);
      if (!bytes.ok) return bytes;
      const parsed = parseAgreement({ signedBy, signedOn, file: bytes.value });
      return parsed.ok ? organizationSettings.uploadAgreement(organizationId, parsed.value) : parsed;
    },
    async () => {
      toast(words.uploaded);
      await revalidate();
      onClose();
    },
  );
  const note: ReactNode = replaces ? <p className="quiet">{words.replaces}</p> : null;
  return (
    <Dialog title={words.title} onClose={onClose}>
      {note}
      <Form {...submission.form} name="agreement">
        <TextField
          label={words.signedBy}
          name="signedBy"
          hint={words.signedByHint}
          autoComplete="off"
          error={settingsError(submission, 'signedBy')}
        />
        <TextField
          label={words.signedOn}
          name="signedOn"
          type="date"
          error={settingsError(submission, 'signedOn')}
        />
        <TextField
          ref={file}
          label={words.file}
          name="file"
          type="file"
          accept="application/pdf,.pdf"
          hint={words.fileHint}
          error={settingsError(submission, 'file')}
        />
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <SubmitButton wide={false} pending={submission.pending} pendingText={words.uploading}>
            {words.upload}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
