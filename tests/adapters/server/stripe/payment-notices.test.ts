import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { InMemoryRateLimiter } from '#adapters/memory/platform/in-memory-rate-limiter.ts';
import { InMemorySecrets } from '#adapters/memory/platform/in-memory-secrets.ts';
import { InMemoryVault } from '#adapters/memory/platform/in-memory-vault.ts';
import { InMemoryFileInspector } from '#adapters/memory/platform/in-memory-file-inspector.ts';
import { ManualClock } from '#adapters/memory/platform/manual-clock.ts';
import { StripePayments } from '#adapters/stripe/stripe-payments.ts';
import { createOrdersApp } from '#application/service/billing/orders/orders-app.ts';
import { everywhere } from '#domain/organizations/access/scope.ts';
import { usd } from '#domain/billing/prices/money.ts';
import { type LocalPayments, startLocalPayments } from '#server/local/payments/local-payments.ts';
import type { PaymentOutcome } from '#server/local/payments/payment-book.ts';
import { aService } from '../../../builders/a-service.ts';
import { anOrder } from '../../../builders/an-order.ts';
import { second, startOfTests } from '../../../builders/time.ts';

type Notice = { readonly body: string; readonly signature: string };

const dir = mkdtempSync(path.join(os.tmpdir(), 'notices-'));
const clock = new ManualClock(startOfTests);
let sent: Notice[] = [];
let receiver: Server;
let local: LocalPayments;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      sent.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(200).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  local = await startLocalPayments({
    dataFile: path.join(dir, 'payments.json'),
    clock,
    publicUrl: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await local.stop();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(dir, { recursive: true });
});

let made = 0;

async function aCheckout() {
  const service = aService();
  const { orders, documents, billingFiles, grants, organizations, transaction } = service;
  const { documentPaper, discountCodes, composed, codes, orderBooks, reconciliations } = service;
  const fileInspector = new InMemoryFileInspector();
  const payments = new StripePayments(local.stripe);
  const publicUrl = 'https://blockyard.test';
  const files = { billingFiles, discountCodes, fileInspector, documentPaper };
  const books = { orderBooks, reconciliations, documents };
  const stores = { orders, ...books, grants, organizations, transaction, ...files };
  const keys = {
    codes,
    secrets: new InMemorySecrets(),
    vault: new InMemoryVault(),
    publicMailDomains: new Set<string>(),
    limiter: new InMemoryRateLimiter(),
  };
  const app = createOrdersApp({ ...stores, ...keys, payments, clock, ids: composed.ids, publicUrl });
  made += 1;
  const id = `order-${made}`;
  const { total } = anOrder();
  const urls = { returnUrl: publicUrl, cancelUrl: publicUrl };
  const opened = await payments.open({ order: id, total, title: 'License', email: null, ...urls });
  const session = opened.ok ? opened.value.id : '';
  await orders.place(anOrder({ id, session }));
  return { ...service, app, payments, id, session, total };
}

async function happens(work: () => unknown): Promise<readonly Notice[]> {
  const before = sent.length;
  local.deliver('twice');
  await work();
  await clock.advance(second);
  await vi.waitFor(() => expect(sent.length).toBe(before + 2));
  return sent.slice(before);
}

type Checkout = Awaited<ReturnType<typeof aCheckout>>;
type Happening = (checkout: Checkout) => unknown;

const outcome =
  (name: PaymentOutcome): Happening =>
  ({ session }) =>
    local.happen(session, name);
const partialRefund: Happening = ({ payments, session }) =>
  payments.refund({ session, amount: usd(8_000), note: 'One seat less', key: `part/${session}` });

const histories = [
  { name: 'paid', steps: [outcome('pay')], state: 'paid', cash: 108_000 },
  {
    name: 'a debit that fails',
    steps: [outcome('debit'), outcome('debit-fails')],
    state: 'canceled',
    cash: 0,
  },
  {
    name: 'a debit that arrives',
    steps: [outcome('debit'), outcome('debit-arrives')],
    state: 'paid',
    cash: 108_000,
  },
  { name: 'a part back', steps: [outcome('pay'), partialRefund], state: 'paid', cash: 100_000 },
  {
    name: 'a part, then all back',
    steps: [outcome('pay'), partialRefund, outcome('refund')],
    state: 'refunded',
    cash: 0,
  },
  { name: 'disputed', steps: [outcome('pay'), outcome('dispute')], state: 'disputed', cash: 108_000 },
  { name: 'won', steps: [outcome('pay'), outcome('dispute'), outcome('win')], state: 'paid', cash: 108_000 },
  { name: 'lost', steps: [outcome('pay'), outcome('dispute'), outcome('lose')], state: 'refunded', cash: 0 },
  {
    name: 'a part back, the rest lost',
    steps: [outcome('pay'), partialRefund, outcome('dispute'), outcome('lose')],
    state: 'refunded',
    cash: 0,
  },
  {
    name: 'won, then all back',
    steps: [outcome('pay'), outcome('dispute'), outcome('win'), outcome('refund')],
    state: 'refunded',
    cash: 0,
  },
] as const;

test.each(histories)(
  '[LIC-5] [LIC-10] $name: notices can come in any order, late and twice, and each event counts once',
  async ({ steps, state, cash }) => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (numbers) => {
        sent = [];
        const checkout = await aCheckout();
        const { app, orders, ledger, documents, id } = checkout;
        const next = (below: number): number => Number(numbers.next().value) % below;
        const tell = async ({ body, signature }: Notice) =>
          expect(await app.notify(body, signature)).toMatchObject({ ok: true });
        let waiting: Notice[] = [];
        for (const step of steps) {
          waiting.push(...(await happens(() => step(checkout))));
          for (let some = next(3); some > 0 && waiting.length > 0; some -= 1)
            for (const notice of waiting.splice(next(waiting.length), 1)) await tell(notice);
        }
        for (const notice of [...waiting.toReversed(), ...sent]) await tell(notice);
        waiting = [];
        expect(await orders.byId(id, everywhere)).toMatchObject({ state });
        const balances = await ledger.balancesOf('pier');
        expect(balances).toMatchObject({ receivable: usd(0), cash: usd(cash) });
        expect(Object.values(balances).reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
        const papers = (await documents.inScope(everywhere)).map(({ event }) => event);
        expect(new Set(papers).size).toBe(papers.length);
      }),
      { numRuns: 3 },
    );
  },
  30_000,
);

test.each(['not JSON', '[]', '{}', '{"data":{"object":null}}', '{"data":{"object":{"id":1}}}'])(
  '[LIC-5] the signed notice %s is accepted and ignored, because a failure would be sent again for days',
  async (body) => {
    const { secretKey, webhookSecret } = local.stripe;
    const { webhooks } = new Stripe(secretKey);
    const timestamp = Math.floor(clock.now() / 1_000);
    const signature = webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret, timestamp });
    const payments = new StripePayments(local.stripe);
    expect(await payments.notice(body, signature, clock.now())).toEqual({
      ok: true,
      value: { session: null },
    });
    expect(await payments.notice(`${body} `, signature, clock.now())).toEqual({ ok: true, value: null });
  },
);
