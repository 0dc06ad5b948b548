import type { SentInvitation } from '#domain/organizations/invitations/invitation-views.ts';
import { useApp } from '../../../app-context.tsx';
import { ConfirmDialog } from '../../../chakra/confirm-dialog.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { pendingWords as words } from './messages/en/invitations.ts';

export function RevokeInvitation({
  invitation: { id, email },
  onClose,
  onChanged,
}: {
  readonly invitation: SentInvitation;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}) {
  const { invitations } = useApp();
  const action = useAsyncAction();
  const revoke = (): void =>
    action.run(
      () => invitations.revoke(id),
      () => {
        onClose();
        toast(words.revoked(email));
        onChanged();
      },
    );
  return (
    <ConfirmDialog
      title={words.revokeTitle(email)}
      confirmLabel={words.revoke}
      action={action}
      onConfirm={revoke}
      onClose={onClose}
    >
      {words.revokeLead}
    </ConfirmDialog>
  );
}
