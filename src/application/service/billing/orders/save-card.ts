import type { SavedCard } from '#domain/billing/prices/saved-card.ts';
import { type AutoRenewal, endedRenewal, type RenewalEnd } from '#domain/billing/orders/auto-renewal.ts';
import type { Stores } from '../../ports/transaction.ts';

/** Ends a renewal and logs it; `by` is the account id, or null if it ended automatically. */
export async function endRenewal(
  { autoRenewals, audit }: Pick<Stores, 'autoRenewals' | 'audit'>,
  renewal: AutoRenewal,
  { at, why, by }: { readonly at: number; readonly why: RenewalEnd; readonly by: string | null },
): Promise<void> {
  await autoRenewals.save(endedRenewal(renewal, at, why));
  if (renewal.card === null) return;
  await audit.record({
    action: 'renewal/switched-off',
    by,
    subject: renewal.id,
    organization: renewal.buyer.path,
    before: null,
    after: { why },
  });
}

/** Saves the card of a session for renewals. Idempotent. Replaces the buyer's earlier card: a declined charge is retried with the new card. */
export async function saveCard(
  stores: Stores,
  session: string,
  { card, at }: { readonly card: SavedCard; readonly at: number },
): Promise<void> {
  const { autoRenewals, audit } = stores;
  const agreed = await autoRenewals.bySession(session);
  if (agreed === null || agreed.card !== null || agreed.ended !== null) return;
  const going = await autoRenewals.listForUpdate(agreed.buyer);
  const held = going.find(({ id }) => id === agreed.id);
  if (held === undefined || held.card !== null) return;
  const before = going.find((other) => other.card !== null);
  if (before !== undefined) await endRenewal(stores, before, { at, why: 'replaced', by: held.agreedBy });
  const { order = null, terms = null, refusals = 0 } = before ?? {};
  await autoRenewals.save({ ...held, card, order, terms, refusals });
  await audit.record({
    action: 'renewal/switched-on',
    by: held.agreedBy,
    subject: held.id,
    organization: held.buyer.path,
  });
}
