import { expect, test } from 'vitest';
import { rosterOf } from '#domain/classrooms/change-sets/roster.ts';
import { initialOf, withInitials } from '#domain/classrooms/students/last-names.ts';

test('[SEC-9] an initial is the first letter with its marks, and shortening an initial does not change it', () => {
  const families = ['Kay', 'e\u0301lan', 'K.', 'O’Brien', '𐐀'];
  expect(families.map(initialOf)).toEqual(['K.', 'e\u0301.', 'K.', 'O.', '𐐀.']);
  for (const family of families) expect(initialOf(initialOf(family))).toBe(initialOf(family));
});

test('[SEC-9] only last names of schools that store none are shortened; changes without effect are dropped', () => {
  const row = (id: string, organization: string, family: string) =>
    ({ kind: 'student', id, fields: { state: 'active', organization, given: id, family } }) as const;
  const current = rosterOf([
    row('ann', 'oak/', 'L.'),
    row('bo', 'elm/', 'Stone'),
    row('cy', 'elm/', 'Stein'),
  ]);
  const change = (id: string, field: string, from: string | null, to: string | null) =>
    ({ kind: 'student', id, field, from, to }) as const;
  const changes = [
    change('ann', 'family', 'L.', 'Lee'),
    change('ann', 'given', 'ann', 'Anne'),
    change('bo', 'family', 'Stone', 'Lee'),
    change('cy', 'organization', 'elm/', 'oak/'),
    change('di', 'organization', null, 'oak/'),
    change('di', 'family', null, 'Decker'),
  ];
  expect(withInitials(changes, current, new Set())).toEqual(changes);
  expect(withInitials(changes, current, new Set(['oak/']))).toEqual([
    change('ann', 'given', 'ann', 'Anne'),
    change('bo', 'family', 'Stone', 'Lee'),
    change('cy', 'organization', 'elm/', 'oak/'),
    change('di', 'organization', null, 'oak/'),
    change('di', 'family', null, 'D.'),
    change('cy', 'family', 'Stein', 'S.'),
  ]);
});
