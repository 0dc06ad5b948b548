import type { Action } from '#domain/organizations/access/permissions.ts';
import { scopeOf } from '#domain/organizations/access/scope-of.ts';
import { err, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { FileInspector } from '../../platform/ports/file-inspector.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { StoredOrganization } from '../ports/organization-repository.ts';
import type { OrganizationSettingsStore } from '../ports/organization-settings-store.ts';
import type { Stores, Transaction } from '../../ports/transaction.ts';

export type OrganizationSettingsPorts = {
  readonly settings: OrganizationSettingsStore;
  readonly transaction: Transaction;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: Ids;
  readonly fileInspector: FileInspector;
};

/** The organization does not exist, or the caller does not manage it. Both cases have the same refusal, so that it reveals nothing (ORG-3). */
type NoSuchSchool = { readonly kind: 'organization/no-such-school' };

type Asked = { readonly id: string; readonly action: Action };
type Found = { readonly stores: Stores; readonly organization: StoredOrganization };

/** Acts on an organization in one transaction if the caller may do so. `act` must also write the audit entry. */
export function actOnOrganization<T, E>(
  { transaction }: Pick<OrganizationSettingsPorts, 'transaction'>,
  { actor }: Caller,
  { id, action }: Asked,
  act: (found: Found) => Promise<Result<T, E>>,
): Promise<Result<T, E | NoSuchSchool>> {
  return transaction.run(async (stores): Promise<Result<T, E | NoSuchSchool>> => {
    const organization = await stores.organizations.byId(id, scopeOf(actor, action));
    if (organization === null) return err({ kind: 'organization/no-such-school' });
    return act({ stores, organization });
  });
}
