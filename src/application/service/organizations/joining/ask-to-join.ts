import type { OrganizationPath } from '#domain/identity/membership/organization.ts';
import { isWithin } from '#domain/organizations/access/scope.ts';
import type { JoinRefused, JoinSuggestion } from '#domain/organizations/joining/join-request.ts';
import { domainOf } from '#domain/organizations/domains/mail-domain.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Caller } from '../../identity/caller/caller.ts';
import type { DomainRepository } from '../ports/domain-repository.ts';
import type { Ids } from '../../platform/ports/ids.ts';
import type { JoinRequestRepository } from '../ports/join-request-repository.ts';
import type { Transaction } from '../../ports/transaction.ts';
import { mailDeciders } from './mail-of-joining.ts';

/**
 * Returns the organization that verified the domain of the caller's verified address. Null if there is none, if the caller is a member of it, of its parents or
 * of an organization below it, or if it declined the caller.
 */
export type SuggestJoining = (caller: Caller) => Promise<JoinSuggestion | null>;

export type AskToJoinPorts = {
  readonly domains: Pick<DomainRepository, 'ownerOf'>;
  readonly joinRequests: Pick<JoinRequestRepository, 'stateOf'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
};

type Offered = JoinSuggestion & { readonly path: OrganizationPath };

const offer =
  ({ domains, joinRequests }: Pick<AskToJoinPorts, 'domains' | 'joinRequests'>) =>
  async ({ account, actor: { mailbox }, memberships }: Caller): Promise<Offered | null> => {
    const owner = mailbox === null ? null : await domains.ownerOf(domainOf(mailbox));
    if (owner === null) return null;
    const { id, name, path } = owner;
    const belongs = memberships.some(
      ({ organization }) => isWithin(organization, path) || isWithin(path, organization),
    );
    if (belongs) return null;
    const state = await joinRequests.stateOf(account.id, id);
    return state === 'declined' ? null : { id, name, path, asked: state === 'pending' };
  };

export const suggestJoining =
  (ports: Pick<AskToJoinPorts, 'domains' | 'joinRequests'>): SuggestJoining =>
  async (caller) => {
    const offered = await offer(ports)(caller);
    return offered === null ? null : { id: offered.id, name: offered.name, asked: offered.asked };
  };

/**
 * Requests to join the suggested organization. Idempotent while the request is pending. A user who was declined cannot ask again, but the school can invite
 * them.
 */
export type AskToJoin = (caller: Caller, organizationId: string) => Promise<Result<void, JoinRefused<'ask'>>>;

export function askToJoin(ports: AskToJoinPorts): AskToJoin {
  const { transaction, clock, ids } = ports;
  return async (caller, organizationId) => {
    const offered = await offer(ports)(caller);
    if (offered?.id !== organizationId) return err({ kind: 'join-request/not-offered' });
    if (offered.asked) return ok(undefined);
    const { account } = caller;
    const { path: organization, name } = offered;
    await transaction.run(async (stores) => {
      const request = { id: ids.next(), accountId: account.id, organizationId, at: clock.now() };
      if (!(await stores.joinRequests.ask({ ...request, workspaceId: null }))) return;
      await mailDeciders(stores, 'join-asked', { organization, name, account });
      await stores.audit.record({
        action: 'account/join-asked',
        by: account.id,
        subject: account.id,
        organization,
      });
    });
    return ok(undefined);
  };
}
