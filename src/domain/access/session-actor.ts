import type { StoredUser } from '../account/session-user.ts';
import type { Actor } from './actor.ts';

/**
 * The person of a browser's session as an actor, so that pages offer what the service will grant. What a browser does not know
 * counts in their favor, since the service decides again: how long ago they signed in. Their mailbox is not known.
 */
export const sessionActor = ({
  id,
  accountType,
  accessState,
  secondFactorRequired,
  organization,
}: StoredUser): Actor => ({
  accountId: id,
  accountType,
  mailbox: null,
  memberships:
    organization === null
      ? []
      : [
          {
            organization: organization.path,
            role: organization.role,
            billingContact: organization.billingContact,
          },
        ],
  grants: [],
  accessState,
  signIn: { secondFactor: !secondFactorRequired, ageMs: 0 },
});
