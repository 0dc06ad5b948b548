import fc from 'fast-check';
import { expect, test } from 'vitest';
import { can } from '#domain/organizations/access/can.ts';
import { type Action, permissionOf } from '#domain/organizations/access/permissions.ts';
import { accessStates } from '#domain/identity/account/access-state.ts';
import { actions, arbitrary } from '../../../../builders/an-actor.ts';

/** Actions that read, export, print, erase, leave or buy. None of them needs a license, except reading licensed parts of lessons. */
const isOpen = (name: Action): boolean =>
  name !== 'lesson.read-licensed' &&
  /\.(?:read|list|export|show|erase|delete|leave|archive|ask|buy|look|check|manage|end|decline|revoke)(?:-|$)/.test(
    name,
  );

test('[LIC-12] [R29] every read, export, print and erasure is decided the same way in every access state', () => {
  const open = actions.filter(isOpen);
  expect(open).toEqual(
    expect.arrayContaining([
      'account.export',
      'account.erase',
      'classroom.read',
      'classroom.delete',
      'student.show-login',
      'student.erase',
      'teacher.list',
      'license.read',
      'license.buy',
      'order.read',
      'usage.read',
      'audit.read',
    ]),
  );
  expect(open.filter((name) => permissionOf(name).licensed)).toEqual([]);
  fc.assert(
    fc.property(fc.constantFrom(...open), arbitrary.actor, arbitrary.subject, (name, who, about) => {
      const answers = accessStates.map((accessState) => can({ ...who, accessState }, name, about));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    }),
  );
});
