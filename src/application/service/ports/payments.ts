import type { Money } from '#domain/billing/money.ts';
import type { SavedCard } from '#domain/billing/saved-card.ts';
import type { ListedMovement, ReconciledPeriod } from '#domain/orders/reconciliation.ts';
import type { PaymentFacts } from '#domain/orders/settle-order.ts';
import type { Result } from '#domain/result.ts';

/** The payment provider does not answer, or refuses us. */
export type PaymentsAway = { readonly kind: 'payments/away' };

/** The payment provider refuses what it was asked for, such as more than there is. */
export type PaymentsRefused = { readonly kind: 'payments/refused' };

/** What goes back to whoever paid at a session. */
export type Refund = {
  readonly session: string;
  readonly amount: Money;
  /** Why: the provider keeps it with the refund, and tells it with what was paid back. */
  readonly note: string;
  /** The same key twice is one refund. */
  readonly key: string;
};

/** What is to be paid on the provider’s own page. */
export type Checkout = {
  /** The id of the order: the same one opened twice is one session, unless `key` says otherwise. */
  readonly order: string;
  /** The same key opened twice is one session; the id of the order without one. */
  readonly key?: string;
  readonly total: Money;
  /** What the buyer reads on the page. */
  readonly title: string;
  /** Where the receipt goes; null where the page asks. */
  readonly email: string | null;
  /** Where the provider sends the buyer when they paid, and when they gave up. Neither address proves anything. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Whether the card is kept, to be charged later while its owner is away: then nothing but a card pays. */
  readonly keepsCard?: boolean;
};

/** A page of the provider where somebody leaves a card, and nothing is paid. */
export type CardSetup = Pick<Checkout, 'email' | 'returnUrl' | 'cancelUrl'> & {
  /** The same key opened twice is one page. */
  readonly key: string;
};

/** What is charged to a card that was kept. */
export type CardCharge = Pick<Checkout, 'order' | 'total' | 'title'> & { readonly card: SavedCard };

/** What a bank said of a charge: `asks` where it wants its customer to be there. */
export type ChargeOutcome = 'done' | 'declined' | 'asks';

/** A page where somebody pays; `url` is null once nothing can be paid there any more. */
export type CheckoutSession = { readonly id: string; readonly url: string | null };

/** A session, and everything that the provider knows of its payment. */
export type SessionState = CheckoutSession & {
  readonly facts: PaymentFacts;
  /** The card that was kept there; null until one is. */
  readonly card: SavedCard | null;
};

/** What a signed notice says: ask about this session; null for notices that concern none. */
export type PaymentNotice = { readonly session: string | null };

/** The payment provider. Amounts are integers with a currency; a call that makes something has an idempotency key (LIC-6). */
export interface Payments {
  open(checkout: Checkout): Promise<Result<CheckoutSession, PaymentsAway>>;
  /** A session without a payment: `facts` are those of nothing paid, `complete` once a card was left. */
  openSetup(setup: CardSetup): Promise<Result<CheckoutSession, PaymentsAway>>;
  /**
   * Prepares a charge and answers its id, which stands for a session from then on. Nothing is charged yet; the same order twice is one
   * charge.
   */
  prepareCharge(charge: CardCharge): Promise<Result<string, PaymentsAway>>;
  /**
   * Charges what was prepared to a card. It succeeds once at most, with any card and key; the same key is the same attempt, and is answered as
   * the first time. A charge that was called off is declined. What happened to it, `read` says.
   */
  charge(id: string, card: SavedCard, key: string): Promise<Result<ChargeOutcome, PaymentsAway>>;
  read(session: string): Promise<Result<SessionState, PaymentsAway>>;
  /** From now on nobody can begin to pay there, and nothing is charged; a session that is paid or over stays as it is. */
  expire(session: string): Promise<Result<void, PaymentsAway>>;
  /** Pays a part back, or all; refused where more than what is left is asked for, or a key again for something else. */
  refund(refund: Refund): Promise<Result<void, PaymentsAway | PaymentsRefused>>;
  /**
   * Every payment and refund that was made in a period, and every dispute that was lost and begun in it or in the half year before: a
   * bank takes months to decide. In any order.
   */
  movements(period: ReconciledPeriod): Promise<Result<readonly ListedMovement[], PaymentsAway>>;
  /** The session that a payment belongs to, by the provider’s id of the payment; null where there is none. */
  sessionOf(payment: string): Promise<Result<string | null, PaymentsAway>>;
  /**
   * What a notice says that the provider signed, by its raw body; null where it did not, or longer than five minutes before `now`
   * (epoch milliseconds): an old notice is no news, whoever sends it again.
   */
  notice(body: string, signature: string, now: number): Promise<Result<PaymentNotice | null, PaymentsAway>>;
}
