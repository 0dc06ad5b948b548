import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Stripe } from 'stripe';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { StripePayments } from '#adapters/stripe/stripe-payments.ts';
import { startLocalPayments } from '#server/local/payments/local-payments.ts';
import type { CardHabit } from '#server/local/payments/payment-book.ts';
import { startOfTests } from '../../../builders/time.ts';
import { paymentsContract } from '../../../contract/billing/payments.contract.ts';

const habitBy = { done: 'pays', declined: 'declines', asks: 'asks' } as const;

paymentsContract('StripePayments, over HTTP to the local payment service', async () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'payments-'));
  const local = await startLocalPayments({
    dataFile: path.join(dir, 'payments.json'),
    clock: new ManualClock(startOfTests),
    publicUrl: 'http://localhost:1',
  });
  local.deliver('never');
  const settings = { ...local.stripe };
  let payments = new StripePayments(settings);
  const habits = new Map<string, CardHabit>();
  return {
    // Delegates each call, because the adapter is replaced when the network fails.
    payments: {
      open: (checkout) => payments.open(checkout),
      openSetup: (setup) => payments.openSetup(setup),
      prepareCharge: (charge) => payments.prepareCharge(charge),
      charge: (id, card, key) => payments.charge(id, card, key),
      read: (session) => payments.read(session),
      expire: (session) => payments.expire(session),
      refund: (refund) => payments.refund(refund),
      movements: (period) => payments.movements(period),
      sessionOf: (payment) => payments.sessionOf(payment),
      notice: (body, signature, now) => payments.notice(body, signature, now),
    },
    pay: (session, how) =>
      void local.happen(session, how === 'card' ? 'pay' : 'debit', habits.get(session) ?? 'pays'),
    saveCardOnly: (session) => void local.happen(session, 'leave-card'),
    setBankResponse: (session, said) => void habits.set(session, habitBy[said]),
    payBack: (session) => void local.happen(session, 'refund'),
    noticeOf: (session, at) => {
      const payload = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: session, object: 'checkout.session' } },
      });
      const timestamp = Math.floor(at / 1_000);
      const secret = settings.webhookSecret;
      const { webhooks } = new Stripe('sk_test_x');
      return {
        body: payload,
        signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }),
      };
    },
    disconnect: () => {
      payments = new StripePayments({ ...settings, secretKey: 'sk_test_of_somebody_else' });
    },
    close: async () => {
      await local.stop();
      rmSync(dir, { recursive: true });
    },
  };
});
