import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { useApp } from '../../../app-context.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { valueOf } from '../../../data/query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { paths } from '../../../routes/paths.ts';
import { invited as words } from './messages/en/invited.ts';

/** The invitations of a user who has just signed up (R2). Renders nothing if there are none. */
export function InvitedNotice() {
  const { invitations } = useApp();
  const waiting = useQuery(
    useCallback((options: ReadOptions) => invitations.waiting(options), [invitations]),
  );
  const [first] = valueOf(waiting) ?? [];
  return first === undefined ? null : (
    <Notice title={words.title(first.organizationName)}>
      <TextLink to={paths.invitations}>{words.see}</TextLink>
    </Notice>
  );
}
