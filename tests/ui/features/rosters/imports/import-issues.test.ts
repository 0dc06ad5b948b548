import { expect, test } from 'vitest';
import { type IssueCode, issueOf, issueSeverities } from '#domain/rosters/files/import-issue.ts';
import { issueWords } from '#domain/rosters/files/issue-words.ts';

// `Object.keys` returns strings. The keys of this object are the codes.
const codes = Object.keys(issueSeverities) as IssueCode[];

test.each(codes)('[R21] %s is reported in whole sentences, with and without details', (code) => {
  const bare = issueWords(issueOf(code, 'students.csv'));
  const full = issueWords(
    issueOf(code, 'students.csv', { line: 3, column: 'Last', value: 'Lee', expected: 'Li' }),
  );
  for (const said of [bare, full]) expect(said).toMatch(/^[A-Z“\u2068].*\.$/su);
  expect(bare).not.toMatch(/null|undefined/u);
});

test('[R21] the correct value is shown', () => {
  const issue = issueOf('role/not-known', 'a.csv', { value: 'helper', expected: 'student, teacher' });
  expect(issueWords(issue).replaceAll(/[\u2068\u2069]/gu, '')).toBe(
    '“helper” is not a role we know. It should be student, teacher.',
  );
});
