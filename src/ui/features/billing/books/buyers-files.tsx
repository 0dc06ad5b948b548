import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { BillingFile } from '#domain/billing/prices/billing-file.ts';
import { maxNoteLength } from '#domain/platform/forms/parse-line.ts';
import { useApp } from '../../../app-context.tsx';
import { Actions, Dialog } from '../../../chakra/dialog.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { Form, SubmitButton } from '../../../forms/form.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { useSubmission } from '../../../forms/use-submission.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { filesWords as words } from './messages/en/books.ts';
import { officeDay } from './order-table.tsx';

function VerdictDialog(props: {
  readonly file: BillingFile;
  readonly accepted: boolean;
  readonly onClose: () => void;
}) {
  const { file, accepted, onClose } = props;
  const { books } = useApp();
  const { revalidate } = useRevalidator();
  const { form, pending, fieldError } = useSubmission<'expiresOn' | 'note', null>(
    ({ expiresOn, note }) =>
      books.judge(
        file.id,
        accepted ? { accepted, expiresOn, note: null } : { accepted, expiresOn: null, note },
      ),
    async () => {
      toast(words.done);
      await revalidate();
      onClose();
    },
  );
  return (
    <Dialog title={accepted ? words.acceptTitle : words.declineTitle} onClose={onClose}>
      <Form {...form} name="verdict">
        {accepted ? (
          <TextField
            label={words.expiresOn}
            name="expiresOn"
            type="date"
            optional
            hint={words.expiresOnHint}
            error={fieldError('expiresOn')}
          />
        ) : (
          <TextField
            label={words.reason}
            name="note"
            hint={words.reasonHint}
            autoComplete="off"
            maxLength={maxNoteLength}
            error={fieldError('note')}
          />
        )}
        <Actions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <SubmitButton variant={accepted ? 'primary' : 'danger'} wide={false} pending={pending}>
            {accepted ? words.accept : words.decline}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

function Row({ file }: { readonly file: BillingFile }) {
  const { books } = useApp();
  const action = useAsyncAction();
  const [verdict, setVerdict] = useState<'accept' | 'decline' | null>(null);
  const verdictText = words.verdict(file);
  const isCertificate = file.kind === 'exemption-certificate';
  const download = (): void =>
    action.run(
      () => books.file(file.id),
      (bytes) => saveFile(words.fileName(file.kind), bytes, 'application/pdf'),
    );
  return (
    <SettingsRow icon={FileCheck}>
      <div className="settings-what">
        <strong>{words.kinds[file.kind]}</strong>
        <span className="quiet">{officeDay(file.sentAt)}</span>
        {verdictText === null ? null : (
          <span className="quiet" dir="auto">
            {verdictText}
          </span>
        )}
        <FailureNotice failure={action.failure} />
      </div>
      <div className="row">
        {isCertificate && file.verdict === null ? <Chip tone="sun">{words.waits}</Chip> : null}
        <Button
          size="sm"
          aria-label={`${words.download}: ${words.kinds[file.kind]}`}
          aria-disabled={action.pending}
          onClick={download}
        >
          {words.download}
        </Button>
        {isCertificate
          ? (['accept', 'decline'] as const).map((act) => (
              <Button key={act} size="sm" onClick={() => setVerdict(act)}>
                {words[act]}
              </Button>
            ))
          : null}
      </div>
      {verdict === null ? null : (
        <VerdictDialog file={file} accepted={verdict === 'accept'} onClose={() => setVerdict(null)} />
      )}
    </SettingsRow>
  );
}

/** The purchase order and the certificates of a buyer. Our staff read, accept or decline them (LIC-5, LIC-7). */
export const BuyersFiles = ({ files }: { readonly files: readonly BillingFile[] }) => (
  <SectionCard id="order-files" heading={words.heading}>
    {files.length === 0 ? (
      <p className="quiet">{words.none}</p>
    ) : (
      <ul className="settings-list" aria-label={words.list}>
        {files.map((file) => (
          <Row key={file.id} file={file} />
        ))}
      </ul>
    )}
  </SectionCard>
);
