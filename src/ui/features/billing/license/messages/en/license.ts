import { counted, formatCount, plural } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { AccessState } from '#domain/identity/account/access-state.ts';
import type { CoverageReason } from '#domain/organizations/grants/coverage.ts';
import type { GrantKind, Owed } from '#domain/organizations/grants/grant.ts';
import type { GrantStanding, License, ShownGrant } from '#domain/billing/license/license.ts';
import { licenseWithoutSeat } from '#domain/billing/license/license-step.ts';

export const licensePage = {
  heading: 'Your license',
  lead: 'What you can use, until when, and who manages it.',
  waiting: 'Loading your license',
} as const;

export const kindWords: Readonly<Record<GrantKind, string>> = {
  district: 'District license',
  school: 'School license',
  personal: 'Teacher license',
  comp: 'Complimentary license',
  trial: 'Trial',
};

export const stateMeaning: Readonly<Record<AccessState, string>> = {
  trial_active: 'You can try everything. Nothing you make is lost when the trial ends.',
  trial_expired:
    'You can still read, export, print and delete everything you have. New classes and students, and the licensed parts of lessons, need a license.',
  subscription_active: 'You can use everything.',
  renewal_coming: 'You can use everything. If it is renewed in time, the license continues without a break.',
  subscription_expired:
    'You can still read, export, print and delete everything you have. You can change it again as soon as the license is renewed. Nothing is lost.',
};

const owedWords: Readonly<Record<Owed, string>> = {
  'purchase-order': 'a purchase order is on its way',
  card: 'a card payment did not go through and can be made again',
};

const holderOf = ({ holder, kind }: ShownGrant): string =>
  holder === null ? `Your ${kindWords[kind].toLowerCase()}` : bidiIsolate(holder);

type Told = { readonly grant: ShownGrant; readonly end: string; readonly license: License };

const graceReason = ({ history }: License): string => {
  const owed =
    history.find(({ standing }) => standing === 'waiting' || standing === 'unconfirmed')?.owed ?? null;
  return owed === null ? 'the next license is bought' : owedWords[owed];
};

const endedWords = ({ grant, end }: Told): string =>
  grant.holder === null
    ? `${holderOf(grant)} ended on ${end}.`
    : `The license of ${holderOf(grant)} ended on ${end}.`;

const reasonWords: Readonly<Record<CoverageReason, (facts: Told) => string>> = {
  covered: ({ grant, end }) =>
    `${holderOf(grant)} ${grant.holder === null ? 'runs' : 'covers you'} until ${end}.`,
  grace: ({ grant, end, license }) =>
    `The license ended on ${formatDate(grant.lastDay)}. You keep everything until ${end}, because ${graceReason(license)}.`,
  trial: ({ end, license }) => `Your trial runs until ${end}: ${counted(license.trialDaysLeft, 'day')} left.`,
  paused: ({ grant, end }) =>
    `The license of ${holderOf(grant)} is paused: its invoice was not paid by ${end}. It continues as soon as the payment arrives.`,
  ended: endedWords,
  none: endedWords,
};

export function coverSentence(license: License): string {
  const { grant, lastDay, reason } = license;
  const running = licenseWithoutSeat(license);
  if (running !== null && (reason === 'ended' || reason === 'none'))
    return `${holderOf(running)} has a license, but you do not have a seat.`;
  return grant === null || lastDay === null
    ? 'You have no license yet.'
    : reasonWords[reason]({ grant, end: formatDate(lastDay), license });
}

export const coverWords = {
  heading: 'Your plan',
  paused: 'License paused',
  pausedMeaning:
    'You can still read, export, print and delete everything you have. Nothing is lost. You can make changes again when the invoice is paid.',
  students: (day: string) =>
    `The last day on which students can work in their classes is ${formatDate(day)}. After that day, they can only view them.`,
} as const;

export const licenseSeatWords = {
  heading: 'Seats',
  lead: 'Everyone who teaches takes a seat. People who only manage do not need one.',
  byPersonLead: 'Teachers are covered once they have a seat. People who only manage do not need one.',
  bar: 'Seats taken',
  taken: (taken: number, limit: number) =>
    `${formatCount(taken)} of ${counted(limit, 'seat is', 'seats are')} taken.`,
  free: (free: number, promised: number) =>
    [
      free === 0
        ? 'No seats are free. A seat becomes free when someone leaves.'
        : `${formatCount(free)} ${plural(free, 'is', 'are')} free.`,
      ...(promised === 0 ? [] : [`${counted(promised, 'is', 'are')} reserved for pending invitations.`]),
    ].join(' '),
  over: (over: number, byPerson: boolean) =>
    byPerson
      ? `${counted(over, 'more seat is', 'more seats are')} taken than you have. Everyone can keep working; no one new gets a seat.`
      : `${over} more ${plural(over, 'person teaches', 'people teach')} than there are seats. Everyone can keep working; no one new can join.`,
  noLimit: (taken: number) => counted(taken, 'person teaches.', 'people teach.'),
  toTeachers: 'See who has a seat, invite or remove people',
} as const;

const standingWords: Readonly<Record<GrantStanding, string>> = {
  current: 'Now',
  grace: 'Grace period',
  ahead: 'Later',
  waiting: 'Waiting for payment',
  unconfirmed: 'Starts when confirmed or paid',
  ended: 'Ended',
};

export const historyWords = {
  heading: 'License history',
  list: 'Licenses and trials',
  none: 'Nothing yet.',
  span: ({ firstDay, lastDay }: ShownGrant) => `${formatDate(firstDay)} to ${formatDate(lastDay)}`,
  holder: (name: string | null) => (name === null ? 'Only for you' : bidiIsolate(name)),
  seats: (seats: number) => counted(seats, 'seat'),
  given: {
    code: (reseller: string) => `With an activation code from ${bidiIsolate(reseller)}`,
    staff: (note: string) => `Provided by Blockyard: ${bidiIsolate(note)}`,
  },
  standing: standingWords,
} as const;
