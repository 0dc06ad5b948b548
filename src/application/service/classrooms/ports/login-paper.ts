import type { Result } from '#domain/result.ts';
import type { LoginSheet } from '#domain/classrooms/logins/login-sheet.ts';

/** The print queue is full, or printing timed out. */
export type LoginPaperBusy = { readonly kind: 'student/paper-busy' };

/** Prints students' logins as a tagged PDF, black on white. Does not store anything. */
export interface LoginPaper {
  print(sheet: LoginSheet): Promise<Result<Uint8Array, LoginPaperBusy>>;
}
