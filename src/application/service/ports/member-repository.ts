import type { Scope } from '#domain/access/scope.ts';
import type { MemberQuery } from '#domain/organizations/member-table.ts';
import type { Member, MemberDetails, MemberProfile } from '#domain/organizations/member.ts';
import type { Page } from '#domain/tables/page.ts';

/** A member as it is stored, by the id of the membership. */
export type StoredMember = Omit<Member, 'details' | 'you'> & {
  readonly accountId: string;
  readonly details: MemberDetails;
};

/** A member with what they own, and where they were before. */
export type StoredMemberProfile = Omit<MemberProfile, 'member' | 'invitations'> & {
  readonly member: StoredMember;
};

/**
 * Reads who belongs to organizations, and who did until they were deactivated: of several memberships of a person in one
 * organization the last one. What takes a scope answers nothing outside of it (ORG-3).
 */
export interface MemberRepository {
  /**
   * As of a day (`on`), the memberships that lasted at its end, whatever became of them; with role, name and all else as they are now, and
   * as the status what is known of that person in that organization today.
   */
  page(query: MemberQuery, scope: Scope): Promise<Page<StoredMember>>;
  /** The ids of all that a filter leaves, in no order. */
  ids(query: Pick<MemberQuery, 'filter' | 'timeZone'>, scope: Scope): Promise<readonly string[]>;
  /**
   * Finds a member by the id of a membership. The id of an ended membership finds the person's latest listed one. Null if there
   * is none in the scope.
   */
  byId(id: string, scope: Scope): Promise<StoredMemberProfile | null>;
  /**
   * Notes that the owner of an account was active at this moment (epoch milliseconds), of the account and in every
   * organization that they belong to; nothing where that was noted in the minutes before.
   */
  noteActive(accountId: string, at: number): Promise<void>;
}
