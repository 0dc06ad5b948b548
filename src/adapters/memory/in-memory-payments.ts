import type { Clock } from '#application/ports/clock.ts';
import type {
  Checkout,
  CheckoutSession,
  PaymentNotice,
  Payments,
  PaymentsAway,
  PaymentsRefused,
  Refund,
  SessionState,
} from '#application/service/ports/payments.ts';
import { type Money, usd } from '#domain/billing/money.ts';
import type { ListedMovement, ReconciledPeriod } from '#domain/orders/reconciliation.ts';
import type { PaidBack, PaymentFacts } from '#domain/orders/settle-order.ts';
import { err, ok, type Result } from '#domain/result.ts';

type Row = { readonly checkout: Checkout; readonly facts: PaymentFacts };

const away = { kind: 'payments/away' } as const;
const newsMs = 300_000;

/** A payment provider for as long as it lives; its buyers and banks are told what to do by calls of this class. */
export class InMemoryPayments implements Payments {
  readonly #sessions = new Map<string, Row>();
  readonly #clock: Pick<Clock, 'now'>;
  /** Whether it can be reached. */
  online = true;
  /** Whether every refund is refused. */
  refuses = false;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  async open(checkout: Checkout): Promise<Result<CheckoutSession, PaymentsAway>> {
    if (!this.online) return err(away);
    const id = `cs_${checkout.order}`;
    const facts = { session: id, state: 'open', paid: null, paidBack: [], dispute: 'none' } as const;
    if (!this.#sessions.has(id)) this.#sessions.set(id, { checkout, facts });
    return ok(this.#shown(id));
  }

  async read(id: string): Promise<Result<SessionState, PaymentsAway>> {
    if (!this.online) return err(away);
    return ok({ ...this.#shown(id), facts: this.#row(id).facts });
  }

  async expire(id: string): Promise<Result<void, PaymentsAway>> {
    if (!this.online) return err(away);
    if (this.#row(id).facts.state === 'open') this.#learn(id, { state: 'expired' });
    return ok(undefined);
  }

  async refund({
    session,
    amount,
    note,
    key,
  }: Refund): Promise<Result<void, PaymentsAway | PaymentsRefused>> {
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

  async movements({ from, to }: ReconciledPeriod): Promise<Result<readonly ListedMovement[], PaymentsAway>> {
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

  async sessionOf(payment: string): Promise<Result<string | null, PaymentsAway>> {
    if (!this.online) return err(away);
    const row = [...this.#sessions.values()].find(({ facts }) => facts.paid?.id === payment);
    return ok(row?.facts.session ?? null);
  }

  async notice(
    body: string,
    signature: string,
    now: number,
  ): Promise<Result<PaymentNotice | null, PaymentsAway>> {
    if (!this.online) return err(away);
    const signedAt = Number(/^signed at (\d+)$/.exec(signature)?.[1] ?? Number.NaN);
    return ok(Math.abs(now - signedAt) <= newsMs ? { session: body === '' ? null : body } : null);
  }

  /** What a notice about a session, and its signature at a moment (epoch milliseconds), look like here. */
  noticeOf(session: string, at: number): { readonly body: string; readonly signature: string } {
    return { body: session, signature: `signed at ${at}` };
  }

  /** Somebody pays the whole sum, or a bank says at once that it will take days (`processing`). */
  pay(id: string, at: number, state: 'complete' | 'processing' = 'complete'): void {
    const { order, total } = this.#row(id).checkout;
    const paid = { id: `pi_${order}`, at, amount: total };
    this.#learn(id, { state, paid: state === 'complete' ? paid : null });
  }

  /** A part, or all, is paid back. */
  payBack(id: string, at: number, amount: Money): void {
    const { paidBack } = this.#row(id).facts;
    const back: PaidBack = { id: `re_${id}_${paidBack.length}`, at, amount: usd(amount.cents), note: null };
    this.#learn(id, { paidBack: [...paidBack, back] });
  }

  #learn(id: string, news: Partial<PaymentFacts>): void {
    const row = this.#row(id);
    this.#sessions.set(id, { ...row, facts: { ...row.facts, ...news } });
  }

  #shown(id: string): CheckoutSession {
    const isOpen = this.#row(id).facts.state === 'open';
    return { id, url: isOpen ? `https://payments.test/${id}` : null };
  }

  #row(id: string): Row {
    const row = this.#sessions.get(id);
    if (row === undefined) throw new Error(`there is no session ${id}`);
    return row;
  }
}
