import type { NotAMember } from '#domain/identity/membership/organization.ts';
import type { OwnOrganization } from '#domain/identity/membership/own-organization.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { type Caller, chooseMembership } from '../../identity/caller/caller.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { presentOwn } from '../../identity/caller/present-own.ts';

/** Saves the caller's default organization for calls that do not specify one (ORG-1). */
export type ChooseOrganization = (
  caller: Caller,
  organizationId: string,
) => Promise<Result<OwnOrganization, NotAMember>>;

export type ChooseOrganizationPorts = { readonly transaction: Transaction };

export function chooseOrganization({ transaction }: ChooseOrganizationPorts): ChooseOrganization {
  return async ({ account, memberships }, organizationId) => {
    const chosen = chooseMembership({ memberships, lastOrganization: null }, organizationId);
    if (!chosen.ok || chosen.value === null) return err({ kind: 'organization/not-a-member' });
    await transaction.run(({ organizations }) => organizations.choose(account.id, organizationId));
    return ok(presentOwn(chosen.value));
  };
}
