import { parseEmail } from '#domain/account/text-fields.ts';
import type { ChangeRefused } from '#domain/classrooms/classroom-refusals.ts';
import { readsLicensed } from '#domain/license/access-state.ts';
import { accessAt } from '#domain/license/grant.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RequireAccount } from '../accounts/require-account.ts';
import type { Account } from '../ports/account-repository.ts';
import type { ClassroomRepository } from '../ports/classroom-repository.ts';
import type { VerifiedIdentity } from '../ports/token-verifier.ts';

/** The caller, as a teacher. */
export type Teacher = {
  readonly account: Account;
  /** Whether they may change what is in a classroom (LIC-3); reading, archiving and removing is theirs always. */
  readonly mayChange: Result<void, ChangeRefused>;
};

export type RequireTeacher = (identity: VerifiedIdentity) => Promise<Teacher>;

/** Co-teachers are added by address: the person who proves it is one for good, so that a change of address loses no classroom. */
export function requireTeacher(
  requireAccount: RequireAccount,
  classrooms: Pick<ClassroomRepository, 'claimCoTeaching'>,
  clock: Clock,
): RequireTeacher {
  const mayChange = ({ accountType, grants }: Account): Result<void, ChangeRefused> => {
    if (accountType === 'admin') return err({ kind: 'account/not-permitted' });
    const { state } = accessAt(clock.now(), grants);
    return readsLicensed(state) ? ok(undefined) : err({ kind: 'license/ended' });
  };

  return async (identity) => {
    const account = await requireAccount(identity);
    const mailbox = parseEmail(identity.email ?? '');
    if (identity.emailVerified && mailbox.ok) await classrooms.claimCoTeaching(account.id, mailbox.value);
    return { account, mayChange: mayChange(account) };
  };
}
