import { type LoginKind, makeLoginSecret } from '#domain/students/login-secret.ts';
import type { NewStudentLogin, StudentLogin } from '../ports/student-logins.ts';
import type { Vault } from '../ports/vault.ts';
import type { StudentLoginPorts } from './student-login-ports.ts';

/** Of which student a secret is belongs to what is sealed and compared: a row that is copied to another one is worth nothing. */
const aboutStudent = (studentId: string): string => `login of student ${studentId}`;

/** Makes a login of this kind for a student, at random. */
export function newLogin(
  {
    vault,
    secrets,
    loginWords,
    clock,
  }: Pick<StudentLoginPorts, 'clock' | 'loginWords' | 'secrets' | 'vault'>,
  { studentId, kind }: { readonly studentId: string; readonly kind: LoginKind },
): NewStudentLogin {
  const { value } = makeLoginSecret(kind, { words: loginWords, below: (limit) => secrets.below(limit) });
  const about = aboutStudent(studentId);
  return {
    studentId,
    kind,
    sealed: vault.seal(value, about),
    digest: vault.digest(value, about),
    madeAt: clock.now(),
  };
}

/** The secret of a login, to be shown. */
export const secretOf = (
  vault: Pick<Vault, 'open'>,
  { studentId, sealed }: Pick<StudentLogin, 'sealed' | 'studentId'>,
): string => vault.open(sealed, aboutStudent(studentId));

/** Whether this is the secret of a login; it is compared by digests that nobody makes without a key. */
export const isSecretOf = (
  vault: Pick<Vault, 'digests'>,
  { studentId, digest }: Pick<StudentLogin, 'digest' | 'studentId'>,
  read: string,
): boolean => vault.digests(read, aboutStudent(studentId)).includes(digest);
