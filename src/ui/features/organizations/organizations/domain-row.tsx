import { AtSign } from 'lucide-react';
import { useState } from 'react';
import type { MailDomain } from '#domain/organizations/domains/mail-domain.ts';
import { useApp } from '../../../app-context.tsx';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Button } from '../../../components/button.tsx';
import { Chip } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { TextField } from '../../../forms/text-field.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { SignInRuleLine } from './sign-in-rule-line.tsx';
import { domainsWords as words } from './messages/en/domains.ts';

type Claim = { readonly claim: MailDomain; readonly onChanged: () => void };

function Proving({ claim: { id, domain, record }, onChanged }: Claim) {
  const { domains } = useApp();
  const action = useAsyncAction();
  const [status, setStatus] = useState('');
  const copy = (): void =>
    void navigator.clipboard.writeText(record).then(
      () => setStatus(words.copied),
      () => setStatus(words.notCopied),
    );
  const check = (): void =>
    action.run(
      () => domains.check(id),
      () => {
        toast(words.checked(domain));
        onChanged();
      },
    );
  return (
    <div className="stack">
      <TextField
        label={words.record(domain)}
        name={`record-${id}`}
        hint={words.recordHint}
        defaultValue={record}
        readOnly
        dir="ltr"
      />
      <output className="field-hint">{status}</output>
      <FailureNotice failure={action.failure} />
      <div className="row">
        <Button aria-label={words.copyOf(domain)} onClick={copy}>
          {words.copy}
        </Button>
        <Button
          variant="primary"
          aria-label={words.checkOf(domain)}
          aria-disabled={action.pending}
          onClick={check}
        >
          {words.check}
        </Button>
      </div>
    </div>
  );
}

function RemoveDomain({
  claim: { id, domain },
  onChanged,
  onClose,
}: Claim & { readonly onClose: () => void }) {
  const { domains } = useApp();
  const action = useAsyncAction();
  const remove = (): void =>
    action.run(
      () => domains.remove(id),
      () => {
        onClose();
        toast(words.removed(domain));
        onChanged();
      },
    );
  return (
    <ConfirmDialog
      title={words.removeTitle(domain)}
      confirmLabel={words.remove}
      action={action}
      onConfirm={remove}
      onClose={onClose}
    >
      {words.removeLead}
    </ConfirmDialog>
  );
}

/** A claimed domain. Shows that it is verified, or how to verify it. */
export function DomainRow(props: Claim) {
  const { domain, proved } = props.claim;
  const [removing, setRemoving] = useState(false);
  return (
    <li>
      <SettingsRow as="div" icon={AtSign}>
        <div className="settings-what">
          <strong dir="ltr">{breakable(domain)}</strong>
          <div className="row">
            <Chip tone={proved === null ? 'sun' : 'moss'}>
              {proved === null ? words.unproved : words.proved}
            </Chip>
            {proved === null ? null : <span className="quiet">{words.provedOn(proved.at, proved.how)}</span>}
          </div>
        </div>
        <Button variant="quiet" aria-label={words.removeOf(domain)} onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      </SettingsRow>
      {proved === null ? <Proving {...props} /> : <SignInRuleLine {...props} />}
      {removing ? <RemoveDomain {...props} onClose={() => setRemoving(false)} /> : null}
    </li>
  );
}
