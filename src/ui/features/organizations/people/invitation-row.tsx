import { chakra } from '@chakra-ui/react';
import { Link, Mail, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SentInvitation } from '#domain/organizations/invitations/invitation-views.ts';
import type { InvitationStatus } from '#domain/organizations/invitations/invitation.ts';
import { useApp } from '../../../app-context.tsx';
import { breakable } from '../../../components/breakable.tsx';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { MenuButton } from '../../../components/menus/menu-button.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { useOwnSubject } from '../../../data/use-own-subject.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { localDate } from '../../../messages/local-date.ts';
import { InvitationLink } from './invitation-link.tsx';
import { RevokeInvitation } from './revoke-invitation.tsx';
import { invitationStatusWords, invitedRoleWords, pendingWords as words } from './messages/en/invitations.ts';

const tones: Readonly<Record<InvitationStatus, ChipTone>> = {
  queued: 'plain',
  sent: 'harbor',
  opened: 'violet',
  joined: 'moss',
  bounced: 'sun',
  'no-seat': 'sun',
  declined: 'plain',
  revoked: 'plain',
  expired: 'sun',
};

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: '1.5rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '4',
    minHeight: '4.25rem',
    paddingBlock: '3',
    '& + &': { borderTop: '1px solid', borderColor: 'line' },
    '& > .settings-mark': { display: { base: 'none', sm: 'grid' } },
  },
});

const isOpen = ({ status }: SentInvitation): boolean =>
  status !== 'joined' && status !== 'declined' && status !== 'revoked' && status !== 'expired';

/** Whether the license has ended. Without a license, users cannot invite, as the notice above tells them. They can still revoke open invitations. */
const useEnded = (): boolean => useRefusal('teacher.invite', useOwnSubject()) === 'license/ended';

export function InvitationRow({
  invitation,
  onChanged,
}: {
  readonly invitation: SentInvitation;
  readonly onChanged: () => void;
}) {
  const { id, email, role, organizationName, inviter, invitedAt, expiresAt, status } = invitation;
  const { invitations } = useApp();
  const action = useAsyncAction();
  const [link, setLink] = useState<string | null>(null);
  const [revoking, setRevoking] = useState(false);
  const resend = (): void =>
    action.run(
      () => invitations.resend(id),
      () => {
        toast(words.resent(email));
        onChanged();
      },
    );
  const entry = (
    name: string,
    icon: typeof Send,
    run: () => void,
  ): { name: string; shown: ReactNode; run: () => void } => ({
    name,
    shown: (
      <>
        <Icon of={icon} /> {name}
      </>
    ),
    run,
  });
  const ended = useEnded();
  const acts = [
    ...(ended ? [] : [entry(words.resend, Send, resend)]),
    ...(ended || !isOpen(invitation)
      ? []
      : [entry(words.link, Link, () => action.run(() => invitations.link(id), setLink))]),
    ...(isOpen(invitation) ? [entry(words.revoke, Trash2, () => setRevoking(true))] : []),
  ];
  return (
    <Row>
      <span className="settings-mark">
        <Icon of={Mail} />
      </span>
      <div className="settings-what">
        <strong dir="auto">{breakable(email)}</strong>
        <span className="quiet">
          {words.about(invitedRoleWords[role], organizationName, inviter, localDate(invitedAt))}
        </span>
        <div className="row">
          <Chip tone={tones[status]}>{invitationStatusWords[status]}</Chip>
          {isOpen(invitation) ? <span className="quiet">{words.until(localDate(expiresAt))}</span> : null}
        </div>
        <FailureNotice failure={action.failure} />
      </div>
      {status === 'joined' || acts.length === 0 ? null : (
        <MenuButton name={words.actions} groups={[acts]}>
          {words.actions} <VisuallyHidden>{words.actionsFor(email)}</VisuallyHidden>
        </MenuButton>
      )}
      {link === null ? null : <InvitationLink email={email} link={link} onClose={() => setLink(null)} />}
      {revoking ? (
        <RevokeInvitation invitation={invitation} onClose={() => setRevoking(false)} onChanged={onChanged} />
      ) : null}
    </Row>
  );
}
