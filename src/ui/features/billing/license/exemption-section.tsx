import { FileCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { BillingFile } from '#domain/billing/prices/billing-file.ts';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { CertificateDialog } from '../../../components/certificate-dialog.tsx';
import { Chip } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { certificateWords } from '../../../messages/en/certificate.ts';
import { exemptionWords as words } from './messages/en/exemption.ts';

const tone = ({ verdict }: BillingFile) => {
  if (verdict === null) return 'sun';
  return verdict.accepted ? 'moss' : 'coral';
};

function Row({ file }: { readonly file: BillingFile }) {
  const { orders } = useApp();
  const action = useAsyncAction();
  const download = (): void =>
    action.run(
      () => orders.file(file.id),
      (bytes) => saveFile(words.fileName(file.kind), bytes, 'application/pdf'),
    );
  const [state, verdict] = [words.state(file), words.verdict(file)];
  return (
    <SettingsRow icon={FileCheck}>
      <div className="settings-what">
        <strong>{words.kinds[file.kind]}</strong>
        <span className="quiet">{words.sent(file)}</span>
        {verdict === null ? null : (
          <span className="quiet" dir="auto">
            {verdict}
          </span>
        )}
        <FailureNotice failure={action.failure} />
      </div>
      <div className="row">
        {state === null ? null : <Chip tone={tone(file)}>{state}</Chip>}
        <Button
          size="sm"
          aria-label={`${words.download}: ${words.kinds[file.kind]}, ${words.sent(file)}`}
          aria-disabled={action.pending}
          onClick={download}
        >
          {words.download}
        </Button>
      </div>
    </SettingsRow>
  );
}

/** The tax certificates of the school or district, and the upload of a new one, for users who may buy (LIC-5). */
export function ExemptionSection() {
  const { orders } = useApp();
  const [sending, setSending] = useState(false);
  const query = useQuery(useCallback((options: ReadOptions) => orders.files(options), [orders]));
  return (
    <SectionCard id="exemption" heading={words.heading} lead={words.lead}>
      <QueryBoundary query={query} waiting={words.waiting}>
        {(files) =>
          files.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className="settings-list" aria-label={words.list}>
              {files.map((file) => (
                <Row key={file.id} file={file} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <div>
        <Button onClick={() => setSending(true)}>{certificateWords.send}</Button>
      </div>
      {sending ? <CertificateDialog onClose={() => setSending(false)} onSent={query.retry} /> : null}
    </SectionCard>
  );
}
