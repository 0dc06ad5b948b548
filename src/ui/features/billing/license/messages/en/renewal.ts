import { counted } from '#domain/platform/text/counted.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { NextRenewal, RenewalRefusal, ShownRenewal } from '#domain/billing/orders/auto-renewal.ts';
import { dollars } from '../../../../../messages/en/money.ts';

type Card = NonNullable<ShownRenewal['card']>;

/** Names of card brands. An unknown brand is shown as a credit card. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

const cardOf = ({ brand, last4, expires }: Card): string =>
  `${brands[brand] ?? 'credit'} card that ends in ${last4} (expires ${expires.replace(/^(\d{4})-(\d\d)$/, '$2/$1')})`;

export const renewalWords = {
  heading: 'Auto-renewal',
  lead: 'Your license renews each year, paid by card.',
  waiting: 'Loading how your license is renewed',
  none: 'Auto-renewal starts at 100 seats. Renew the license yourself, or contact us.',
  offer: ({ total, seats, startsOn, chargedOn }: NextRenewal) =>
    `Auto-renewal is off. If you turn it on, we charge your card ${dollars(total)} on ${formatDate(chargedOn)}, for ${counted(seats, 'seat')} for one more year, starting ${formatDate(startsOn)}.`,
  told: 'If you have confirmed your email address, we email you the amount 30 and 7 days before, and if a bank declines the card. Otherwise we show it only here. Until that day you can turn it off here with one click, and nothing is charged.',
  turnOn: 'Add a card and turn it on',
  left: 'You have not added a card yet. Auto-renewal is off, and nothing is charged.',
  on: ({ total, seats, startsOn, chargedOn }: NextRenewal, card: Card) =>
    `Auto-renewal is on. We charge ${dollars(total)} to the ${cardOf(card)} on ${formatDate(chargedOn)}, for ${counted(seats, 'seat')} for one more year, starting ${formatDate(startsOn)}.`,
  onWithout: (card: Card) => `Auto-renewal is on, with the ${cardOf(card)}.`,
  refusal: {
    declined:
      'Your bank declined the card. We will try it again during the grace period. You can use another card now.',
    asks: 'Your bank wants you to confirm the payment yourself. Pay it now, or use another card.',
  } satisfies Readonly<Record<RenewalRefusal, string>>,
  payNow: 'Pay it now',
  otherCard: 'Use another card',
  turnOff: 'Turn it off',
  isOff: 'Turned off. Nothing more is charged; the license runs until its last day.',
} as const;
