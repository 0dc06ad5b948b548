import { shortPlanNames } from './codes.ts';
import type { DiscountCode } from '#domain/billing/prices/discount-code.ts';
import { formatDate } from '#domain/platform/dates/iso-date.ts';

export const discountsWords = {
  heading: 'Discount codes',
  lead: 'Buyers type this at checkout. Existing orders with the code do not change.',
  waiting: 'Loading the codes',
  none: 'No codes yet.',
  named: ({ code, percent }: DiscountCode) => `${code} · ${percent}%`,
  about: ({ plans, uses, maxUses, validUntil }: DiscountCode): string =>
    [
      plans.map((each) => shortPlanNames[each]).join(', '),
      maxUses === null ? `used ${uses} times` : `used ${uses} of ${maxUses} times`,
      ...(validUntil === null ? [] : [`until ${formatDate(validUntil)}`]),
    ].join(' · '),
  end: 'End',
  ended: 'Ended',
  title: 'Create a code',
  code: 'Code',
  codeHint: '4 to 24 letters, digits and dashes.',
  percent: 'Percent off, from 1 to 90',
  plans: 'Plans',
  plan: shortPlanNames,
  validUntil: 'Last day',
  maxUses: 'Maximum number of orders',
  make: 'Create code',
  made: 'The code is active.',
  cancel: 'Cancel',
} as const;
