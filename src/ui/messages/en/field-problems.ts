import type { FieldProblem } from '#domain/platform/forms/field-problem.ts';
import { maxNameLength } from '#domain/platform/forms/text-fields.ts';
import { maxNumberLength } from '#domain/platform/forms/parse-line.ts';

const fieldNames: Readonly<Record<string, string>> = {
  email: 'your email address',
  firstName: 'your first name',
  lastName: 'your last name',
  phoneNumber: 'a phone number',
  password: 'your password',
  code: 'the 6 digits',
  recoveryCode: 'one of your recovery codes',
  userCode: 'the code that your device shows',
  passCode: 'the code on your card',
  activationCode: 'the activation code',
  reseller: 'who sells the codes',
  purchaseOrder: 'the number of your purchase order',
  buyerName: 'your name',
  organization: 'the name of your school or district',
  plan: 'what you buy: choose a license, or a number of Docks',
  seats: 'the number of seats',
  country: 'your country',
  street: 'the street address',
  city: 'the city',
  region: 'the state, province or region',
  postalCode: 'the ZIP or postal code',
  carrier: 'the carrier',
  tracking: 'the tracking number',
  day: 'a day',
  expiresOn: 'a day',
  lastDay: 'the last day',
  validUntil: 'a day',
  percent: 'a percentage',
  maxUses: 'a number',
  cents: 'an amount',
  reference: 'the reference',
  note: 'the reason',
};

const malformed: Readonly<Record<string, string>> = {
  email: 'Type the whole address, such as name@school.org.',
  phoneNumber: 'Type only digits, with the area code, such as (555) 010-2030.',
  address: 'Type the address of this account, as shown above.',
  typedName: 'Type the name as shown above.',
  code: 'The code has 6 digits, such as 123 456.',
  recoveryCode: 'A recovery code has 10 letters and digits.',
  userCode: 'The code has 8 letters and digits, such as K7RT-4MWX.',
  activationCode: 'This is not an activation code. A code has 16 letters and digits. Check for a typo.',
  passCode: 'The code has 10 letters and digits, such as ABCDE-23456.',
  day: 'Choose a day from the calendar.',
  expiresOn: 'Choose a day from the calendar, or leave it empty.',
  validUntil: 'Choose a day from the calendar, or leave it empty.',
  percent: 'Type a whole number from 1 to 90.',
  maxUses: 'Type a whole number, or leave it empty.',
  seats: 'Type a number of seats that the license has.',
  dockKits: 'Type a whole number, at most 500.',
  dockPacks: 'Type a whole number, at most 500.',
  onHand: 'Type a whole number, 0 or more, within the range shown.',
  cents: 'Type an amount above zero, such as 1,130.50.',
};

const fileProblems: Readonly<Partial<Record<FieldProblem, string>>> = {
  required: 'Choose the PDF.',
  malformed: 'This PDF is incomplete. Save the document as a PDF, then choose it again.',
  'unknown-value':
    'This PDF contains links, scripts, other files or a password, or is too large. Print it to a new PDF and choose that one.',
  'too-long': 'This file is larger than 5 MB. Scan it at a lower resolution, or print it to a smaller PDF.',
};

export function fieldProblem(field: string, problem: FieldProblem): string {
  const isNumber = ['purchaseOrder', 'reference', 'carrier', 'tracking'].includes(field);
  const name = fieldNames[field] ?? 'this field';
  const sentences: Readonly<Record<FieldProblem, string>> = {
    required: `Type ${name}.`,
    'too-long':
      field === 'email'
        ? 'This address is too long. Check it.'
        : `Use at most ${isNumber ? maxNumberLength : maxNameLength} characters.`,
    malformed: malformed[field] ?? 'This contains a character that we cannot save. Type it again.',
    'unknown-value': 'Choose one of the options.',
    'too-early': ['day', 'expiresOn', 'validUntil'].includes(field)
      ? 'Choose today or a later day.'
      : 'Choose the first date or a later one.',
    'too-late': 'Choose an earlier date.',
  };
  return (field === 'file' ? fileProblems[problem] : undefined) ?? sentences[problem];
}
