import { covers } from '#domain/access/can.ts';
import { ownSubject } from '#domain/access/scope.ts';
import type { ChangeRefused } from '#domain/classrooms/classroom-refusals.ts';
import { err, type Result } from '#domain/result.ts';
import type { Caller } from '../access/caller.ts';
import type { Account } from '../ports/account-repository.ts';

/** The caller, as a teacher. */
export type Teacher = {
  readonly account: Account;
  /** Whether they may change what is in a classroom (LIC-3); reading, archiving and removing is theirs always. */
  readonly mayChange: Result<void, ChangeRefused>;
};

export function teacherOfCall({ account, actor }: Caller): Teacher {
  const covered = covers(actor, 'classroom.edit', ownSubject);
  const ended = !covered.ok && covered.error.kind === 'license/ended';
  return {
    account,
    mayChange: covered.ok ? covered : err({ kind: ended ? 'license/ended' : 'account/not-permitted' }),
  };
}
