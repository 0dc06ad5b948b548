import type { LoginKind } from '#domain/classrooms/students/login-kind.ts';
import { makeLogin } from '#domain/classrooms/logins/login.ts';
import type { NewStudentLogin, StudentLogin } from '../ports/student-logins.ts';
import type { Vault } from '../../platform/ports/vault.ts';
import type { StudentLoginPorts } from './student-login-ports.ts';

/** The student's id is part of the encryption context and of the digest, so that a row copied to a different student is useless. */
const aboutStudent = (studentId: string): string => `login of student ${studentId}`;

export function newLogin(
  {
    vault,
    secrets,
    loginWords,
    clock,
  }: Pick<StudentLoginPorts, 'clock' | 'loginWords' | 'secrets' | 'vault'>,
  { studentId, kind }: { readonly studentId: string; readonly kind: LoginKind },
): NewStudentLogin {
  const { value } = makeLogin(kind, { words: loginWords, below: (limit) => secrets.below(limit) });
  const about = aboutStudent(studentId);
  return {
    studentId,
    kind,
    sealed: vault.seal(value, about),
    digest: vault.digest(value, about),
    madeAt: clock.now(),
  };
}

export const loginValueOf = (
  vault: Pick<Vault, 'open'>,
  { studentId, sealed }: Pick<StudentLogin, 'sealed' | 'studentId'>,
): string => vault.open(sealed, aboutStudent(studentId));

/** Whether a login is correct. Compares keyed digests. */
export const isLoginValue = (
  vault: Pick<Vault, 'digests'>,
  { studentId, digest }: Pick<StudentLogin, 'digest' | 'studentId'>,
  read: string,
): boolean => vault.digests(read, aboutStudent(studentId)).includes(digest);
