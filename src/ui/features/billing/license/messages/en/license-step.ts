import { counted } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate, type IsoDate } from '#domain/platform/dates/iso-date.ts';
import { type BillingDocument, documentName } from '#domain/billing/documents/billing-document.ts';
import type { Buyer } from '#domain/billing/license/license.ts';
import type { LicenseStep, OpenInvoice, PayReason } from '#domain/billing/license/license-step.ts';
import { prices } from '#domain/billing/prices/prices.ts';
import { dollars } from '../../../../../messages/en/money.ts';

type Step<K extends LicenseStep['kind']> = Extract<LicenseStep, { kind: K }>;

/** A heading, a sentence (may be empty), and the text of the button for users who can take the step. */
export type StepWords = { readonly heading: string; readonly lead: string; readonly button: string };

const nameOf = ({ firstName, lastName }: Buyer): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');

const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Formats the names of the users who may buy: `Ada Quay or Mia Quay`. Empty if no name is known. */
export const buyerNamesOf = (buyers: readonly Buyer[]): string =>
  oneOf.format(
    buyers
      .map(nameOf)
      .filter((name) => name !== '')
      .map(bidiIsolate),
  );

const payHeadings: Readonly<Record<PayReason, string>> = {
  paused: 'License paused',
  overdue: 'An invoice is overdue',
  unconfirmed: 'Your license starts when your PO is confirmed or paid',
  waiting: 'Pay for your next license',
};

const payEffects: Readonly<Record<PayReason, string>> = {
  paused: 'The license continues when the payment arrives.',
  overdue: 'Please pay it now.',
  unconfirmed: 'Pay it now to start right away.',
  waiting: 'Pay it to continue without a break.',
};

const owed = ({ name, open, dueOn }: OpenInvoice): string =>
  `${name}: ${dollars(open)}${dueOn === null ? '' : `, due ${formatDate(dueOn)}`}.`;

const refunded = (refund: BillingDocument): string =>
  `${dollars(refund.amount)} was refunded on ${formatDate(refund.issuedOn)} (${documentName(refund)}).`;

export const licenseStepWords = {
  label: 'Next step',
  toInvoice: 'See the invoice',
  pay: ({ reason, invoice }: Step<'pay'>): StepWords => ({
    heading: payHeadings[reason],
    lead: invoice === null ? '' : `${owed(invoice)} ${payEffects[reason]}`,
    button: invoice === null ? 'See the invoice' : `Pay ${invoice.name} by card`,
  }),
  renew: ({ hasEnded }: Step<'renew'>, lastDay: IsoDate | null): StepWords => ({
    heading:
      lastDay === null
        ? 'Renew your license'
        : `${hasEnded ? 'Your license ended on' : 'Renew by'} ${formatDate(lastDay)}`,
    lead: hasEnded
      ? 'Renew it to make changes again. Nothing is lost.'
      : 'The new term starts when this one ends, so renewing early costs nothing extra.',
    button: 'Renew the license',
  }),
  buy: (
    { hasEnded, refund }: Step<'buy'>,
    lastDay: IsoDate | null,
    buysFor: 'self' | 'organization',
  ): StepWords => {
    const end =
      lastDay === null ? null : `${hasEnded ? 'Trial ended on' : 'Trial ends on'} ${formatDate(lastDay)}`;
    const offer = {
      self: `A license for you costs ${dollars(prices.teacher.seat)} a year.`,
      organization: 'See what a license for your school costs, and get a quote.',
    }[buysFor];
    return {
      heading: refund === null ? (end ?? 'You have no license yet') : 'Your order was refunded',
      lead: refund === null ? offer : `${refunded(refund)} ${offer}`,
      button: buysFor === 'organization' && !hasEnded ? 'See plans' : 'Buy a license',
    };
  },
  'add-seats': ({ missing }: Step<'add-seats'>): StepWords => ({
    heading: `You are ${counted(missing, 'seat')} over your limit`,
    lead: 'Everyone can keep working, but no one new can join.',
    button: 'Add seats',
  }),
  invite: ({ free, byPerson }: Step<'invite'>): StepWords => ({
    heading: counted(free, 'free seat'),
    lead: byPerson
      ? 'Give them to teachers who have none.'
      : 'Each teacher who accepts an invitation takes one.',
    button: byPerson ? 'Give seats' : 'Invite teachers',
  }),
  ask: {
    pay: (names: string) => `Ask ${names} to pay the invoice.`,
    renew: (names: string) => `${names} can renew it for you.`,
    buy: (names: string) => `${names} can buy it for you.`,
  },
} as const;
