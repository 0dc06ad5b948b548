import { counted } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import { type Plan, plans, prices, termPercent } from '#domain/billing/prices/prices.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';
import type { CaseSheet } from '#domain/billing/license/teaching-use.ts';
import { productName } from '#domain/product.ts';
import { dollars } from '../../../../../messages/en/money.ts';

const who: Readonly<Record<Plan, string>> = {
  teacher: 'One teacher',
  school: 'A school',
  district: 'A district',
};

const many = new Intl.NumberFormat('en-US');

const teachers = (plan: Plan): string => {
  const { minSeats, most } = prices[plan];
  if (most === 1) return '1 teacher';
  return plan === 'district'
    ? `${many.format(minSeats)} teachers or more`
    : `${minSeats} to ${many.format(most)} teachers`;
};

const off = (plan: Plan): string => {
  const { steps } = prices[plan];
  if (steps.length === 0) return '–';
  return steps.map(({ seats, percent }) => `${percent}% from ${many.format(seats)} teachers`).join(', ');
};

export const afterTrial = {
  stays:
    'Classes, students and their progress stay, and can be read, exported, printed and deleted at any time. Nothing is deleted when a trial ends.',
  lost: 'New classes and students, the licensed parts of lessons, and editing need a license. They work again on the day it begins.',
} as const;

const trialSentence = ({ trial }: CaseSheet): string => {
  if (trial === null) return '';
  const day = formatDate(trial.lastDay);
  return trial.isOver ? ` My trial ended on ${day}.` : ` My trial runs until ${day}.`;
};

export const casePaper = {
  product: productName,
  page: (number: number) => `Page ${number}`,
  title: `Why our school should get ${productName}`,
  lead: (sheet: CaseSheet) =>
    `${sheet.teacher === '' ? '' : `${bidiIsolate(sheet.teacher)}, `}${formatDate(sheet.today)}. ${productName} has lessons in which students build and program working machines, with a plan, a presentation and handouts for each.${trialSentence(sheet)}`,
  sections: ({ use, trial, publicUrl }: CaseSheet) => [
    {
      heading: 'How I have used it',
      sentences: [],
      table: {
        columns: ['Classes', 'Students', 'Lessons assigned', 'Activities done'],
        rows: [
          [use.classrooms, use.students, use.lessons.length, use.activitiesDone].map((count) =>
            many.format(count),
          ),
        ],
        shares: [0.25, 0.25, 0.25, 0.25],
      },
    },
    {
      heading: 'Lessons and the standards they meet',
      sentences: [
        use.lessons.length === 0
          ? 'No lesson is assigned to a class yet.'
          : `${counted(use.lessons.length, 'lesson')}: ${use.lessons.map(({ title }) => title).join('; ')}.`,
      ],
      ...(use.standards.length === 0
        ? {}
        : {
            table: {
              columns: ['Standard', 'Requirement'],
              rows: use.standards.map(({ framework, code, text }) => [`${framework} ${code}`, text]),
              shares: [0.26, 0.74],
            },
          }),
    },
    {
      heading: 'Prices',
      sentences: [
        `Prices are per teacher and year. If you buy two years, you pay ${termPercent[2]}% less; for three years, ${termPercent[3]}% less. There is no charge for students.`,
      ],
      table: {
        columns: ['Plan for', 'Teachers', 'Per teacher and year', 'Discount'],
        rows: plans.map((plan) => [who[plan], teachers(plan), dollars(prices[plan].seat), off(plan)]),
        shares: [0.18, 0.24, 0.22, 0.36],
      },
    },
    ...(trial === null
      ? []
      : [{ heading: 'After the trial', sentences: [afterTrial.stays, afterTrial.lost] }]),
    {
      heading: 'How to order',
      sentences: [
        `The person who buys for our school opens ${publicUrl}/checkout/purchase and logs in or signs up. They can get a quote there as a PDF. Its price is valid for 60 days, and it is not an order.`,
        'We pay by card or by purchase order. For our first purchase order, the license begins on the day of the order. A later one may have to be confirmed or paid first. The invoice is due in 30 days.',
      ],
    },
  ],
} as const;
