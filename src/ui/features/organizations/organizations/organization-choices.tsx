import { useCallback } from 'react';
import type { ReadOptions } from '#domain/cancellation.ts';
import { personOf } from '#domain/identity/navigation/session.ts';
import { useApp, useSession } from '../../../app-context.tsx';
import { MenuChoices, MenuLink } from '../../../chakra/menu.tsx';
import { toast } from '../../../components/notices/toast.ts';
import { valueOf } from '../../../data/query.ts';
import { useQuery } from '../../../data/use-query.ts';
import { describeFailure } from '../../../messages/describe-failure.ts';
import { shell } from '../../../messages/en/shell.ts';
import { paths } from '../../../routes/paths.ts';
import { organizationWords as words } from './messages/en/organizations.ts';

/**
 * The schools, districts and workspaces of the user, as a menu (ORG-1). The tab's current one is checked. Choosing a different one switches to it. The current
 * one is shown immediately. The others, and the schools that invite the user, appear with the service's reply (R2).
 */
export const OrganizationChoices = () => {
  const app = useApp();
  const present = personOf(useSession())?.organization ?? null;
  const list = useQuery(useCallback((options: ReadOptions) => app.organizations.list(options), [app]));
  const invited = useQuery(useCallback((options: ReadOptions) => app.invitations.waiting(options), [app]));
  const known = present === null ? [] : [present];
  const organizations = list.state === 'read' ? list.value : known;
  const switchTo = async (id: string): Promise<void> => {
    if (id === present?.id) return;
    const switched = await app.organizations.switchTo(id);
    if (!switched.ok) toast(describeFailure(switched.error));
  };
  const invitations = (valueOf(invited) ?? []).map(({ id, organizationName }) => (
    <MenuLink key={id} to={paths.invitations}>
      {words.invited(organizationName)}
    </MenuLink>
  ));
  if (organizations.length === 0) return invitations;
  const note = list.state === 'waiting' ? shell.loading : words.unread;
  return (
    <>
      {invitations}
      <MenuChoices
        label={words.choose}
        chosen={present?.id ?? ''}
        choices={organizations.map(({ id, name, kind, role }) => ({
          value: id,
          name,
          more: words.as(kind, role),
        }))}
        note={list.state === 'read' ? null : note}
        onChoose={(id) => void switchTo(id)}
      />
    </>
  );
};
