import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../../app-context.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { valueOf } from '../../../data/query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { invitedBy } from '../../../messages/en/invited-by.ts';

/**
 * The invitation next to a form: the inviting user and the school (R2). Renders nothing while the invitation is being read, after a failure, or after the user
 * has responded. The invitation's own page explains why.
 */
export function OpenedInvitationNotice({ token }: { readonly token: string }) {
  const { invitations } = useApp();
  const open = useCallback((options: ReadOptions) => invitations.open(token, options), [invitations, token]);
  const invitation = valueOf(useQuery(open));
  return invitation?.standing === 'pending' ? (
    <Notice>{invitedBy(invitation.inviter, invitation.organizationName, invitation.role)}</Notice>
  ) : null;
}
