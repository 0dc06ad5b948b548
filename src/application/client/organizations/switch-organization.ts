import { ok, type Result } from '#domain/result.ts';
import type { Log } from '../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { OrganizationService } from '../ports/organization-service.ts';
import type { ServiceFailure } from '../ports/service-failure.ts';
import type { SessionStore } from '../ports/session-store.ts';

/** Lets this tab act in another of the person's organizations, by its id (ORG-1). A failure leaves it where it is. */
export type SwitchOrganization = (id: string) => Promise<Result<void, ServiceFailure>>;

export type SwitchPorts = {
  readonly organizations: Pick<OrganizationService, 'choose'>;
  readonly accounts: Pick<AccountService, 'me'>;
  readonly session: SessionStore;
  readonly log: Log;
};

/**
 * The session is that of the new organization as soon as its record is read; other tabs stay where they are. Of several
 * switches at once the last one counts. That the service keeps the choice for new tabs is asked beside it: where that fails, only
 * they start elsewhere, which the log says.
 */
export function switchOrganization({
  organizations,
  accounts,
  session,
  log,
}: SwitchPorts): SwitchOrganization {
  let latest: symbol | null = null;
  return async (id) => {
    const turn = Symbol(id);
    latest = turn;
    const keeping = organizations.choose(id);
    const record = await accounts.me(id);
    if (record.ok && latest === turn) session.update(record.value);
    const kept = await keeping;
    if (!record.ok) return record;
    if (!kept.ok) log.warn('The organization was not kept for new tabs', { kind: kept.error.kind });
    return ok(undefined);
  };
}
