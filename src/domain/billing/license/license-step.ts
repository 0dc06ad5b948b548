import { type AccessState, readsLicensed } from '../../identity/account/access-state.ts';
import { freeSeats } from '../../organizations/members/seats.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { type BillingDocument, documentName } from '../documents/billing-document.ts';
import { openAmount } from '../documents/open-amount.ts';
import type { Money } from '../prices/money.ts';
import type { License, ShownGrant } from './license.ts';

/** An unpaid invoice with its order, number, unpaid amount and due day. */
export type OpenInvoice = {
  readonly order: string;
  readonly name: string;
  readonly open: Money;
  readonly dueOn: IsoDate | null;
};

/**
 * Reasons to pay an invoice. `paused`: the unpaid invoice pauses the license. `overdue`: it is past its due day, even if it is only for Docks. `unconfirmed`:
 * its purchase order is not confirmed and covers nothing. `waiting`: the next license waits for the payment.
 */
export const payReasons = ['paused', 'overdue', 'unconfirmed', 'waiting'] as const;
export type PayReason = (typeof payReasons)[number];

/** The next step for a license. Users who cannot buy see what they should ask the buyer for. */
export type LicenseStep =
  /** The invoice is null for users who cannot buy, and if the documents cannot be read. */
  | { readonly kind: 'pay'; readonly reason: PayReason; readonly invoice: OpenInvoice | null }
  | { readonly kind: 'renew'; readonly hasEnded: boolean }
  /** The credit note of the refund that ended the license; null if the license ended without a refund. */
  | { readonly kind: 'buy'; readonly hasEnded: boolean; readonly refund: BillingDocument | null }
  | { readonly kind: 'add-seats'; readonly missing: number }
  | { readonly kind: 'invite'; readonly free: number; readonly byPerson: boolean };

export type LicenseStepFacts = {
  readonly license: Pick<License, 'reason' | 'seat' | 'seats' | 'history'>;
  readonly state: AccessState;
  /** All documents of the buyer; empty for other users. */
  readonly documents: readonly BillingDocument[];
  readonly mayBuy: boolean;
  readonly mayAssignSeats: boolean;
  /** Whether the license renews with a saved card that the bank has not refused. */
  readonly isRenewedByCard: boolean;
  readonly today: IsoDate;
};

/** Returns the organization's running license if the user has no seat in it; null if there is none, or if the user has or needs no seat. */
export const licenseWithoutSeat = ({
  seat,
  history,
}: Pick<License, 'seat' | 'history'>): ShownGrant | null =>
  seat === 'none' || seat === 'asked'
    ? (history.find(({ holder, standing }) => holder !== null && standing === 'current') ?? null)
    : null;

/** Returns the unpaid invoice that is due first; null if none. */
function firstOpen(documents: readonly BillingDocument[]): OpenInvoice | null {
  const open = documents.flatMap((document): readonly OpenInvoice[] => {
    const amount = openAmount(document, documents);
    if (amount === null || amount.cents === 0) return [];
    const { order, dueOn } = document;
    return [{ order, name: documentName(document), open: amount, dueOn }];
  });
  return open.toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? ''))[0] ?? null;
}

function payStep({ license, documents, mayBuy, today }: LicenseStepFacts): LicenseStep | null {
  const { reason, history } = license;
  const shown = mayBuy ? documents : [];
  const ofLicense = firstOpen(shown.filter(({ plan }) => plan !== null));
  if (reason === 'paused') return { kind: 'pay', reason, invoice: ofLicense };
  if (
    reason !== 'covered' &&
    reason !== 'grace' &&
    history.some(({ standing }) => standing === 'unconfirmed')
  )
    return { kind: 'pay', reason: 'unconfirmed', invoice: ofLicense };
  const first = firstOpen(shown);
  if (first !== null && first.dueOn !== null && first.dueOn < today)
    return { kind: 'pay', reason: 'overdue', invoice: first };
  const isWaiting = history.some(({ standing, owed }) => standing === 'waiting' && owed === 'purchase-order');
  return isWaiting && ofLicense !== null ? { kind: 'pay', reason: 'waiting', invoice: ofLicense } : null;
}

/** Returns the buyer's last document if it is the credit note of a refund, else null. Ignores quotes. */
function lastRefund(documents: readonly BillingDocument[]): BillingDocument | null {
  const [last] = documents
    .filter(({ kind }) => kind !== 'quote')
    .toSorted((one, other) => other.issuedAt - one.issuedAt || other.number - one.number);
  const isRefund =
    last?.kind === 'credit-note' &&
    documents.some(({ kind, order }) => kind === 'receipt' && order === last.order);
  return isRefund ? last : null;
}

function seatStep({ license: { seats }, mayBuy, mayAssignSeats }: LicenseStepFacts): LicenseStep | null {
  if (seats === null || seats.limit === null) return null;
  const missing = seats.taken - seats.limit;
  if (missing > 0) return mayBuy ? { kind: 'add-seats', missing } : null;
  const free = freeSeats(seats) ?? 0;
  return free > 0 && mayAssignSeats ? { kind: 'invite', free, byPerson: seats.byPerson } : null;
}

/**
 * Returns the next step for a license: pay, then renew or buy, then fill the seats. Null if there is nothing to do, and for a teacher without a seat, who can
 * ask for one.
 */
export function licenseStep(facts: LicenseStepFacts): LicenseStep | null {
  const { license, state, documents, isRenewedByCard } = facts;
  const pay = payStep(facts);
  if (pay !== null) return pay;
  if (licenseWithoutSeat(license) !== null) return null;
  if (state === 'subscription_active') return seatStep(facts);
  const hasEnded = !readsLicensed(state);
  const refund = license.reason === 'covered' || license.reason === 'grace' ? null : lastRefund(documents);
  if (refund !== null || state === 'trial_active' || state === 'trial_expired')
    return { kind: 'buy', hasEnded, refund };
  return isRenewedByCard ? null : { kind: 'renew', hasEnded };
}
