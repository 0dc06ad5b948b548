import { useEffect } from 'react';
import { useLoaderData, useLocation, useParams } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { useApp } from '../../../app-context.tsx';
import { AccountPage } from '../../../components/account-page.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { invitationPage as words } from './messages/en/invitations.ts';
import { OpenedInvitationView } from './opened-invitation.tsx';
import { StopReminders } from './stop-reminders.tsx';

export const loader = (app: ClientApp, { params, signal }: PageVisit) =>
  app.invitations.open(params['token'] ?? '', { signal });

/** Reports that the invitation was opened (R4). A failure does not affect the page. */
function useNoteOpened(token: string, isPending: boolean): void {
  const { invitations } = useApp();
  useEffect(() => {
    if (isPending) void invitations.note(token, 'opened');
  }, [invitations, token, isPending]);
}

const NoInvitation = () => (
  <AccountPage>
    <PageTitle lead={words.missing}>{words.missingHeading}</PageTitle>
    <LinkButton wide to={paths.lessons}>
      {words.goOn}
    </LinkButton>
  </AccountPage>
);

/** `/invitations/{token}`: shows the inviting user, the school and the role, and buttons to respond (R1). Opening the page changes nothing. */
export function Component() {
  const { token = '' } = useParams();
  const { search } = useLocation();
  const read = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const opened = useLoadedQuery(read, token);
  useNoteOpened(token, read.ok && read.value.standing === 'pending');
  if (!read.ok && read.error.kind === 'invitation/not-found') return <NoInvitation />;
  const reminders = new URLSearchParams(search).get('reminders');
  return (
    <AccountPage>
      <QueryBoundary query={opened} waiting={words.reading}>
        {(invitation) => (
          <>
            {reminders !== null && invitation.standing === 'pending' ? (
              <StopReminders token={token} isStopped={reminders === 'stopped'} />
            ) : null}
            <OpenedInvitationView invitation={invitation} token={token} />
          </>
        )}
      </QueryBoundary>
    </AccountPage>
  );
}
