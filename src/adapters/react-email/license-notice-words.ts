import type { LicenseNoticeFacts } from '#application/service/ports/mail-templates.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import { graceDays } from '#domain/organizations/grants/grant.ts';
import { windDownDays } from '#domain/organizations/grants/wind-down.ts';
import type { NoticeName } from '#domain/billing/notices/notice-table.ts';
import { mailMoney } from './mail-money.ts';
import { productName } from '#domain/product.ts';

export type LicenseNotice = Omit<LicenseNoticeFacts, 'to' | 'link' | 'stopLink'>;

type NoticeText = {
  readonly subject: string;
  readonly heading: string;
  readonly happens: string;
  readonly next: string;
  readonly button: string;
};

type Told = LicenseNotice & {
  readonly license: string;
  readonly on: string;
};

const stays = `Students can keep working in their classes for ${windDownDays} days. After that, they can only view their work. Nothing is lost: you can still read, export, print and delete everything that you made. New classes and students, and the licensed parts of lessons, need a license.`;
const oneOf = new Intl.ListFormat('en-US', { type: 'disjunction' });

const whoRenews = ({ buyers, organization }: Told): string => {
  const who =
    buyers.length === 0
      ? `the person who manages ${bidiIsolate(organization ?? '')}`
      : oneOf.format(buyers.map(bidiIsolate));
  return `Everything works again as soon as ${who} renews the license.`;
};

const inDays = (count: number): string =>
  count <= 0 ? 'today' : count === 1 ? 'in 1 day' : `in ${count} days`;

const trialEnds = ({ on, daysLeft }: Told): NoticeText => ({
  subject: `Your ${productName} trial ends ${inDays(daysLeft)}`,
  heading: `Your trial ends ${inDays(daysLeft)}`,
  happens: `You can use everything until ${on}. After that, you keep everything you made and can still read, export and print it.`,
  next: 'Buy a license to continue without a break. The license page shows who can buy one and what it costs.',
  button: 'See your license',
});

const licenseEnds = ({ license, on, daysLeft, organization }: Told): NoticeText => ({
  subject: `${organization === null ? 'Your' : `${bidiIsolate(organization)}:`} ${productName} license ends ${inDays(daysLeft)}`,
  heading: `The license ends ${inDays(daysLeft)}`,
  happens: `${license} runs through ${on}.`,
  next: 'Renew it by card or purchase order. The new term begins when this one ends, so you lose no days by paying early.',
  button: 'Renew the license',
});

const renews = ({ license, on, organization, renewal }: Told): NoticeText => {
  if (renewal === undefined) throw new Error('a renewal by card has no amount');
  const { cents, last4, startsOn } = renewal;
  const sum = mailMoney({ currency: 'USD', cents });
  return {
    subject: `${organization === null ? 'Your' : `${bidiIsolate(organization)}:`} ${productName} license renews for ${sum}`,
    heading: `The license renews for ${sum}`,
    happens: `${license} runs through ${on}. On that day we charge ${sum} to the card that ends in ${last4}, for one more year, starting ${formatDate(startsOn)}.`,
    next: 'You do not need to do anything. To stop this, turn off auto-renewal on the license page before that day. You can also use another card there.',
    button: 'See or stop the renewal',
  };
};

const orderOpen =
  (days: number) =>
  ({ license, on, organization, guestOrder }: Told): NoticeText => ({
    subject: `A ${productName} purchase order has been open for ${days} days`,
    heading:
      days < 30 ? 'A purchase order is open' : days === 30 ? 'An invoice is due' : 'An invoice is overdue',
    happens:
      guestOrder === undefined
        ? `The purchase order dated ${on} for ${license} is not paid yet.`
        : `The purchase order dated ${on} from ${bidiIsolate(organization ?? '')} is not paid yet.`,
    next:
      days < 30
        ? 'Invoices are due within 30 days of the order. If it was paid in the last few days, you do not need to do anything.'
        : 'Please pay it, or write to us if there is a problem. If it was paid in the last few days, you do not need to do anything.',
    button: guestOrder === undefined ? 'See orders and invoices' : 'See the order and its invoice',
  });

const cardDeclined = ({ license, on }: Told): NoticeText => ({
  subject: `A card payment for ${productName} did not go through`,
  heading: 'A card payment did not go through',
  happens: `The card was declined for the renewal of ${license} on ${on}. Everything keeps working for ${graceDays} days.`,
  next: 'Pay with another card, or send a purchase order.',
  button: 'Pay another way',
});

const coverEnded = (facts: Told): NoticeText => ({
  subject: `${bidiIsolate(facts.organization ?? '')}: the ${productName} license has ended`,
  heading: 'Your school’s license has ended',
  happens: `${facts.license} ran until ${facts.on}. ${stays}`,
  next: whoRenews(facts),
  button: 'See your license',
});

const words: Readonly<Record<NoticeName, (facts: Told) => NoticeText>> = {
  'trial-begun': () => ({
    subject: `Three things to try with ${productName}`,
    heading: 'Three things to try this week',
    happens:
      'Open a lesson and project it. Create a class and add a few students. Let them run a program on the Dock on the screen: no hardware is needed.',
    next: 'Your trial includes everything, with up to 3 classes and 40 students.',
    button: 'See your trial',
  }),
  'trial-ends-in-7': trialEnds,
  'trial-ends-in-1': trialEnds,
  'trial-ended': ({ on }) => ({
    subject: `Your ${productName} trial has ended`,
    heading: 'Your trial has ended',
    happens: `It ran until ${on}. ${stays}`,
    next: 'The license page says who can buy a license. If your school pays, show it to your principal.',
    button: 'Continue with a license',
  }),
  'license-ends-in-30': licenseEnds,
  'license-ends-in-14': licenseEnds,
  'license-ends-in-7': licenseEnds,
  'license-ends-in-1': licenseEnds,
  'renews-in-30': renews,
  'renews-in-7': renews,
  'license-ended': ({ license, on }) => ({
    subject: `A ${productName} license has ended`,
    heading: 'The license has ended',
    happens: `${license} ran until ${on}. ${stays}`,
    next: 'Renew it by card or purchase order, and everyone can continue.',
    button: 'Renew the license',
  }),
  'cover-ended': coverEnded,
  'cover-ended-7-ago': coverEnded,
  'order-open-14': orderOpen(14),
  'order-open-30': orderOpen(30),
  'order-open-45': orderOpen(45),
  'invoice-issued': ({ license, on }) => ({
    subject: `An invoice for ${productName} seats`,
    heading: 'An invoice for the seats that you added',
    happens: `On ${on} we issued one invoice for everything added to ${license} since the last invoice. It is due in 30 days.`,
    next: 'Download it from your license page and send it to the person who pays.',
    button: 'See the invoice',
  }),
  'card-declined': cardDeclined,
  'card-declined-3-ago': cardDeclined,
  'card-declined-7-ago': cardDeclined,
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function noticeText(notice: LicenseNotice): NoticeText {
  const { name, organization, day } = notice;
  const license = organization === null ? 'your license' : `the license of ${bidiIsolate(organization)}`;
  const text = words[name]({ ...notice, license, on: formatDate(day) });
  return { ...text, happens: capital(text.happens) };
}
