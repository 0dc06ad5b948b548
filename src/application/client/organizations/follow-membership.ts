import type { Log } from '../../ports/log.ts';
import type { AccountService } from '../ports/account-service.ts';
import type { SessionStore } from '../ports/session-store.ts';
import { rereadRecord } from '../security/reread-record.ts';
import type { TabOrganization } from './tab-organization.ts';

/** Keeps the session in step with the person's memberships; returns a function that stops it. */
export type FollowMembership = () => () => void;

export type FollowMembershipPorts = {
  readonly tab: TabOrganization;
  readonly session: SessionStore;
  readonly accounts: AccountService;
  readonly log: Log;
};

/** R10: where the membership that the tab acted by has ended, it goes on in the organization that the service names. */
export function followMembership({ tab, session, accounts, log }: FollowMembershipPorts): FollowMembership {
  const reread = rereadRecord(session, accounts, log);
  return () =>
    tab.onEnd(() => {
      reread().catch((error: unknown) => log.error('The record was not read again', { error }));
    });
}
