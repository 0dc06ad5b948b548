import type { Clock } from '#application/ports/clock.ts';
import type {
  CardCharge,
  CardSetup,
  ChargeOutcome,
  Checkout,
  CheckoutSession,
  PaymentNotice,
  Payments,
  PaymentsUnavailable,
  PaymentsRefused,
  Refund,
  SessionState,
} from '#application/service/billing/ports/payments.ts';
import { type Money, usd } from '#domain/billing/prices/money.ts';
import type { SavedCard } from '#domain/billing/prices/saved-card.ts';
import type { ListedMovement, ReconciledPeriod } from '#domain/billing/orders/reconciliation.ts';
import type { RefundedPayment, PaymentFacts } from '#domain/billing/orders/settle-order.ts';
import { err, ok, type Result } from '#domain/result.ts';

type Row = {
  /** The order and total. Nothing is paid if only a card is saved. */
  readonly checkout: Pick<Checkout, 'order' | 'total' | 'keepsCard'>;
  readonly facts: PaymentFacts;
  readonly kind: 'checkout' | 'setup' | 'charge';
  readonly card: SavedCard | null;
};

const opened = { state: 'open', paid: null, paidBack: [], dispute: 'none' } as const;

const away = { kind: 'payments/away' } as const;
const newsMs = 300_000;

export class InMemoryPayments implements Payments {
  readonly #sessions = new Map<string, Row>();
  readonly #clock: Pick<Clock, 'now'>;
  online = true;
  refuses = false;
  setBankResponse: ChargeOutcome = 'done';
  readonly #attempts = new Map<string, ChargeOutcome>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  async open(checkout: Checkout): Promise<Result<CheckoutSession, PaymentsUnavailable>> {
    if (!this.online) return err(away);
    const id = `cs_${checkout.key ?? checkout.order}`;
    this.#begin(id, { checkout, kind: 'checkout' });
    return ok(this.#shown(id));
  }

  async openSetup({ key }: CardSetup): Promise<Result<CheckoutSession, PaymentsUnavailable>> {
    if (!this.online) return err(away);
    const id = `cs_setup_${key}`;
    this.#begin(id, { checkout: { order: key, total: usd(0), keepsCard: true }, kind: 'setup' });
    return ok(this.#shown(id));
  }

  async prepareCharge({ order, total }: CardCharge): Promise<Result<string, PaymentsUnavailable>> {
    if (!this.online) return err(away);
    const id = `pi_${order}`;
    this.#begin(id, { checkout: { order, total }, kind: 'charge' });
    return ok(id);
  }

  async charge(
    id: string,
    _card: SavedCard,
    key: string,
  ): Promise<Result<ChargeOutcome, PaymentsUnavailable>> {
    if (!this.online) return err(away);
    const { facts, checkout } = this.#row(id);
    if (facts.state === 'complete') return ok('done');
    if (facts.state === 'expired') return ok('declined');
    const response = this.#attempts.get(key) ?? this.setBankResponse;
    this.#attempts.set(key, response);
    if (response === 'done')
      this.#learn(id, { state: 'complete', paid: { id, at: this.#clock.now(), amount: checkout.total } });
    return ok(response);
  }

  async read(id: string): Promise<Result<SessionState, PaymentsUnavailable>> {
    if (!this.online) return err(away);
    const { facts, card } = this.#row(id);
    return ok({ ...this.#shown(id), facts, card });
  }

  async expire(id: string): Promise<Result<void, PaymentsUnavailable>> {
    if (!this.online) return err(away);
    if (this.#row(id).facts.state === 'open') this.#learn(id, { state: 'expired' });
    return ok(undefined);
  }

  async refund({
    session,
    amount,
    note,
    key,
  }: Refund): Promise<Result<void, PaymentsUnavailable | PaymentsRefused>> {
    if (!this.online) return err(away);
    if (this.refuses) return err({ kind: 'payments/refused' });
    const { paid, paidBack } = this.#row(session).facts;
    const [id, at] = [`re_${key}`, this.#clock.now()];
    const before = paidBack.find((each) => each.id === id);
    const left = paidBack.reduce((sum, back) => sum - back.amount.cents, paid?.amount.cents ?? 0);
    if (before === undefined ? amount.cents > left : before.amount.cents !== amount.cents)
      return err({ kind: 'payments/refused' });
    if (before === undefined) this.#learn(session, { paidBack: [...paidBack, { id, at, amount, note }] });
    return ok(undefined);
  }

  async movements({
    from,
    to,
  }: ReconciledPeriod): Promise<Result<readonly ListedMovement[], PaymentsUnavailable>> {
    if (!this.online) return err(away);
    const all = [...this.#sessions.values()].flatMap(({ facts: { paid, paidBack } }) =>
      paid === null
        ? []
        : [
            { ...paid, kind: 'paid' as const, payment: paid.id },
            ...paidBack.map(({ note: _note, ...back }) => ({
              ...back,
              kind: 'refunded' as const,
              payment: paid.id,
            })),
          ],
    );
    return ok(all.filter(({ at }) => from <= at && at < to));
  }

  async sessionOf(payment: string): Promise<Result<string | null, PaymentsUnavailable>> {
    if (!this.online) return err(away);
    const row = [...this.#sessions.values()].find(({ facts }) => facts.paid?.id === payment);
    return ok(row?.facts.session ?? null);
  }

  async notice(
    body: string,
    signature: string,
    now: number,
  ): Promise<Result<PaymentNotice | null, PaymentsUnavailable>> {
    if (!this.online) return err(away);
    const signedAt = Number(/^signed at (\d+)$/.exec(signature)?.[1] ?? Number.NaN);
    return ok(Math.abs(now - signedAt) <= newsMs ? { session: body === '' ? null : body } : null);
  }

  /** Returns the notice about a session, and its signature at a time (epoch milliseconds). */
  noticeOf(session: string, at: number): { readonly body: string; readonly signature: string } {
    return { body: session, signature: `signed at ${at}` };
  }

  pay(id: string, at: number, state: 'complete' | 'processing' = 'complete'): void {
    const { order, total, keepsCard = false } = this.#row(id).checkout;
    const paid = { id: `pi_${order}`, at, amount: total };
    this.#learn(id, { state, paid: state === 'complete' ? paid : null });
    if (keepsCard && state === 'complete') this.#saveCard(id);
  }

  saveCardOnly(id: string): void {
    this.#learn(id, { state: 'complete' });
    this.#saveCard(id);
  }

  payBack(id: string, at: number, amount: Money): void {
    const { paidBack } = this.#row(id).facts;
    const back: RefundedPayment = {
      id: `re_${id}_${paidBack.length}`,
      at,
      amount: usd(amount.cents),
      note: null,
    };
    this.#learn(id, { paidBack: [...paidBack, back] });
  }

  #begin(id: string, { checkout, kind }: Pick<Row, 'checkout' | 'kind'>): void {
    if (this.#sessions.has(id)) return;
    this.#sessions.set(id, { checkout, kind, card: null, facts: { ...opened, session: id } });
  }

  #saveCard(id: string): void {
    const card = { customer: `cus_${id}`, id: `pm_${id}`, brand: 'visa', last4: '4242', expires: '2031-08' };
    this.#sessions.set(id, { ...this.#row(id), card });
  }

  #learn(id: string, news: Partial<PaymentFacts>): void {
    const row = this.#row(id);
    this.#sessions.set(id, { ...row, facts: { ...row.facts, ...news } });
  }

  #shown(id: string): CheckoutSession {
    const { facts, kind } = this.#row(id);
    const isOpen = facts.state === 'open' && kind !== 'charge';
    return { id, url: isOpen ? `https://payments.test/${id}` : null };
  }

  #row(id: string): Row {
    const row = this.#sessions.get(id);
    if (row === undefined) throw new Error(`there is no session ${id}`);
    return row;
  }
}
