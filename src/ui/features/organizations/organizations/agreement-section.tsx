import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import type {
  DataAgreement,
  OrganizationSettings,
} from '#domain/organizations/settings/organization-settings.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { saveFile } from '../../../components/save-file.ts';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SectionCard } from '../../../layouts/section-card.tsx';
import { AgreementDialog } from './agreement-dialog.tsx';
import { agreementWords as words } from './messages/en/school.ts';

function Agreement(props: { readonly organizationId: string; readonly agreement: DataAgreement }) {
  const { signedBy, signedOn, uploadedAt, bytes } = props.agreement;
  const { organizationSettings } = useApp();
  const action = useAsyncAction();
  const download = (): void =>
    action.run(
      () => organizationSettings.agreementFile(props.organizationId),
      (file) => {
        saveFile('data-agreement.pdf', file, 'application/pdf');
        toast(words.downloaded);
      },
    );
  return (
    <>
      <FailureNotice failure={action.failure} />
      <SettingsRow as="div" icon={FileCheck}>
        <div className="settings-what">
          <strong>{breakable(words.signed(signedBy, signedOn))}</strong>
          <span className="quiet">{words.about(uploadedAt, bytes)}</span>
        </div>
        <Button aria-disabled={action.pending} onClick={download}>
          {words.download}
        </Button>
      </SettingsRow>
    </>
  );
}

export function AgreementSection({ organization, agreement }: OrganizationSettings) {
  const [uploading, setUploading] = useState(false);
  return (
    <SectionCard id="agreement" heading={words.heading} lead={words.lead}>
      {agreement === null ? (
        <p className="quiet">{words.none}</p>
      ) : (
        <Agreement organizationId={organization.id} agreement={agreement} />
      )}
      <div>
        <Button onClick={() => setUploading(true)}>{agreement === null ? words.open : words.replace}</Button>
      </div>
      {uploading ? (
        <AgreementDialog
          organizationId={organization.id}
          replaces={agreement !== null}
          onClose={() => setUploading(false)}
        />
      ) : null}
    </SectionCard>
  );
}
