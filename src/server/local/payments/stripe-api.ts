import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { cancelIntent, confirmIntent, createIntent } from './card-charges.ts';
import { type PaymentOutcome, type PaymentBook, type PaymentRow, refunded } from './payment-book.ts';
import { type StripeAnswer, keyInUse, missing, okAnswer, refused } from './stripe-answers.ts';
import {
  chargedIntentOf,
  stripeChargeOf,
  disputesOf,
  intentId,
  refundOf,
  checkoutSessionOf,
} from './stripe-objects.ts';

type ApiDeps = {
  readonly book: PaymentBook;
  readonly pageUrl: (session: string) => string;
  readonly secretKey: string;
  readonly now: () => number;
  readonly saveAndNotify: (row: PaymentRow, outcome: PaymentOutcome) => void;
};

const usualLimit = 10;

type Listed = { readonly id: string; readonly created: number };

/** Returns a page of a list like Stripe's: newest first, filtered by time if requested, and after the last item of the previous page. */
function list(all: readonly Listed[], { pathname, searchParams }: URL): StripeAnswer {
  const number = (name: string, otherwise: number): number => Number(searchParams.get(name) ?? otherwise);
  const [gte, lt] = [number('created[gte]', 0), number('created[lt]', Number.POSITIVE_INFINITY)];
  const sorted = all
    .filter(({ created }) => gte <= created && created < lt)
    .toSorted((one, other) => other.created - one.created || (one.id < other.id ? -1 : 1));
  const after = searchParams.get('starting_after');
  const rest = sorted.slice(after === null ? 0 : sorted.findIndex(({ id }) => id === after) + 1);
  const limit = number('limit', usualLimit);
  return okAnswer({
    object: 'list',
    data: rest.slice(0, limit),
    has_more: rest.length > limit,
    url: pathname,
  });
}

/** Idempotent by key. */
function createSession({ book, pageUrl, now }: ApiDeps, form: URLSearchParams, key: string): StripeAnswer {
  const id = `cs_test_${Buffer.from(key).toString('base64url')}`;
  const known = book.get(id);
  const of = (name: string): string => form.get(name) ?? '';
  const kind = of('mode') === 'setup' ? 'setup' : 'checkout';
  const cents = kind === 'setup' ? 1 : Number(of('line_items[0][price_data][unit_amount]'));
  if (!Number.isSafeInteger(cents) || cents <= 0) return refused(400, 'Invalid integer: unit_amount');
  const row: PaymentRow = {
    id,
    kind,
    keepsCard: kind === 'setup' || of('payment_intent_data[setup_future_usage]') === 'off_session',
    card: null,
    attempts: {},
    order: of('client_reference_id'),
    title: kind === 'setup' ? 'For renewals' : of('line_items[0][price_data][product_data][name]'),
    cents,
    currency: of('line_items[0][price_data][currency]'),
    email: form.get('customer_email'),
    successUrl: of('success_url'),
    cancelUrl: of('cancel_url'),
    createdAt: now(),
    status: 'open',
    intent: 'requires_payment_method',
    paidAt: null,
    refunds: [],
    dispute: null,
  };
  if (known !== null && known.cents !== cents) return keyInUse;
  if (known === null) book.set(row);
  return okAnswer(checkoutSessionOf(known ?? row, pageUrl(id)));
}

function expire({ book, pageUrl }: ApiDeps, id: string): StripeAnswer {
  const row = book.get(id);
  if (row === null) return missing;
  if (row.status !== 'open')
    return refused(400, 'Only Checkout Sessions with a status of open can be expired');
  const expired: PaymentRow = { ...row, status: 'expired' };
  book.set(expired);
  return okAnswer(checkoutSessionOf(expired, pageUrl(id)));
}

/** Idempotent by key. */
function refund({ book, now, saveAndNotify }: ApiDeps, form: URLSearchParams, key: string): StripeAnswer {
  const row = book.all().find((each) => intentId(each) === form.get('payment_intent'));
  if (row === undefined) return missing;
  const id = `re_test_${Buffer.from(key).toString('base64url')}`;
  const cents = Number(form.get('amount'));
  const refund = { id, at: now(), cents, note: form.get('metadata[note]') };
  const known = row.refunds.find((each) => each.id === id);
  if (known !== undefined)
    return known.cents === cents && known.note === refund.note ? okAnswer(refundOf(row, known)) : keyInUse;
  const next = refunded(row, refund);
  if (next === null) return refused(400, 'Refund amount is greater than what is left of the charge');
  saveAndNotify(next, 'refund');
  return okAnswer(refundOf(next, refund));
}

const listed: Readonly<Record<string, (row: PaymentRow, pageUrl: ApiDeps['pageUrl']) => readonly Listed[]>> =
  {
    '/v1/checkout/sessions': (row, pageUrl) =>
      row.kind === 'charge' ? [] : [checkoutSessionOf(row, pageUrl(row.id))],
    '/v1/charges': (row) => [stripeChargeOf(row)].flatMap((charge) => charge ?? []),
    '/v1/refunds': (row) => row.refunds.map((refund) => refundOf(row, refund)),
    '/v1/disputes': disputesOf,
  };

function read({ book, pageUrl }: ApiDeps, url: URL): StripeAnswer {
  const row = book.get(/^\/v1\/checkout\/sessions\/([\w-]+)$/.exec(url.pathname)?.[1] ?? '');
  if (row !== null) return okAnswer(checkoutSessionOf(row, pageUrl(row.id)));
  const id = /^\/v1\/payment_intents\/([\w-]+)$/.exec(url.pathname)?.[1];
  if (id !== undefined) {
    const paid = book.all().find((each) => each.kind !== 'setup' && intentId(each) === id);
    if (paid === undefined) return missing;
    return okAnswer(
      paid.kind === 'charge' ? chargedIntentOf(paid) : { ...checkoutSessionOf(paid, '').payment_intent },
    );
  }
  const intent = url.searchParams.get('payment_intent');
  const rows = book.all().filter((each) => intent === null || intentId(each) === intent);
  const of = listed[url.pathname];
  return of === undefined
    ? missing
    : list(
        rows.flatMap((each) => of(each, pageUrl)),
        url,
      );
}

function answer(deps: ApiDeps, request: IncomingMessage, body: string): StripeAnswer {
  if (request.headers.authorization !== `Bearer ${deps.secretKey}`)
    return refused(401, 'Invalid API Key provided');
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method === 'GET') return read(deps, url);
  const [form, key] = [new URLSearchParams(body), String(request.headers['idempotency-key'])];
  if (url.pathname === '/v1/checkout/sessions') return createSession(deps, form, key);
  if (url.pathname === '/v1/refunds') return refund(deps, form, key);
  if (url.pathname === '/v1/payment_intents') return createIntent(deps, form, key);
  const [, id, act] = /\/([\w-]+)\/(expire|confirm|cancel)$/.exec(url.pathname) ?? [];
  if (id === undefined) return missing;
  if (act === 'confirm') return confirmIntent(deps, id, { form, key });
  return act === 'cancel' ? cancelIntent(deps, id) : expire(deps, id);
}

async function reply(deps: ApiDeps, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = answer(deps, request, await text(request));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Creates the HTTP server for the parts of Stripe's API that our adapter uses. It does not listen yet. */
export const stripeApi = (deps: ApiDeps): Server =>
  createServer((request, response) => {
    reply(deps, request, response).catch((error: unknown) => {
      process.emitWarning(error instanceof Error ? error : String(error));
      response.writeHead(500).end();
    });
  });
