import { useCallback, useState } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import type { InvitationPage, SentInvitation } from '#domain/organizations/invitations/invitation-views.ts';
import { useApp } from '../../../app-context.tsx';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FailureNotice } from '../../../components/notices/failure-notice.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useQuery } from '../../../data/use-query.ts';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { InvitationRow } from './invitation-row.tsx';
import { pendingWords as words } from './messages/en/invitations.ts';

function Pages({ first, onChanged }: { readonly first: InvitationPage; readonly onChanged: () => void }) {
  const { invitations } = useApp();
  const [more, setMore] = useState<readonly InvitationPage[]>([]);
  const action = useAsyncAction();
  const pages = [first, ...more];
  const rows: readonly SentInvitation[] = pages.flatMap((page) => page.rows);
  const after = pages.at(-1)?.after ?? null;
  const showMore = (): void =>
    action.run(
      () => invitations.page(after),
      (page) => setMore([...more, page]),
    );
  return (
    <div className="stack">
      <ul className="settings-list" aria-label={words.list}>
        {rows.map((row) => (
          <InvitationRow key={row.id} invitation={row} onChanged={onChanged} />
        ))}
      </ul>
      <p className="quiet">{words.shown(rows.length, first.total)}</p>
      <FailureNotice failure={action.failure} />
      {after === null ? null : (
        <div>
          <Button aria-disabled={action.pending} onClick={showMore}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The invitations of the user's schools, newest first, with state and actions (R4). */
export function PendingInvitations() {
  const { invitations } = useApp();
  const first = useQuery(
    useCallback((options: ReadOptions) => invitations.page(null, options), [invitations]),
  );
  return (
    <QueryBoundary query={first} waiting={words.waiting}>
      {(page) =>
        page.rows.length === 0 ? (
          <EmptyState title={words.empty.title}>{words.empty.advice}</EmptyState>
        ) : (
          // A changed invitation may be on any page, so the list is read again from the first page.
          <Pages
            key={page.rows.map(({ id, status }) => `${id} ${status}`).join()}
            first={page}
            onChanged={first.retry}
          />
        )
      }
    </QueryBoundary>
  );
}
