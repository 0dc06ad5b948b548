import { planNames } from '../../../../../messages/en/prices.ts';
import { counted, formatCount } from '#domain/platform/text/counted.ts';
import type { TaxProblem } from '#domain/billing/prices/tax.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { CoverSpan, TermSource } from '#domain/organizations/grants/cover-spans.ts';
import type {
  LicensePlan,
  PaidBy,
  PlanFacts,
  PlannedOrder,
  PlanProblem,
} from '#domain/billing/license/license-plan.ts';
import { daysAfter, type TermYears } from '#domain/organizations/grants/term.ts';
import { dollars } from '../../../../../messages/en/money.ts';

/** The reader of a plan: an individual, a buyer, a manager who may not buy, or a teacher. */
export type PlanReader = 'alone' | 'buyer' | 'manager' | 'teacher';

const list = (parts: readonly string[]): string => new Intl.ListFormat('en-US').format(parts);
const people = (number: number): string => counted(number, 'teacher');
const whom = ({ name }: PlanFacts): string => (name === null ? 'your school' : bidiIsolate(name));
/** Formats the last day before an exclusive end. */
const lastDay = (endsOn: string): string => formatDate(daysAfter(endsOn, -1));

const leads: Readonly<Record<PlanReader, (facts: PlanFacts) => string>> = {
  alone: () =>
    'See what a license costs and which days it covers, for just you or for the teachers at your school. This does not place an order.',
  buyer: (facts) =>
    `See what ${whom(facts)} needs to order and by when, and who is covered on which days. This does not place an order.`,
  manager: (facts) =>
    `Plan the license of ${whom(facts)}, and send the link or the page to the person who buys. This does not place an order.`,
  teacher: (facts) =>
    `See what a license for the teachers at ${whom(facts)} costs, and show the page to your principal. This does not place an order.`,
};

const orderTitle = ({ kind, plan, seats, quote }: PlannedOrder): string => {
  const days = `${formatDate(quote.startsOn)} to ${lastDay(quote.endsOn)}`;
  return kind === 'added'
    ? `${counted(seats, 'more seat')}, ${days}`
    : `${planNames[plan]} for ${counted(seats, 'teacher')}, ${days}`;
};

const sourceWords: Readonly<Record<TermSource, string>> = {
  license: 'the current license',
  trial: 'the trial',
  above: 'the license of the district',
  planned: 'this plan',
};

const covered = ({ covered: with_, people: all }: CoverSpan): string =>
  with_ === all
    ? all === 1
      ? 'The teacher is covered'
      : `All ${all} teachers are covered`
    : with_ === 0
      ? 'Without a license'
      : `${with_} of ${all} teachers are covered`;

/** The features that still work without a license, and those that do not work. */
const waits =
  'classes and students are read-only, the licensed parts of lessons are locked, and 14 days later students can only view their work';
const keeps =
  'Nothing is ever deleted when a license ends. Everyone can still read, export, print and delete what is theirs.';

function lossWords({ from, to, people: all, covered: with_ }: CoverSpan): string {
  const days = `From ${formatDate(from)} to ${lastDay(to)}`;
  return with_ === 0
    ? `${days} no one is covered: for ${people(all)}, ${waits}.`
    : `${days} there are ${counted(with_, 'seat')} for ${people(all)}: ${all - with_} will not have a seat.`;
}

/** Lists the days on which some people have no coverage, the end of the plan, and what users can still do after it. */
function losses({ spans, endsOn }: LicensePlan): readonly string[] {
  const open = spans.filter((span) => span.covered < span.people).map(lossWords);
  const end = `The plan ends on ${formatDate(endsOn)}. If you do not renew, ${waits}.`;
  return [...(open.length === 0 ? ['Everyone is covered until the end of the plan.'] : open), end, keeps];
}

const payment = ({ kind, quote, invoice }: PlannedOrder): string => {
  const by = formatDate(quote.startsOn);
  const what = kind === 'added' ? 'the seats that are added' : 'the license';
  return invoice === null
    ? `By ${by}: pay for ${what} by card, ${dollars(quote.total)}. Coverage starts when it is paid.`
    : `By ${by}: send the purchase order for ${what}, ${dollars(quote.total)}. Coverage starts that day. The invoice is due on ${formatDate(invoice.dueOn)}. If it is still unpaid on ${formatDate(invoice.stopsOn)}, the license pauses until it is paid; its last day stays the same.`;
};

const taxProblem = {
  country: 'Choose your country to see the price.',
  region: 'Choose your province or territory to see the price. Tax depends on it.',
  taxId: 'A plan has no tax ID.',
} satisfies Readonly<Record<TaxProblem['field'], string>>;

const problem = (reason: PlanProblem): string => {
  if (reason.kind === 'past') return `Choose ${formatDate(reason.earliest)} or a later day.`;
  if (reason.kind === 'tax') return taxProblem[reason.field];
  if (reason.kind === 'far') return `Choose ${formatDate(reason.latest)} or an earlier day.`;
  return reason.kind === 'seats'
    ? `Type a number of teachers from ${formatCount(Math.max(1, reason.minSeats))} to ${formatCount(reason.most)}.`
    : 'Choose a day from the calendar.';
};

export const planWords = {
  heading: 'Plan a license',
  leads,
  waiting: 'Loading your plan',
  choose: 'Plan details',
  teachers: 'Teachers',
  teachersHint: (facts: PlanFacts) =>
    facts.buyer === 'self'
      ? '1 for yourself; more for your school.'
      : `${people(facts.teachers)} now. A seat is for one teacher; people who only manage do not need one.`,
  from: 'First day',
  years: 'Term',
  yearNames: { 1: '1 year', 2: '2 years', 3: '3 years' } satisfies Readonly<Record<TermYears, string>>,
  by: 'Paid by',
  byNames: { card: 'Card', 'purchase-order': 'Purchase order' } satisfies Readonly<Record<PaidBy, string>>,
  cardAlone: 'A license for one teacher is paid by card. Purchase orders are for schools and districts.',
  country: 'Billing country',
  region: (country: string) => (country === 'US' ? 'State' : 'Province or territory'),
  chooseRegion: 'Choose …',
  problem,
  price: 'Price',
  orderTitle,
  sum: (plan: LicensePlan) => `${dollars(plan.total)} in total.`,
  moreSeats: (seats: number) => `The smallest school license has ${seats} seats.`,
  waitsForEnd: (day: string) =>
    `The new term begins on ${formatDate(day)}, when the current license ends, so you do not pay for any day twice.`,
  paidTwice: (days: LicensePlan['paidTwice']) =>
    `You already have a license for ${list(days.map(({ from, to }) => `${formatDate(from)} to ${lastDay(to)}`))}. You would pay for those days twice. Choose a later start or fewer years.`,
  cover: 'Coverage',
  days: 'Dates',
  span: ({ from, to }: CoverSpan) => `${formatDate(from)} to ${lastDay(to)}`,
  covered,
  sources: ({ sources }: CoverSpan) =>
    sources.length === 0 ? 'Not covered' : `By ${sources.map((source) => sourceWords[source]).join(' and ')}`,
  loss: 'Gaps in coverage',
  losses,
  steps: 'Next steps',
  payment,
  share: 'Share this plan',
  shareLead: 'The link opens this plan for anyone at your school who can log in.',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'Your browser blocked copying. Copy the link from the address bar.',
  print: 'Print this page',
  buy: 'Go to the checkout',
  oneAtATime: 'Checkout starts with the first order in the plan. Come back here for the next one.',
  schoolBuys:
    'A license for several teachers is ordered by the person who buys for your school. Send them this plan. To buy for yourself, enter 1 teacher.',
  toPlan: 'Plan a license: prices, dates, who is covered when',
} as const;
