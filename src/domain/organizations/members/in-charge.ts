import type { MemberRole } from '../../identity/membership/member-role.ts';

export type InCharge = { readonly id: string; readonly role: Exclude<MemberRole, 'teacher'> };

export type Rank = { readonly role: MemberRole; readonly organizationId: string };

/**
 * Whether a manager of the organization may act on a member. Customers may act on everyone. Managers may act on teachers, and on managers
 * of schools below theirs; they cannot remove peers or customers, because they cannot appoint managers either.
 */
export const outranks = (by: Rank, member: Rank): boolean => {
  if (by.role === 'customer') return true;
  if (by.role === 'teacher' || member.role === 'customer') return false;
  return member.role === 'teacher' || member.organizationId !== by.organizationId;
};

/**
 * Whether the organization would lose its management without this member, or with them as a teacher: they are its last customer, who alone
 * appoints managers and buys, or the last one in charge (ORG-3).
 */
export function isLastInCharge(
  { id, role }: { readonly id: string; readonly role: MemberRole },
  inCharge: readonly InCharge[],
): boolean {
  if (role === 'teacher') return false;
  const others = inCharge.filter((other) => other.id !== id);
  return role === 'customer' ? others.every((other) => other.role !== 'customer') : others.length === 0;
}
