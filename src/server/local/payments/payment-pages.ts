import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { mayAdminister } from '../access/callers.ts';
import { consolePage } from '../console/console-page.ts';
import { html, type Html } from '../html.ts';
import type { LocalPayments } from './local-payments.ts';
import { type CardHabit, outcomes, type PaymentRow } from './payment-book.ts';
import { noticeDeliveries } from './payment-notices.ts';

const ofSession = z.object({ session: z.string() });
const happening = z.union([
  z.strictObject({ delivery: z.enum(noticeDeliveries) }),
  z.strictObject({ order: z.string(), outcome: z.enum(outcomes) }),
]);

const cards = [
  ['taken', 'Card that is taken'],
  ['declined', 'Card that is declined'],
  ['no-funds', 'Card without enough money'],
  ['secure', 'Card whose bank asks (3-D Secure)'],
  ['debit', 'Bank debit, which takes days'],
] as const;

const keptCards = [
  ['taken', 'Card that is taken, now and later'],
  ['taken-once', 'Card that is declined later'],
  ['secure', 'Card whose bank asks (3-D Secure), now and later'],
  ['declined', 'Card that is declined'],
] as const;
const habits: Readonly<Record<string, CardHabit>> = {
  taken: 'pays',
  'taken-once': 'declines',
  approved: 'asks',
};

const refusals: Readonly<Record<string, string>> = {
  declined: 'Your card was declined.',
  'no-funds': 'Your card has insufficient funds.',
  'not-approved': 'Your bank could not confirm that it is you.',
};

const button = (value: string, label: string, quiet = false): Html =>
  html`<button type="submit" name="card" value="${value}" class="${quiet ? 'quiet' : 'primary'}">
    ${label}
  </button>`;

function payPage(row: PaymentRow, message: string): string {
  const sum = (row.cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const amount = row.kind === 'setup' ? 'Leave a card' : sum;
  // The payment succeeds with the first card, so its button is the primary one.
  const choices = (row.keepsCard ? keptCards : cards).map(
    ([value, label], index) => html`<p>${button(value, label, index > 0)}</p>`,
  );
  const asks = html`<p>Your bank asks whether it is you who pays.</p>
    <p>${button('approved', 'Approve')} ${button('not-approved', 'Refuse', true)}</p>`;
  const open = html`<form method="post">${message === 'secure' ? asks : choices}</form>
    <p><a href="${row.cancelUrl}">Back to Blockyard</a></p>`;
  const over = html`<p>
      ${
        row.status === 'complete'
          ? 'This is paid. There is nothing left to pay here.'
          : 'This page is closed. Nothing can be paid here anymore.'
      }
    </p>
    <p><a href="${row.status === 'complete' ? row.successUrl : row.cancelUrl}">Back to Blockyard</a></p>`;
  return consolePage(
    'Pay',
    '/dev/pay',
    html`<section class="card" aria-labelledby="pay">
      <h2 id="pay">${amount}</h2>
      <p>${row.title}</p>
      <p role="alert" class="refusal">${refusals[message] ?? ''}</p>
      ${row.status === 'open' ? open : over}
    </section>`,
  );
}

function addPages(app: FastifyInstance, payments: LocalPayments): void {
  const page = (reply: FastifyReply, row: PaymentRow, message = ''): FastifyReply =>
    reply.type('text/html; charset=utf-8').send(payPage(row, message));
  const rowIn = (params: unknown): PaymentRow | null => {
    const read = ofSession.safeParse(params);
    return read.success ? payments.find(read.data.session) : null;
  };

  app.get('/dev/pay/:session', async ({ params }, reply) => {
    const row = rowIn(params);
    return row === null ? reply.code(404).send() : page(reply, row);
  });

  app.post('/dev/pay/:session', async ({ params, body }, reply) => {
    const row = rowIn(params);
    if (row === null) return reply.code(404).send();
    const card = new URLSearchParams(typeof body === 'string' ? body : '').get('card') ?? '';
    const habit = habits[card];
    const isDebit = card === 'debit' && !row.keepsCard;
    if (habit === undefined && !isDebit) return page(reply, row, card);
    const pays = row.kind === 'setup' ? 'leave-card' : 'pay';
    const paid = payments.happen(row.id, isDebit ? 'debit' : pays, habit);
    return paid === null ? page(reply, row) : reply.redirect(paid.successUrl, 303);
  });
}

/**
 * Adds the payment pages at `/dev/pay`, and `POST /dev/payments`, with which tools choose bank outcomes and the delivery of notices. Only for this computer.
 */
export const paymentPages =
  (payments: LocalPayments): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!mayAdminister(request.raw)) await reply.code(403).send();
    });
    app.addHook('preHandler', async (_request, reply) => {
      const policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'";
      reply.header('content-security-policy', policy).header('cache-control', 'no-store');
    });
    app.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    addPages(app, payments);
    app.post('/dev/payments', async (request, reply) => {
      const parsed = happening.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send();
      if ('delivery' in parsed.data) {
        payments.deliver(parsed.data.delivery);
        return {};
      }
      const { order, outcome } = parsed.data;
      const row = payments.ofOrder(order);
      const happened = row === null ? null : payments.happen(row.id, outcome);
      return happened === null ? reply.code(409).send() : {};
    });
  };
