import { type ReactNode, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { largestAgreement } from '#domain/organizations/organization-settings.ts';
import { type AgreementInvalid, parseAgreement } from '#domain/organizations/settings-forms.ts';
import { err, type Result } from '#domain/result.ts';
import { useApp } from '../../app-context.tsx';
import { Actions, Dialog } from '../../chakra/dialog.tsx';
import { Button } from '../../components/button.tsx';
import { toast } from '../../components/toast.ts';
import { Form, SubmitButton } from '../../forms/form.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmission } from '../../forms/use-submission.ts';
import { shell } from '../../messages/en/shell.ts';
import { agreementWords as words } from './messages/en/school.ts';
import { settingsError } from './settings-error.ts';

/** The bytes of the chosen file; one that is too large is not read. */
async function bytesOf(file: File | undefined): Promise<Result<Uint8Array, AgreementInvalid>> {
  if (file === undefined) return { ok: true, value: new Uint8Array() };
  if (file.size > largestAgreement) return err({ kind: 'form/invalid', fields: { file: 'too-long' } });
  return { ok: true, value: new Uint8Array(await file.arrayBuffer()) };
}

/** Uploads the agreement that was signed. */
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
      const bytes = await bytesOf(file.current?.files?.[0]);
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
