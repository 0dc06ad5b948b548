import { emptyScope } from '#domain/organizations/access/scope.ts';
import { defaultTimeZone, idOfPath } from '#domain/identity/membership/organization.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { StoredClassroom } from '../ports/classroom-repository.ts';
import type { OrganizationRepository } from '../../organizations/ports/organization-repository.ts';

/**
 * Returns the time zone of a classroom's days: that of its organization. For a classroom without an organization, it is that of the caller's organization. The
 * default is `defaultTimeZone`.
 */
export async function timeZoneOf(
  organizations: Pick<OrganizationRepository, 'byId'>,
  { organization }: Pick<StoredClassroom, 'organization'>,
  { membership }: Pick<Caller, 'membership'>,
): Promise<string> {
  if (organization === null || organization === membership?.organization)
    return membership?.timeZone ?? defaultTimeZone;
  const scope = { ...emptyScope, organizations: [organization] };
  const found = await organizations.byId(idOfPath(organization), scope);
  return found?.timeZone ?? defaultTimeZone;
}

export type DayPorts = {
  readonly organizations: Pick<OrganizationRepository, 'byId'>;
  readonly clock: Pick<Clock, 'now'>;
};

export async function dayOfClassroom(
  { organizations, clock }: DayPorts,
  classroom: Pick<StoredClassroom, 'organization'>,
  caller: Pick<Caller, 'membership'>,
): Promise<IsoDate> {
  const timeZone = await timeZoneOf(organizations, classroom, caller);
  return dayInZone(timeZone)(clock.now());
}
