import { personOf, type Session } from '#domain/policy/session.ts';
import type { HeaderSession } from '../layouts/header-model.ts';

/** Whom the header greets, as far as is known by now; trial days only while a trial counts. */
export function headerSessionOf(session: Session): HeaderSession {
  const person = personOf(session);
  if (person === null) return { state: 'signed-out' };
  const { firstName, lastName, schoolOrDistrict, accessState, accountType, trialDaysLeft, organization } =
    person;
  return {
    state: 'signed-in',
    firstName: firstName ?? undefined,
    lastName: lastName ?? undefined,
    schoolOrDistrict: organization?.name ?? schoolOrDistrict ?? undefined,
    accessState,
    accountType,
    trialDaysLeft: accessState.startsWith('trial') ? trialDaysLeft : undefined,
  };
}
