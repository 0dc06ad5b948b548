import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../app-context.tsx';
import { Notice } from '../../components/notice.tsx';
import { valueOf } from '../../data/query.ts';
import { useQuery } from '../../data/use-query.ts';
import { invitedBy } from '../../messages/en/invited-by.ts';

/**
 * Who invites to which school, beside a form (R2). Nothing while it is read, where it cannot be, or once it was answered: the
 * form stands without it, and the invitation's own page says why.
 */
export function OpenedInvitationNotice({ token }: { readonly token: string }) {
  const { invitations } = useApp();
  const open = useCallback((options: ReadOptions) => invitations.open(token, options), [invitations, token]);
  const invitation = valueOf(useQuery(open));
  return invitation?.standing === 'pending' ? (
    <Notice>{invitedBy(invitation.inviter, invitation.organizationName, invitation.role)}</Notice>
  ) : null;
}
