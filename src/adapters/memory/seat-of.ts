import type { StoredMembership } from '#application/service/ports/organization-repository.ts';
import type { SeatStanding } from '#domain/organizations/seats.ts';

/** Whether the license of the organization covers somebody by this membership: whoever teaches needs a seat. */
export const isCoveredMember = ({ role, seated }: Pick<StoredMembership, 'role' | 'seated'>): boolean =>
  role !== 'teacher' || seated;

/** Where a membership stands about its seat. */
export function seatOf({
  role,
  seated,
  seatRequest,
}: Pick<StoredMembership, 'role' | 'seated' | 'seatRequest'>): SeatStanding {
  if (role !== 'teacher') return 'not-needed';
  if (seated) return 'held';
  return seatRequest === null ? 'none' : 'asked';
}
