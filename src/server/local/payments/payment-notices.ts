import { Stripe } from 'stripe';
import type { Clock } from '#application/ports/clock.ts';
import { eventOf, type PaymentOutcome, type PaymentRow } from './payment-book.ts';
import { chargedIntentOf, stripeChargeOf, disputesOf, checkoutSessionOf } from './stripe-objects.ts';

/** How notices are delivered: once and immediately, twice, long after the user left the page, or never. */
export const noticeDeliveries = ['at-once', 'twice', 'late', 'never'] as const;
export type NoticeDelivery = (typeof noticeDeliveries)[number];

type NoticeDeps = {
  readonly url: string;
  readonly secret: string;
  readonly clock: Pick<Clock, 'now' | 'after'>;
};

const second = 1_000;
const lateMs = 5 * second;
/** The delays before retries in milliseconds. There are as many retries as delays. */
const waits = [second, 5 * second, 30 * second, 300 * second];

const objectOf = (row: PaymentRow, outcome: PaymentOutcome): object => {
  if (outcome === 'refund') return stripeChargeOf(row) ?? {};
  const [dispute] = disputesOf(row);
  if (dispute !== undefined) return dispute;
  return row.kind === 'charge' ? chargedIntentOf(row) : checkoutSessionOf(row, '');
};

export class PaymentNotices {
  readonly #deps: NoticeDeps;
  delivery: NoticeDelivery = 'at-once';
  #sent = 0;

  constructor(deps: NoticeDeps) {
    this.#deps = deps;
  }

  send(row: PaymentRow, outcome: PaymentOutcome): void {
    const { clock } = this.#deps;
    this.#sent += 1;
    const body = JSON.stringify({
      id: `evt_${row.id}_${this.#sent}`,
      object: 'event',
      api_version: null,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type: row.kind === 'charge' && outcome === 'pay' ? 'payment_intent.succeeded' : eventOf[outcome],
      created: Math.floor(clock.now() / second),
      data: { object: objectOf(row, outcome) },
    });
    if (this.delivery === 'never') return;
    const first = this.delivery === 'late' ? lateMs : 0;
    for (let copy = this.delivery === 'twice' ? 2 : 1; copy > 0; copy -= 1)
      clock.after(first, () => void this.#try(body, 0));
  }

  async #try(body: string, attempt: number): Promise<void> {
    if (await this.#isTaken(body)) return;
    const wait = waits[attempt];
    if (wait !== undefined) this.#deps.clock.after(wait, () => void this.#try(body, attempt + 1));
  }

  async #isTaken(body: string): Promise<boolean> {
    const { url, secret, clock } = this.#deps;
    const timestamp = Math.floor(clock.now() / second);
    const { webhooks } = new Stripe('sk_test_local');
    const signature = webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const reached = await fetch(url, { method: 'POST', body, headers }).catch(() => null);
    return reached?.ok === true;
  }
}
