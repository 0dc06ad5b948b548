import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { ClientApp } from '#application/client/client-app.ts';
import type { Organization } from '#domain/identity/membership/organization.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useSession } from '../../../app-context.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { QueryBoundary } from '../../../data/query-boundary.tsx';
import { useLoadedQuery } from '../../../data/use-loaded-query.ts';
import { useRefusal } from '../../../data/use-refusal.ts';
import { SettingsPage } from '../../../layouts/settings-page.tsx';
import { paths } from '../../../routes/paths.ts';
import type { PageVisit } from '../../../routes/route-spec.ts';
import { InvitationsJob } from './invitations-job.tsx';
import { InvitedPeople } from './invited-people.tsx';
import { InviteForm } from './invite-form.tsx';
import { inviteWords as words } from './messages/en/invitations.ts';
import { useInviting } from './use-inviting.ts';

export const loader = (app: ClientApp, { signal }: PageVisit) => app.organizations.schools({ signal });

function Invite(to: { readonly organizationId: string; readonly schools: readonly Organization[] }) {
  const [round, setRound] = useState(0);
  const inviting = useInviting();
  const { sent } = inviting;
  const again = (): void => {
    inviting.startAgain();
    setRound(round + 1);
  };
  return sent === null ? (
    <>
      <InvitationsJob />
      <InviteForm key={round} {...to} inviting={inviting} />
    </>
  ) : (
    <InvitedPeople answer={sent} onAgain={again} />
  );
}

/** `/settings/teachers/new`: invites many people in one step (ORG-6). Shows a preview for each before anything is sent (R6). */
export function Component() {
  const schools = useLoadedQuery(useLoaderData<Awaited<ReturnType<typeof loader>>>());
  const organization = personOf(useSession())?.organization ?? null;
  const subject = { relation: 'none', organization: organization?.path ?? null } as const;
  const ended = useRefusal('teacher.invite', subject) === 'license/ended';
  return (
    <SettingsPage>
      <TextLink alone to={paths.teachers}>
        {words.back}
      </TextLink>
      <PageTitle lead={words.lead}>{words.heading}</PageTitle>
      {ended || organization === null ? null : (
        <QueryBoundary query={schools}>
          {(list) => <Invite key={organization.id} organizationId={organization.id} schools={list} />}
        </QueryBoundary>
      )}
    </SettingsPage>
  );
}
