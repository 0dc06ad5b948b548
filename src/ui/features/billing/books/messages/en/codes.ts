import { counted } from '#domain/platform/text/counted.ts';
import { bidiIsolate } from '#domain/platform/forms/bidi-isolate.ts';
import type { CodeBatch, CodeTerms } from '#domain/billing/license/activation-code.ts';

export const shortPlanNames: Readonly<Record<CodeTerms['plan'], string>> = {
  teacher: 'Teacher',
  school: 'School',
  district: 'District',
};

export const codesPage = {
  heading: 'Activation codes',
  lead: 'Licenses for resellers. Each code works once. We cannot show codes again later, so download them when you create them.',
  make: 'Create codes',
  makeLead: 'You can download the file with the codes only once. After that, no one can see them.',
  revokeOne: 'Revoke one code',
  revokeOneLead: 'Only unused codes can be revoked.',
  plan: 'License',
  plans: shortPlanNames,
  seats: 'Seats per code',
  years: 'Term',
  yearsOf: (years: number) => counted(years, 'year'),
  reseller: 'Reseller',
  resellerHint: 'Buyers see it in their history.',
  validUntil: 'Last day to enter a code',
  amount: 'Number of codes',
  amountHint: 'Up to 10,000.',
  code: 'Activation code',
  cancel: 'Cancel',
  list: 'Batches',
  waiting: 'Loading the batches',
  none: {
    title: 'No codes yet',
    advice: 'Create a batch for a reseller. The codes are downloaded as a file.',
  },
  worth: ({ plan, seats, years: term }: CodeTerms) =>
    `${shortPlanNames[plan]} license, ${counted(seats, 'seat')}, ${counted(term, 'year')}`,
  days: (made: string, last: string) => `Created on ${made}, valid until ${last}`,
  use: ({ used, amount, revoked }: Pick<CodeBatch, 'used' | 'amount' | 'revoked'>) =>
    `${used} of ${amount} entered${revoked === 0 ? '' : `, ${revoked} revoked`}`,
  standing: { open: 'Open', over: 'Expired', revoked: 'Revoked', spent: 'All entered' },
  revoke: 'Revoke',
  revokeOf: (reseller: string) => `Revoke the codes of ${bidiIsolate(reseller)}`,
  revokeLead: 'The remaining codes stop working. Licenses from used codes do not change.',
  made: (count: number) => `${counted(count, 'code was', 'codes were')} created and downloaded.`,
  revoked: 'Revoked.',
  file: 'activation-codes.csv',
} as const;
