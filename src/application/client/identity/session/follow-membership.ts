import type { Log } from '../../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { rereadRecord } from './reread-record.ts';
import type { TabOrganization } from './tab-organization.ts';

/** Updates the session when the user's memberships change; returns a function that stops the updates. */
export type FollowMembership = () => () => void;

export type FollowMembershipPorts = {
  readonly tab: TabOrganization;
  readonly session: SessionStore;
  readonly accounts: AccountService;
  readonly log: Log;
};

/** R10: if the tab's membership has ended, switches to the organization that the service returns. */
export function followMembership({ tab, session, accounts, log }: FollowMembershipPorts): FollowMembership {
  const reread = rereadRecord(session, accounts, log);
  return () =>
    tab.onEnd(() => {
      reread().catch((error: unknown) => log.error('The account could not be reloaded', { error }));
    });
}
