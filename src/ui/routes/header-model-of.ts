import type { StoredUser } from '#domain/account/session-user.ts';
import { personOf, type Session } from '#domain/policy/session.ts';
import type { HeaderSession } from '../layouts/header-model.ts';

/** A person who has only their own workspace sees the school that they typed: its name would only repeat theirs. */
function placeOf({ organization, severalOrganizations, schoolOrDistrict }: StoredUser): string | null {
  const isOnlyWorkspace = organization?.kind === 'workspace' && !severalOrganizations;
  return (isOnlyWorkspace ? schoolOrDistrict : null) ?? organization?.name ?? schoolOrDistrict;
}

/** Whom the header greets, as far as is known by now; trial days only while a trial counts. */
export function headerSessionOf(session: Session): HeaderSession {
  const person = personOf(session);
  if (person === null) return { state: 'signed-out' };
  const { firstName, lastName, accessState, accountType, trialDaysLeft } = person;
  return {
    state: 'signed-in',
    firstName: firstName ?? undefined,
    lastName: lastName ?? undefined,
    schoolOrDistrict: placeOf(person) ?? undefined,
    accessState,
    accountType,
    trialDaysLeft: accessState.startsWith('trial') ? trialDaysLeft : undefined,
  };
}
