import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChargeOutcome, Checkout, Payments } from '#application/service/billing/ports/payments.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { minute, startOfTests } from '../../builders/time.ts';

export type PaymentsHarness = {
  readonly payments: Payments;
  /** Pays the full amount by card, or starts a bank debit, which takes days. */
  readonly pay: (session: string, how: 'card' | 'debit') => void;
  readonly payBack: (session: string) => void;
  /** Saves a card in a session without a payment. */
  readonly saveCardOnly: (session: string) => void;
  /** Sets the bank's response to later charges of the session's card. */
  readonly setBankResponse: (session: string, said: ChargeOutcome) => void;
  readonly noticeOf: (session: string, at: number) => { readonly body: string; readonly signature: string };
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

const checkout: Checkout = {
  order: 'order-1',
  total: usd(113_050),
  title: 'Blockyard school license, 10 seats',
  email: 'ada@pier.test',
  returnUrl: 'https://blockyard.test/checkout/return/success?order=order-1',
  cancelUrl: 'https://blockyard.test/checkout/return/cancel?order=order-1',
};

export function paymentsContract(name: string, makeHarness: () => Promise<PaymentsHarness>): void {
  describe(`Payments: ${name}`, () => {
    let harness: PaymentsHarness;
    let payments: Payments;
    let session: string;
    beforeEach(async () => {
      harness = await makeHarness();
      payments = harness.payments;
      const opened = await payments.open(checkout);
      session = opened.ok ? opened.value.id : '';
    });
    afterEach(() => harness.close());

    const factsNow = async () => {
      const read = await payments.read(session);
      return read.ok ? read.value.facts : null;
    };

    test('[LIC-6] opening the same order again returns the same session, which has a page', async () => {
      const again = await payments.open(checkout);
      expect(again).toMatchObject({ ok: true, value: { id: session } });
      expect(again.ok && again.value.url).toMatch(/^https?:\/\//);
      const other = await payments.open({ ...checkout, order: 'order-2' });
      expect(other.ok && other.value.id).not.toBe(session);
      expect(await factsNow()).toEqual({ session, state: 'open', paid: null, paidBack: [], dispute: 'none' });
    });

    test('[LIC-5] a payment is reported with its amount and time, and the page is closed', async () => {
      harness.pay(session, 'card');
      const read = await payments.read(session);
      expect(read).toMatchObject({
        ok: true,
        value: {
          url: null,
          facts: { state: 'complete', paid: { at: startOfTests, amount: usd(113_050) }, paidBack: [] },
        },
      });
    });

    test('[LIC-5] a payment that takes the bank days is not paid yet', async () => {
      harness.pay(session, 'debit');
      expect(await factsNow()).toMatchObject({ state: 'processing', paid: null });
    });

    test('[LIC-5] a refund is reported with its amount and time', async () => {
      harness.pay(session, 'card');
      harness.payBack(session);
      expect(await factsNow()).toMatchObject({
        state: 'complete',
        paidBack: [{ at: startOfTests, amount: usd(113_050) }],
      });
    });

    test('[LIC-6] [LIC-10] partial refunds have their reference, and are never more than the payment', async () => {
      harness.pay(session, 'card');
      const back = (cents: number, key: string, note = 'Two seats less') =>
        payments.refund({ session, amount: usd(cents), note, key });
      const done = { ok: true, value: undefined };
      const refused = { ok: false, error: { kind: 'payments/refused' } };
      expect(await back(10_000, 'first')).toEqual(done);
      // A repeated key returns the same refund. The key cannot be reused for a different amount.
      expect(await back(10_000, 'first')).toEqual(done);
      expect(await back(20_000, 'first')).toEqual(refused);
      expect(await back(103_051, 'second')).toEqual(refused);
      expect(await factsNow()).toMatchObject({
        state: 'complete',
        paidBack: [{ at: startOfTests, amount: usd(10_000), note: 'Two seats less' }],
      });
      expect(await back(103_050, 'second', 'School closed')).toEqual(done);
      expect(await back(1, 'third')).toEqual(refused);
      expect(await factsNow()).toMatchObject({
        paidBack: [{ amount: usd(10_000) }, { amount: usd(103_050), note: 'School closed' }],
      });
    });

    test("[LIC-10] all refunds of a charge are read, across the provider's pages", async () => {
      harness.pay(session, 'card');
      for (let at = 0; at < 120; at += 1)
        await payments.refund({ session, amount: usd(100), note: `Part ${at}`, key: `part-${at}` });
      const facts = await factsNow();
      expect(facts?.paidBack).toHaveLength(120);
      expect(new Set(facts?.paidBack.map(({ note }) => note)).size).toBe(120);
    });

    test('[LIC-10] payments and refunds of a period are listed, with their session', async () => {
      harness.pay(session, 'card');
      await payments.refund({ session, amount: usd(10_000), note: 'Two seats less', key: 'first' });
      const open = await payments.open({ ...checkout, order: 'order-2' });
      harness.pay(open.ok ? open.value.id : '', 'debit');
      const within = async (from: number, to: number) => {
        const listed = await payments.movements({ from, to });
        return listed.ok ? listed.value : [];
      };
      const listed = await within(startOfTests, startOfTests + minute);
      const facts = await factsNow();
      expect(listed).toEqual([
        { ...facts?.paid, kind: 'paid', payment: facts?.paid?.id },
        {
          id: facts?.paidBack[0]?.id,
          at: startOfTests,
          amount: usd(10_000),
          kind: 'refunded',
          payment: facts?.paid?.id,
        },
      ]);
      expect(await within(startOfTests - minute, startOfTests)).toEqual([]);
      expect(await within(startOfTests + minute, startOfTests + 2 * minute)).toEqual([]);
      const payment = listed[0]?.payment ?? '';
      expect(await payments.sessionOf(payment)).toEqual({ ok: true, value: session });
      expect(await payments.sessionOf('pi_of_somebody_else')).toEqual({ ok: true, value: null });
    });

    test('[LIC-6] an unpaid order cannot be refunded', async () => {
      const request = { session, amount: usd(1), note: 'Never paid', key: 'first' };
      expect(await payments.refund(request)).toEqual({ ok: false, error: { kind: 'payments/refused' } });
    });

    test('[LIC-5] a closed page takes no payment, and a paid one stays paid', async () => {
      expect(await payments.expire(session)).toMatchObject({ ok: true });
      expect(await payments.read(session)).toMatchObject({
        value: { url: null, facts: { state: 'expired' } },
      });
      const paid = await payments.open({ ...checkout, order: 'order-2' });
      session = paid.ok ? paid.value.id : '';
      harness.pay(session, 'card');
      expect(await payments.expire(session)).toMatchObject({ ok: true });
      expect(await factsNow()).toMatchObject({ state: 'complete', paid: { amount: usd(113_050) } });
    });

    test('[LIC-5] a notice is accepted by its signature, within five minutes', async () => {
      const { body, signature } = harness.noticeOf(session, startOfTests);
      const at = (now: number) => payments.notice(body, signature, now);
      expect(await at(startOfTests)).toEqual({ ok: true, value: { session } });
      expect(await at(startOfTests + 4 * minute)).toEqual({ ok: true, value: { session } });
      expect(await at(startOfTests + 6 * minute)).toEqual({ ok: true, value: null });
      expect(await at(startOfTests + 365 * 24 * 60 * minute)).toEqual({ ok: true, value: null });
      for (const wrong of ['', 't=1,v1=00', 'nobody'])
        expect(await payments.notice(body, wrong, startOfTests)).toEqual({ ok: true, value: null });
    });

    /** Pays in a session that saves the card, and returns the card. */
    const keptCard = async (said: ChargeOutcome) => {
      const opened = await payments.open({ ...checkout, order: `kept-${said}`, keepsCard: true });
      const id = opened.ok ? opened.value.id : '';
      harness.setBankResponse(id, said);
      harness.pay(id, 'card');
      const read = await payments.read(id);
      const card = read.ok ? read.value.card : null;
      if (card === null) throw new Error('no card was kept');
      return card;
    };
    const renewal = { order: 'order-9', total: usd(99_900), title: 'Blockyard school license' };

    test('[LIC-5] a card is saved if its owner agreed, or saved one without paying', async () => {
      harness.pay(session, 'card');
      expect(await payments.read(session)).toMatchObject({ value: { card: null } });
      expect(await keptCard('done')).toMatchObject({
        brand: 'visa',
        last4: expect.stringMatching(/^\d{4}$/),
        expires: expect.stringMatching(/^20\d\d-\d\d$/),
      });
      const { email, returnUrl, cancelUrl } = checkout;
      const setup = { key: 'renewal-1', email, returnUrl, cancelUrl };
      const opened = await payments.openSetup(setup);
      expect(await payments.openSetup(setup)).toEqual(opened);
      const left = opened.ok ? opened.value.id : '';
      expect(opened.ok && opened.value.url).toMatch(/^https?:\/\//);
      expect(await payments.read(left)).toMatchObject({ value: { card: null, facts: { state: 'open' } } });
      harness.saveCardOnly(left);
      expect(await payments.read(left)).toMatchObject({
        value: { url: null, card: { brand: 'visa' }, facts: { state: 'complete', paid: null } },
      });
    });

    test('[LIC-5] [LIC-10] a saved card is charged once per key, and listed like other payments', async () => {
      const card = await keptCard('done');
      const prepared = await payments.prepareCharge({ ...renewal, card });
      expect(await payments.prepareCharge({ ...renewal, card })).toEqual(prepared);
      const id = prepared.ok ? prepared.value : '';
      expect(await payments.read(id)).toMatchObject({
        value: { url: null, facts: { state: 'open', paid: null } },
      });
      for (const key of ['try-1', 'try-1', 'try-2'])
        expect(await payments.charge(id, card, key)).toEqual({ ok: true, value: 'done' });
      const paid = { at: startOfTests, amount: usd(99_900) };
      const read = await payments.read(id);
      expect(read).toMatchObject({ value: { facts: { session: id, state: 'complete', paid } } });
      const movements = await payments.movements({ from: startOfTests, to: startOfTests + minute });
      expect(movements.ok && movements.value.filter(({ amount }) => amount.cents === 99_900)).toHaveLength(1);
      const payment = (read.ok && read.value.facts.paid?.id) || '';
      expect(await payments.sessionOf(payment)).toEqual({ ok: true, value: id });
      const back = { session: id, amount: usd(9_900), note: 'Closed', key: 'back-1' };
      expect(await payments.refund(back)).toMatchObject({ ok: true });
      expect(await payments.read(id)).toMatchObject({
        value: { facts: { paidBack: [{ amount: usd(9_900) }] } },
      });
    });

    test.each(['declined', 'asks'] as const)(
      '[LIC-5] a charge that is %s has paid nothing, and can be retried with another card',
      async (said) => {
        const card = await keptCard(said);
        const prepared = await payments.prepareCharge({ ...renewal, card });
        const id = prepared.ok ? prepared.value : '';
        expect(await payments.charge(id, card, 'try-1')).toEqual({ ok: true, value: said });
        expect(await payments.read(id)).toMatchObject({ value: { facts: { state: 'open', paid: null } } });
        const other = await keptCard('done');
        expect(await payments.charge(id, other, 'try-2')).toEqual({ ok: true, value: 'done' });
        expect(await payments.read(id)).toMatchObject({ value: { facts: { state: 'complete' } } });
      },
    );

    test('[LIC-5] a canceled charge is never made', async () => {
      const card = await keptCard('done');
      const prepared = await payments.prepareCharge({ ...renewal, card });
      const id = prepared.ok ? prepared.value : '';
      expect(await payments.expire(id)).toMatchObject({ ok: true });
      expect(await payments.charge(id, card, 'try-1')).toEqual({ ok: true, value: 'declined' });
      expect(await payments.read(id)).toMatchObject({ value: { facts: { state: 'expired', paid: null } } });
    });

    test('[LIC-6] an unreachable provider does not fail the order', async () => {
      harness.disconnect();
      const away = { ok: false, error: { kind: 'payments/away' } };
      expect(await payments.read(session)).toEqual(away);
      expect(await payments.open({ ...checkout, order: 'order-3' })).toEqual(away);
      expect(await payments.expire(session)).toEqual(away);
      expect(await payments.movements({ from: 0, to: startOfTests })).toEqual(away);
      expect(await payments.sessionOf('pi_1')).toEqual(away);
    });
  });
}
