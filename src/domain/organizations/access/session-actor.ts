import type { StoredUser } from '../../identity/account/session-user.ts';
import type { Actor } from './actor.ts';

/**
 * Returns the user of a browser session as an actor, so pages offer only the actions that the service permits. Unknown facts count in the user's favor, because
 * the service checks again: the sign-in counts as recent. The verified mailbox is unknown.
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
