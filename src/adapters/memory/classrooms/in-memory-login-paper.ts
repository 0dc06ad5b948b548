import type { LoginPaper, LoginPaperBusy } from '#application/service/classrooms/ports/login-paper.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { LoginSheet } from '#domain/classrooms/logins/login-sheet.ts';

export class InMemoryLoginPaper implements LoginPaper {
  busy = false;

  async print(sheet: LoginSheet): Promise<Result<Uint8Array, LoginPaperBusy>> {
    if (this.busy) return err({ kind: 'student/paper-busy' });
    return ok(new TextEncoder().encode(`%PDF-${JSON.stringify(sheet)}`));
  }
}
