import type { DocumentKind } from '../documents/billing-document.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { isDelivered, type OrderState } from '../orders/order-state.ts';
import type { Order } from '../orders/order.ts';
import type { StockLevel, Delivery } from '../stock/stock.ts';
import type { Puzzle } from './person-proof.ts';

/** What the form begins with: a puzzle for the browser, and what is on the shelves. */
export type SelfServiceOpening = { readonly puzzle: Puzzle; readonly stock: readonly StockLevel[] };

/** An order that was placed: whoever has its key sees it; `payAt` is the page of the payment provider, null where nothing is paid by card. */
export type PlacedGuestOrder = { readonly id: string; readonly key: string; readonly payAt: string | null };

/** A paper of an order, as it is listed. */
export type GuestPaper = { readonly id: string; readonly kind: DocumentKind; readonly name: string };

/** What happens to the license: `none` for Docks alone, `later` until something was ordered and paid or invoiced. */
export const claimStates = ['none', 'later', 'open', 'claimed'] as const;
export type ClaimState = (typeof claimStates)[number];

/** An order without an account, as whoever has its link sees it. */
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
  /** Where its mails go. */
  readonly email: string;
  /** The page where it can be paid by card, while it can. */
  readonly payAt: string | null;
  /** A bank is at it. */
  readonly isProcessing: boolean;
  /** The last day on which a quote holds, or on which an invoice is to be paid; null for neither. */
  readonly dueOn: IsoDate | null;
  readonly claim: ClaimState;
  readonly delivery: Delivery;
  /** The newest first. */
  readonly papers: readonly GuestPaper[];
};

/** Whether the license of an order is there to be claimed: it is paid, or invoiced and trusted. */
const isClaimable = (state: OrderState): boolean => state === 'pending-po' || isDelivered(state);

/** What happens to the license of a guest’s order. */
export function claimStateOf({ plan, state }: Pick<Order, 'plan' | 'state'>, claimed: boolean): ClaimState {
  if (plan === null) return 'none';
  if (claimed) return 'claimed';
  return isClaimable(state) ? 'open' : 'later';
}

/** What people call an order by: the end of its id, as it stands on the page and in mails. */
export const orderNumber = (id: string): string => `BY-${id.replaceAll('-', '').slice(-10).toUpperCase()}`;
