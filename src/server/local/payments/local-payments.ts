import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#application/ports/clock.ts';
import type { StripeSettings } from '#adapters/stripe/stripe-payments.ts';
import { readOptionalFile } from '../read-optional-file.ts';
import { replaceFile } from '../replace-file.ts';
import { after, type CardHabit, type PaymentOutcome, PaymentBook, type PaymentRow } from './payment-book.ts';
import { type NoticeDelivery, PaymentNotices } from './payment-notices.ts';
import { stripeApi } from './stripe-api.ts';

export type LocalPaymentsOptions = {
  readonly dataFile: string;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** The browser's origin. Payment pages are below `/dev/pay`. */
  readonly publicUrl: string;
};

/** A payment service on this machine that responds like Stripe (LIC-6). */
export type LocalPayments = {
  readonly stripe: StripeSettings;
  readonly find: (session: string) => PaymentRow | null;
  readonly ofOrder: (order: string) => PaymentRow | null;
  /** Applies an outcome to a payment and sends its notice. Returns null if the outcome is not possible now. */
  readonly happen: (session: string, outcome: PaymentOutcome, card?: CardHabit) => PaymentRow | null;
  readonly deliver: (delivery: NoticeDelivery) => void;
  readonly stop: () => Promise<void>;
};

const keys = { secretKey: 'sk_test_local', webhookSecret: 'whsec_local' };

/** Opens the payments file, and listens on a free loopback port. */
export async function startLocalPayments({
  dataFile,
  clock,
  publicUrl,
}: LocalPaymentsOptions): Promise<LocalPayments> {
  const stored: readonly PaymentRow[] = JSON.parse(readOptionalFile(dataFile) ?? '[]');
  const book = new PaymentBook(stored, (rows) => replaceFile(dataFile, JSON.stringify(rows)));
  const notices = new PaymentNotices({
    url: `${publicUrl}/v1/app/payments/notices`,
    secret: keys.webhookSecret,
    clock,
  });
  const pageUrl = (session: string): string => `${publicUrl}/dev/pay/${session}`;
  const now = (): number => Math.floor(clock.now() / 1_000);
  const saveAndNotify = (row: PaymentRow, outcome: PaymentOutcome): void => {
    book.set(row);
    notices.send(row, outcome);
  };
  const server = stripeApi({ book, pageUrl, secretKey: keys.secretKey, now, saveAndNotify }).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    stripe: { ...keys, api: { host: '127.0.0.1', port } },
    find: (session) => book.get(session),
    ofOrder: (order) => book.all().find((row) => row.order === order) ?? null,
    happen: (session, outcome, card = 'pays') => {
      const row = book.get(session);
      const happened = row === null ? null : after(row, outcome, now());
      if (happened === null) return null;
      const isKept = happened.keepsCard && (outcome === 'pay' || outcome === 'leave-card');
      const next = isKept ? { ...happened, card } : happened;
      saveAndNotify(next, outcome);
      return next;
    },
    deliver: (delivery) => {
      notices.delivery = delivery;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
