import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import { openedInvitationEntry } from '#application/client/storage-entries.ts';
import { loginPath } from '#domain/identity/navigation/paths.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { ok } from '#domain/result.ts';
import { useSession } from '../../../app-context.tsx';
import { AccountPage } from '../../../components/account-page.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notices/notice.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { useStorageEntry } from '../../../use-storage-entry.ts';
import { ownInvitations as words } from './messages/en/invitations.ts';
import { WaitingInvitations } from './waiting-invitations.tsx';

/** Loads the invitations to the email address of the signed-in user. Returns none for a visitor. */
export const loader = async (app: ClientApp, { signal }: PageVisit) =>
  personOf(app.session.current()) === null ? ok([]) : app.invitations.waiting({ signal });

const OpenedHere = () => {
  const [token] = useStorageEntry(openedInvitationEntry);
  return token === null ? null : (
    <>
      <Notice>{words.opened}</Notice>
      <LinkButton wide to={paths.invitation(token)}>
        {words.seeOpened}
      </LinkButton>
    </>
  );
};

/** `/invitations`: the open invitations of the user, regardless of the link that they used (R2). */
export function Component() {
  const person = personOf(useSession());
  const waiting = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>(), person?.id ?? '');
  if (person === null)
    return (
      <AccountPage>
        <PageTitle lead={words.loggedOut}>{words.heading}</PageTitle>
        <LinkButton
          variant="primary"
          wide
          to={loginPath({ pathname: paths.invitations, search: '', hash: '' })}
        >
          {words.logIn}
        </LinkButton>
        <OpenedHere />
      </AccountPage>
    );
  return (
    <AccountPage>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      <QueryBoundary query={waiting} waiting={words.waiting}>
        {(invitations) =>
          invitations.length === 0 ? (
            <>
              <Notice title={words.none}>
                <p>{words.noneMore}</p>
              </Notice>
              <OpenedHere />
            </>
          ) : (
            <WaitingInvitations invitations={invitations} />
          )
        }
      </QueryBoundary>
    </AccountPage>
  );
}
