import type { Money } from '#domain/billing/prices/money.ts';
import type { SavedCard } from '#domain/billing/prices/saved-card.ts';
import type { ListedMovement, ReconciledPeriod } from '#domain/billing/orders/reconciliation.ts';
import type { PaymentFacts } from '#domain/billing/orders/settle-order.ts';
import type { Result } from '#domain/result.ts';

/** The payment provider does not respond, or refuses access. */
export type PaymentsUnavailable = { readonly kind: 'payments/away' };

/** The payment provider refuses the request, for example a refund of more than was paid. */
export type PaymentsRefused = { readonly kind: 'payments/refused' };

export type Refund = {
  readonly session: string;
  readonly amount: Money;
  /** The reason. The provider stores it with the refund and returns it with the refund's state. */
  readonly note: string;
  readonly key: string;
};

export type Checkout = {
  /** The order's id, which is the idempotency key unless `key` is given. */
  readonly order: string;
  /** Idempotency key; the order's id by default. */
  readonly key?: string;
  readonly total: Money;
  readonly title: string;
  /** Recipient of the receipt; null if the page asks for it. */
  readonly email: string | null;
  /** The pages after payment and after cancellation. Opening one of them proves nothing. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Whether the card is saved for later charges. If true, only payment by card is possible. */
  readonly keepsCard?: boolean;
};

export type CardSetup = Pick<Checkout, 'email' | 'returnUrl' | 'cancelUrl'> & {
  readonly key: string;
};

export type CardCharge = Pick<Checkout, 'order' | 'total' | 'title'> & { readonly card: SavedCard };

/** The bank's response to a charge: `asks` if the customer must confirm it. */
export type ChargeOutcome = 'done' | 'declined' | 'asks';

/** A payment page; `url` is null when payment there is no longer possible. */
export type CheckoutSession = { readonly id: string; readonly url: string | null };

export type SessionState = CheckoutSession & {
  readonly facts: PaymentFacts;
  readonly card: SavedCard | null;
};

/** The content of a signed webhook: the session to look up, or null if it is not about a session. */
export type PaymentNotice = { readonly session: string | null };

/** The payment provider. Amounts are integers with a currency; calls that create something have an idempotency key (LIC-6). */
export interface Payments {
  open(checkout: Checkout): Promise<Result<CheckoutSession, PaymentsUnavailable>>;
  /** A session without a payment: `facts` are unpaid, and `complete` after a card was saved. */
  openSetup(setup: CardSetup): Promise<Result<CheckoutSession, PaymentsUnavailable>>;
  /** Prepares a charge and returns its id, which then identifies a session. Does not charge the card yet. An order has only one charge. */
  prepareCharge(charge: CardCharge): Promise<Result<string, PaymentsUnavailable>>;
  /**
   * Charges a prepared amount to a card. It succeeds at most once, even with different cards or keys. A call with the same key is the same attempt and returns
   * the first response. A canceled charge is declined. `read` returns the result.
   */
  charge(id: string, card: SavedCard, key: string): Promise<Result<ChargeOutcome, PaymentsUnavailable>>;
  read(session: string): Promise<Result<SessionState, PaymentsUnavailable>>;
  /** Expires a session, so that no payment or charge can start. A paid or expired session does not change. */
  expire(session: string): Promise<Result<void, PaymentsUnavailable>>;
  /** Refunds a payment partly or in full. Refused if the refund exceeds the remaining amount, or if the key was used for a different refund. */
  refund(refund: Refund): Promise<Result<void, PaymentsUnavailable | PaymentsRefused>>;
  /**
   * All payments and refunds of a period, and lost disputes that started in it or in the half year before, because banks take months to decide. In any order.
   */
  movements(period: ReconciledPeriod): Promise<Result<readonly ListedMovement[], PaymentsUnavailable>>;
  /** The session of a payment, by the provider's payment id; null if none. */
  sessionOf(payment: string): Promise<Result<string | null, PaymentsUnavailable>>;
  /**
   * Returns the content of a webhook signed by the provider, from its raw body; null if the signature is invalid or more than five minutes older than `now`
   * (epoch milliseconds), which prevents replays.
   */
  notice(
    body: string,
    signature: string,
    now: number,
  ): Promise<Result<PaymentNotice | null, PaymentsUnavailable>>;
}
