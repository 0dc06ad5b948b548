import type { StoredUser } from '#domain/identity/account/session-user.ts';
import { isGivenWorkspaceName } from '#domain/identity/membership/organization.ts';
import { personOf, type Session } from '#domain/identity/navigation/session.ts';
import type { HeaderSession } from '../layouts/header-model.ts';
import { navigationRoleOf } from '../layouts/navigation.ts';

/**
 * Returns the place in the header. A user whose only organization is their own workspace with its default name sees the school that they typed, because the
 * default name only repeats the user's name.
 */
function placeOf({ organization, severalOrganizations, schoolOrDistrict }: StoredUser): string | null {
  const isUnnamed =
    organization?.kind === 'workspace' && !severalOrganizations && isGivenWorkspaceName(organization.name);
  return (isUnnamed ? schoolOrDistrict : null) ?? organization?.name ?? schoolOrDistrict;
}

/** Returns the session for the header as far as it is known. Includes the trial days only during a trial. */
export function headerSessionOf(session: Session): HeaderSession {
  const person = personOf(session);
  if (person === null) return { state: 'signed-out' };
  const { firstName, lastName, accessState, trialDaysLeft } = person;
  return {
    state: 'signed-in',
    firstName: firstName ?? undefined,
    lastName: lastName ?? undefined,
    schoolOrDistrict: placeOf(person) ?? undefined,
    role: navigationRoleOf(person),
    trialDaysLeft: accessState.startsWith('trial') ? trialDaysLeft : undefined,
  };
}
