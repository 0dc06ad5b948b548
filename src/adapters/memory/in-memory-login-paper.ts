import type { LoginPaper, LoginPaperBusy } from '#application/service/ports/login-paper.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { LoginSheet } from '#domain/students/login-sheet.ts';

export class InMemoryLoginPaper implements LoginPaper {
  busy = false;

  async print(sheet: LoginSheet): Promise<Result<Uint8Array, LoginPaperBusy>> {
    if (this.busy) return err({ kind: 'student/paper-busy' });
    return ok(new TextEncoder().encode(`%PDF-${JSON.stringify(sheet)}`));
  }
}
