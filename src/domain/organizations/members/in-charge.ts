import type { MemberRole } from '../../identity/membership/member-role.ts';

export type InCharge = { readonly id: string; readonly role: Exclude<MemberRole, 'teacher'> };

export type Rank = { readonly role: MemberRole; readonly organizationId: string };

/**
 * Whether a manager of the organization may act on a member. Customers may act on all members. Managers may act on teachers, and on managers of schools below
 * their own. They cannot remove managers of the same level or customers, because they cannot appoint managers.
 */
export const outranks = (by: Rank, member: Rank): boolean => {
  if (by.role === 'customer') return true;
  if (by.role === 'teacher' || member.role === 'customer') return false;
  return member.role === 'teacher' || member.organizationId !== by.organizationId;
};

/**
 * Whether the member cannot leave or become a teacher (ORG-3). This is the case for the organization's last customer, because only customers appoint managers
 * and buy, and for a manager if there is no other manager or customer.
 */
export function isLastInCharge(
  { id, role }: { readonly id: string; readonly role: MemberRole },
  inCharge: readonly InCharge[],
): boolean {
  if (role === 'teacher') return false;
  const others = inCharge.filter((other) => other.id !== id);
  return role === 'customer' ? others.every((other) => other.role !== 'customer') : others.length === 0;
}
