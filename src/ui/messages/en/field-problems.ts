import type { FieldProblem } from '#domain/account/field-problem.ts';
import { longestName } from '#domain/account/text-fields.ts';

const fieldNames: Readonly<Record<string, string>> = {
  email: 'your email address',
  firstName: 'your first name',
  lastName: 'your last name',
  schoolOrDistrict: 'your school or district',
  phoneNumber: 'a phone number',
  password: 'your password',
  code: 'the 6 digits',
  recoveryCode: 'one of your recovery codes',
};

const malformed: Readonly<Record<string, string>> = {
  email: 'Type the whole address, such as name@school.org.',
  phoneNumber: 'Type only digits, with the area code, such as (555) 010-2030.',
  code: 'The code has 6 digits, such as 123 456.',
  recoveryCode: 'A recovery code has 10 letters and digits.',
};

/** What one field's problem says beside the field. */
export function fieldProblem(field: string, problem: FieldProblem): string {
  const name = fieldNames[field] ?? 'this field';
  const sentences: Readonly<Record<FieldProblem, string>> = {
    required: `Type ${name}.`,
    'too-long':
      field === 'email' ? 'This address is too long. Check it.' : `Use at most ${longestName} characters.`,
    malformed: malformed[field] ?? 'This contains a character that we cannot save. Type it again.',
    'unknown-value': 'Choose one of the values offered.',
    'too-early': 'Choose a date that is not before the first one.',
  };
  return sentences[problem];
}
