import type { MemberRole } from './member-role.ts';

/** A present member who runs an organization, or one above it. */
export type InCharge = { readonly id: string; readonly role: Exclude<MemberRole, 'teacher'> };

/** What somebody is, and where. */
export type Rank = { readonly role: MemberRole; readonly organizationId: string };

/**
 * Whether somebody who runs the organization of a member may act on them. Customers act on everybody. Managers act on
 * teachers, and on managers of the schools below theirs: none removes a peer or a customer, since they name no managers either.
 */
export const outranks = (by: Rank, member: Rank): boolean => {
  if (by.role === 'customer') return true;
  if (by.role === 'teacher' || member.role === 'customer') return false;
  return member.role === 'teacher' || member.organizationId !== by.organizationId;
};

/**
 * Whether an organization would lose who runs it if this member were gone, or had become a teacher: its last customer, who
 * alone names managers and buys, or the last of all who are in charge of it (ORG-3).
 */
export function isLastInCharge(
  { id, role }: { readonly id: string; readonly role: MemberRole },
  inCharge: readonly InCharge[],
): boolean {
  if (role === 'teacher') return false;
  const others = inCharge.filter((other) => other.id !== id);
  return role === 'customer' ? others.every((other) => other.role !== 'customer') : others.length === 0;
}
