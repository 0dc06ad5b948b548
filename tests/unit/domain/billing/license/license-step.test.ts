import { expect, test } from 'vitest';
import type { BillingDocument } from '#domain/billing/documents/billing-document.ts';
import type { ShownGrant } from '#domain/billing/license/license.ts';
import {
  licenseStep,
  type LicenseStep,
  type LicenseStepFacts,
} from '#domain/billing/license/license-step.ts';
import { usd } from '#domain/billing/prices/money.ts';

const grant: ShownGrant = {
  id: 'g-1',
  kind: 'school',
  seats: 10,
  holder: 'Oak School',
  firstDay: '2026-07-01',
  lastDay: '2027-06-30',
  owed: null,
  given: null,
  standing: 'current',
};

const document = (
  kind: BillingDocument['kind'],
  issuedOn: string,
  more: Partial<BillingDocument> = {},
): BillingDocument => ({
  id: `${kind}-${issuedOn}`,
  kind,
  event: `${kind}/${issuedOn}`,
  order: 'order-1',
  buyer: { kind: 'organization', id: 'oak', path: 'oak' },
  billTo: 'Oak School',
  purchaseOrder: null,
  issuedOn,
  issuedAt: Date.parse(issuedOn),
  dueOn: null,
  amount: usd(119_000),
  note: null,
  number: 7,
  plan: 'school',
  seats: 10,
  startsOn: '2026-07-01',
  endsOn: '2027-07-01',
  lines: [],
  total: usd(119_000),
  ...more,
});

const invoice = document('invoice', '2026-07-01', { dueOn: '2026-07-31' });
const later = document('invoice', '2026-07-15', { dueOn: '2026-08-14', order: 'order-2', number: 8 });
const receipt = document('receipt', '2026-07-20');
const creditNote = document('credit-note', '2026-08-01');
const open = { order: 'order-1', name: 'INV-2026-00007', open: usd(119_000), dueOn: '2026-07-31' };
const seats = { limit: 10, taken: 6, promised: 0, byPerson: false };

/** A buyer whose school has an active license with all seats taken. There is no next step. */
const quiet: LicenseStepFacts = {
  license: { reason: 'covered', seat: 'held', seats: { ...seats, taken: 10 }, history: [grant] },
  state: 'subscription_active',
  documents: [],
  mayBuy: true,
  mayAssignSeats: true,
  isRenewedByCard: false,
  today: '2026-08-10',
};
const withLicense = (
  license: Partial<LicenseStepFacts['license']>,
  more: Partial<LicenseStepFacts> = {},
) => ({
  ...quiet,
  ...more,
  license: { ...quiet.license, ...license },
});
const ended = { reason: 'ended', history: [{ ...grant, standing: 'ended' }] } as const;
const waiting = { ...grant, id: 'g-2', standing: 'waiting', owed: 'purchase-order' } as const;

test.each<readonly [what: string, facts: LicenseStepFacts, step: LicenseStep | null]>([
  ['a license that runs with all seats taken', quiet, null],
  ['a paid invoice', { ...quiet, documents: [invoice, receipt] }, null],
  ['an invoice that is not due yet', { ...quiet, documents: [invoice], today: '2026-07-31' }, null],
  [
    'an invoice after its due day, the first of two',
    { ...quiet, documents: [later, invoice] },
    { kind: 'pay', reason: 'overdue', invoice: open },
  ],
  [
    'an overdue invoice of Docks',
    { ...quiet, documents: [{ ...invoice, plan: null }] },
    { kind: 'pay', reason: 'overdue', invoice: open },
  ],
  ['an overdue invoice, for users who do not buy', { ...quiet, documents: [invoice], mayBuy: false }, null],
  [
    'a paused license',
    withLicense({ reason: 'paused' }, { state: 'subscription_expired', documents: [invoice] }),
    { kind: 'pay', reason: 'paused', invoice: open },
  ],
  [
    'a paused license, whose invoice is not the first one',
    withLicense(
      { reason: 'paused' },
      { state: 'subscription_expired', documents: [{ ...invoice, plan: null }, later] },
    ),
    {
      kind: 'pay',
      reason: 'paused',
      invoice: { order: 'order-2', name: 'INV-2026-00008', open: usd(119_000), dueOn: '2026-08-14' },
    },
  ],
  [
    'a paused license, for users who do not buy',
    withLicense({ reason: 'paused' }, { state: 'subscription_expired', documents: [invoice], mayBuy: false }),
    { kind: 'pay', reason: 'paused', invoice: null },
  ],
  [
    'a purchase order that is not confirmed, in a trial',
    withLicense(
      { reason: 'trial', history: [{ ...grant, standing: 'unconfirmed' }] },
      { state: 'trial_active', documents: [invoice], today: '2026-07-02' },
    ),
    { kind: 'pay', reason: 'unconfirmed', invoice: open },
  ],
  [
    'days of grace, in which the next license waits for its payment',
    withLicense(
      { reason: 'grace', history: [waiting, { ...grant, standing: 'grace' }] },
      { state: 'renewal_coming', documents: [invoice], today: '2026-07-02' },
    ),
    { kind: 'pay', reason: 'waiting', invoice: open },
  ],
  ['a license that ends soon', { ...quiet, state: 'renewal_coming' }, { kind: 'renew', hasEnded: false }],
  ['a license that a card renews', { ...quiet, state: 'renewal_coming', isRenewedByCard: true }, null],
  [
    'a license that ended',
    withLicense(ended, { state: 'subscription_expired' }),
    { kind: 'renew', hasEnded: true },
  ],
  [
    'a license that a refund ended',
    withLicense(ended, { state: 'subscription_expired', documents: [receipt, creditNote] }),
    { kind: 'buy', hasEnded: true, refund: creditNote },
  ],
  [
    'a canceled invoice, which is no refund',
    withLicense(ended, { state: 'subscription_expired', documents: [invoice, creditNote] }),
    { kind: 'renew', hasEnded: true },
  ],
  [
    'a refund before another purchase',
    {
      ...quiet,
      documents: [receipt, creditNote, document('receipt', '2026-08-02', { order: 'order-2' })],
    },
    null,
  ],
  [
    'a trial that runs',
    withLicense({ reason: 'trial', history: [], seats: null }, { state: 'trial_active' }),
    { kind: 'buy', hasEnded: false, refund: null },
  ],
  [
    'a trial that ended',
    withLicense({ reason: 'ended', history: [], seats: null }, { state: 'trial_expired' }),
    { kind: 'buy', hasEnded: true, refund: null },
  ],
  ['a teacher without a seat, who asks for one', withLicense({ reason: 'none', seat: 'none' }), null],
  ['free seats', withLicense({ seats }), { kind: 'invite', free: 4, byPerson: false }],
  [
    'free seats that are given by hand',
    withLicense({ seats: { ...seats, byPerson: true } }),
    { kind: 'invite', free: 4, byPerson: true },
  ],
  ['free seats that invitations promise', withLicense({ seats: { ...seats, promised: 4 } }), null],
  ['free seats, for a teacher', withLicense({ seats }, { mayAssignSeats: false }), null],
  [
    'more teachers than seats',
    withLicense({ seats: { ...seats, taken: 13 } }),
    { kind: 'add-seats', missing: 3 },
  ],
  [
    'more teachers than seats, for users who do not buy',
    withLicense({ seats: { ...seats, taken: 13 } }, { mayBuy: false }),
    null,
  ],
  ['seats without a limit', withLicense({ seats: { ...seats, limit: null } }), null],
])('[UI-11] the next step about %s', (_, facts, step) => {
  expect(licenseStep(facts)).toEqual(step);
});
