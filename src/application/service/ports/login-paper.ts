import type { Result } from '#domain/result.ts';
import type { LoginSheet } from '#domain/students/login-sheet.ts';

/** So much is being set that this cannot be now, or it took longer than anybody waits. */
export type LoginPaperBusy = { readonly kind: 'student/paper-busy' };

/** Sets logins of students as one tagged PDF to print, in black on white: it is given what is on it, and keeps nothing. */
export interface LoginPaper {
  print(sheet: LoginSheet): Promise<Result<Uint8Array, LoginPaperBusy>>;
}
