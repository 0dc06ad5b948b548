import { ok, type Result } from '#domain/result.ts';
import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../../identity/ports/account-service.ts';
import type { OrganizationService } from '../ports/organization-service.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';
import type { SessionStore } from '../../identity/ports/session-store.ts';

/** Switches this tab to another of the user's organizations (ORG-1). On failure nothing changes. */
export type SwitchOrganization = (id: string) => Promise<Result<void, ServiceFailure>>;

export type SwitchPorts = {
  readonly organizations: Pick<OrganizationService, 'choose'>;
  readonly accounts: Pick<AccountService, 'me'>;
  readonly session: SessionStore;
  readonly log: Log;
};

/**
 * The session switches as soon as the record is read; other tabs are not affected. If there are several concurrent switches, the last one takes effect. The
 * service saves the choice for new tabs in parallel; if that fails, it is logged.
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
    const saved = await keeping;
    if (!record.ok) return record;
    if (!saved.ok) log.warn('The organization could not be saved for new tabs', { kind: saved.error.kind });
    return ok(undefined);
  };
}
