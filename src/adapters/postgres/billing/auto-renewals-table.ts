import type { SavedCard } from '#domain/billing/prices/saved-card.ts';
import type { RenewalEnd, RenewalRefusal } from '#domain/billing/orders/auto-renewal.ts';
import type { OrderTerms } from '#domain/billing/orders/offer.ts';
import type { Document, Instant } from '../platform/column-types.ts';

export type AutoRenewalsTable = {
  id: string;
  account_id: string | null;
  organization_id: string | null;
  organization_path: string | null;
  agreed_by: string | null;
  agreed_at: Instant;
  session: string;
  /** Null until a card is saved, and after the renewal has ended. */
  card: Document<SavedCard> | null;
  terms: Document<OrderTerms> | null;
  order_id: string | null;
  refusals: number;
  refusal: RenewalRefusal | null;
  ended_at: Instant | null;
  ended_why: RenewalEnd | null;
};
