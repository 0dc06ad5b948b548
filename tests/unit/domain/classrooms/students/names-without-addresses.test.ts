import { expect, test } from 'vitest';
import { parseName } from '#domain/platform/forms/text-fields.ts';
import { readStudents } from '#domain/classrooms/students/read-students.ts';
import { parseStudent } from '#domain/classrooms/students/student-forms.ts';
import { aReading } from '../../../../builders/a-reading.ts';

const addresses = [
  'ada@example.org',
  'Lo <ada@example.org>',
  'Lo <16@left-out.invalid>',
  'Ada (mailto:ada@example.org)',
];

test.each(addresses)('[SEC-9] %s is refused as a name, in any form or list', (text) => {
  expect(parseName(text)).toEqual({ ok: false, error: 'malformed' });
  for (const field of ['given', 'family', 'display', 'studentId'] as const) {
    const draft = { given: 'Ada', family: 'Lo', studentId: null, [field]: text };
    expect(parseStudent(draft)).toMatchObject({ ok: false, error: { fields: { [field]: 'malformed' } } });
  }
  for (const list of [text, `Ada Lo, ${text}`, `Name\tID\nAda Lo\t${text.replace('ada', 'ada1')}`]) {
    const stored = readStudents(list)?.map(({ text: _shown, ...fields }) => fields);
    expect(JSON.stringify(stored)).not.toContain('@');
  }
  const read = aReading({ 'list.csv': ['First name|Last name', `Ada|${text}`] });
  expect(read.snapshot.students).toEqual([]);
});

test('an @ alone is not an address', () => {
  expect(['Room @home', 'a@b', '@x'].map((text) => parseName(text).ok)).toEqual([true, true, true]);
});
