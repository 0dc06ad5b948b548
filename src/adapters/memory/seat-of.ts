import type { StoredMembership } from '#application/service/ports/organization-repository.ts';
import type { SeatStanding } from '#domain/organizations/seats.ts';

/** Whether the organization's license covers a member: teachers need a seat. */
export const isCoveredMember = ({ role, seated }: Pick<StoredMembership, 'role' | 'seated'>): boolean =>
  role !== 'teacher' || seated;

export function seatOf({
  role,
  seated,
  seatRequest,
}: Pick<StoredMembership, 'role' | 'seated' | 'seatRequest'>): SeatStanding {
  if (role !== 'teacher') return 'not-needed';
  if (seated) return 'held';
  return seatRequest === null ? 'none' : 'asked';
}
