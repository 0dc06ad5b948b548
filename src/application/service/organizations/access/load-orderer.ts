import { idOfPath, type OrganizationPath } from '#domain/identity/membership/organization.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { ActorSource } from '../../identity/ports/actor-source.ts';
import { type Acting, actingLater, chooseMembership } from '../../identity/caller/caller.ts';

type Order = { readonly by: string; readonly organization: OrganizationPath };

/** Loads the current record of the user who requested a job. Null if the account was deleted or disabled, or is no longer a member. */
export async function loadOrderer(
  { actors, clock }: { readonly actors: ActorSource; readonly clock: Pick<Clock, 'now'> },
  { by, organization }: Order,
): Promise<Acting | null> {
  const record = await actors.load({ id: by });
  if (record === null || record.account.disabledAt !== null) return null;
  const membership = chooseMembership(record, idOfPath(organization));
  return membership.ok && membership.value !== null
    ? actingLater(clock.now(), record, membership.value)
    : null;
}
