import { describe, expect, test } from 'vitest';
import { answersOfPayments } from '../../../scripts/payments/answers-of-payments.ts';
import { compareObjects, isMistake } from '../../../scripts/payments/compare-objects.ts';

describe('replies of the local payment service, compared with official samples', () => {
  const sample = {
    id: 'ch_1',
    amount: 100,
    review: null,
    customer: 'cus_1',
    metadata: {},
    details: { kinds: [{ type: 'card' }], tip: {} },
  };

  test('[LIC-6] equal, empty, expanded and free text values are no difference', () => {
    const ours = { ...sample, review: { id: 'rv' }, customer: { id: 'cus_1' }, metadata: { order: 'o' } };
    expect(compareObjects('charge', ours, sample)).toEqual([]);
    expect(compareObjects('charge', { ...ours, details: null }, sample)).toEqual([]);
    const told = { object: 'checkout.session', mode: 'payment' };
    expect(compareObjects('event', { data: told }, { data: { object: 'plan', active: true } })).toEqual([]);
  });

  test('[LIC-6] a wrong type and a missing field are errors, at any depth, but a field that the sample lacks is not', () => {
    const ours = { ...sample, amount: '100', details: { kinds: [{ type: 7 }], more: true } };
    const found = compareObjects('charge', ours, sample);
    expect(found).toEqual([
      { kind: 'type', path: 'charge.amount', says: 'string, but number in the sample' },
      { kind: 'type', path: 'charge.details.kinds[0].type', says: 'number, but string in the sample' },
      { kind: 'missing', path: 'charge.details.tip', says: 'object in the sample' },
      { kind: 'newer', path: 'charge.details.more', says: 'boolean' },
    ]);
    expect(found.filter(isMistake)).toHaveLength(3);
  });

  test('[LIC-6] the service returns complete objects, including parts that Stripe sometimes omits', async () => {
    const answers = await answersOfPayments();
    expect(answers).toMatchObject({
      'checkout.session': { object: 'checkout.session', phone_number_collection: { enabled: false } },
      payment_intent: { object: 'payment_intent', amount_details: { tip: {} }, transfer_data: null },
      charge: { object: 'charge', refunds: { object: 'list', data: [{ amount: 2_000 }], has_more: false } },
      refund: { object: 'refund', destination_details: { type: 'card' } },
      dispute: { object: 'dispute', payment_method_details: { type: 'card' } },
      setup_intent: { object: 'setup_intent', status: 'succeeded', flow_directions: null },
      payment_method: { object: 'payment_method', allow_redisplay: 'limited', card: { last4: '4242' } },
      event: { object: 'event', livemode: false, pending_webhooks: 1, request: { id: null } },
    });
  });
});
