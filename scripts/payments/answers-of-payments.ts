import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ManualClock } from '../../src/adapters/memory/platform/manual-clock.ts';
import { startLocalPayments } from '../../src/server/local/payments/local-payments.ts';

type Json = Readonly<Record<string, unknown>>;

const firstOf = ({ data }: Json): unknown => (Array.isArray(data) ? data[0] : undefined);

async function listener() {
  const notices: Json[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      notices.push(JSON.parse(body) as Json);
      response.end();
      server.emit('heard');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    first: async (): Promise<Json> => {
      const [known] = notices;
      if (known !== undefined) return known;
      await once(server, 'heard');
      return notices[0] ?? {};
    },
    close: () => server.close(),
  };
}

/**
 * Makes the local payment service take a payment, refund a part, dispute the rest and save a card. Returns its HTTP responses by the `object` name that the API
 * gives them.
 */
export async function answersOfPayments(): Promise<Readonly<Record<string, unknown>>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'payments-'));
  const notices = await listener();
  const clock = new ManualClock(Date.UTC(2026, 8, 1));
  const local = await startLocalPayments({
    dataFile: path.join(folder, 'payments.json'),
    clock,
    publicUrl: notices.url,
  });
  const { secretKey, api } = local.stripe;
  if (api === undefined) throw new Error('The local payment service has no address.');
  let calls = 0;
  const ask = async (where: string, form?: Readonly<Record<string, string>>): Promise<Json> => {
    calls += 1;
    const reply = await fetch(`http://${api.host}:${api.port}/v1/${where}`, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${secretKey}`, 'idempotency-key': `compare-${calls}` },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    });
    if (!reply.ok) throw new Error(`${where} returned ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as Json;
  };
  try {
    const { id } = await ask('checkout/sessions', {
      client_reference_id: 'order-1',
      customer_email: 'office@example.com',
      success_url: 'https://example.com/success',
      cancel_url: 'https://example.com/cancel',
      'line_items[0][price_data][unit_amount]': '10000',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': 'License',
    });
    local.happen(String(id), 'pay');
    await clock.advance(0);
    const event = await notices.first();
    const session = await ask(`checkout/sessions/${String(id)}`);
    const intent = session['payment_intent'] as Json;
    const refund = await ask('refunds', { payment_intent: String(intent['id']), amount: '2000' });
    local.happen(String(id), 'dispute');
    const list = await ask('charges');
    const dispute = firstOf(await ask('disputes'));
    const setup = await ask('checkout/sessions', {
      mode: 'setup',
      client_reference_id: 'renewal-1',
      success_url: 'https://example.com/success',
      cancel_url: 'https://example.com/cancel',
    });
    local.happen(String(setup['id']), 'leave-card');
    const { setup_intent: leftCard } = await ask(`checkout/sessions/${String(setup['id'])}`);
    return {
      'checkout.session': session,
      setup_intent: leftCard,
      payment_method: (leftCard as Json)['payment_method'],
      payment_intent: intent,
      charge: firstOf(list),
      refund,
      dispute,
      event,
    };
  } finally {
    await local.stop();
    notices.close();
    rmSync(folder, { recursive: true });
  }
}
