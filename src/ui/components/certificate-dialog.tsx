import { useRef } from 'react';
import { useApp } from '../app-context.tsx';
import { Actions, Dialog } from '../chakra/dialog.tsx';
import { chosenPdf } from '../forms/chosen-file.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { TextField } from '../forms/text-field.tsx';
import { useSubmission } from '../forms/use-submission.ts';
import { certificateWords as words } from '../messages/en/certificate.ts';
import { shell } from '../messages/en/shell.ts';
import { Button } from './button.tsx';
import { toast } from './notices/toast.ts';

export function CertificateDialog({
  onClose,
  onSent,
}: {
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const { orders } = useApp();
  const input = useRef<HTMLInputElement>(null);
  const submission = useSubmission<'file', null>(
    async () => {
      const file = await chosenPdf(input.current);
      return file.ok ? orders.sendCertificate(file.value) : file;
    },
    () => {
      toast(words.done);
      onSent();
      onClose();
      return undefined;
    },
  );
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Form {...submission.form} name="tax-certificate">
        <TextField
          ref={input}
          label={words.file}
          name="file"
          type="file"
          accept="application/pdf,.pdf"
          hint={words.fileHint}
          error={submission.fieldError('file')}
        />
        <Actions>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <SubmitButton wide={false} pending={submission.pending} pendingText={words.sending}>
            {words.submit}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
