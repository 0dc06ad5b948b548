import type { DocumentKind } from '../documents/billing-document.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { isDelivered, type OrderState } from '../orders/order-state.ts';
import type { Order } from '../orders/order.ts';
import type { StockLevel, Delivery } from '../stock/stock.ts';
import type { Puzzle } from './person-proof.ts';

export type SelfServiceOpening = { readonly puzzle: Puzzle; readonly stock: readonly StockLevel[] };

/** A placed order. `key` gives access to it; `payAt` is the payment provider's page, or null if the order is not paid by card. */
export type PlacedGuestOrder = { readonly id: string; readonly key: string; readonly payAt: string | null };

export type GuestPaper = { readonly id: string; readonly kind: DocumentKind; readonly name: string };

/** The state of the license: `none` for an order of Docks only, `later` until the order is paid or invoiced. */
export const claimStates = ['none', 'later', 'open', 'claimed'] as const;
export type ClaimState = (typeof claimStates)[number];

/** A guest order, as shown to the holder of its link. */
export type GuestOrder = Pick<
  Order,
  | 'id'
  | 'state'
  | 'plan'
  | 'seats'
  | 'startsOn'
  | 'endsOn'
  | 'lines'
  | 'total'
  | 'placedAt'
  | 'purchaseOrder'
  | 'trust'
> & {
  readonly organization: string;
  readonly email: string;
  /** Page for payment by card; null if it cannot be paid there. */
  readonly payAt: string | null;
  readonly isProcessing: boolean;
  /** Last valid day of a quote, or due day of an invoice; null for others. */
  readonly dueOn: IsoDate | null;
  readonly claim: ClaimState;
  readonly delivery: Delivery;
  /** Newest first. */
  readonly papers: readonly GuestPaper[];
};

const isClaimable = (state: OrderState): boolean => state === 'pending-po' || isDelivered(state);

export function claimStateOf({ plan, state }: Pick<Order, 'plan' | 'state'>, claimed: boolean): ClaimState {
  if (plan === null) return 'none';
  if (claimed) return 'claimed';
  return isClaimable(state) ? 'open' : 'later';
}

/** Returns the order number for display, which is the end of the order's id. */
export const orderNumber = (id: string): string => `BY-${id.replaceAll('-', '').slice(-10).toUpperCase()}`;
