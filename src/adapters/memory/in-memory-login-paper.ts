import type { LoginPaper, LoginPaperBusy } from '#application/service/ports/login-paper.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { LoginSheet } from '#domain/students/login-sheet.ts';

/** Files that say what would be printed, as text. */
export class InMemoryLoginPaper implements LoginPaper {
  /** Whether it has more to do than it can. */
  busy = false;

  async print(sheet: LoginSheet): Promise<Result<Uint8Array, LoginPaperBusy>> {
    if (this.busy) return err({ kind: 'student/paper-busy' });
    return ok(new TextEncoder().encode(`%PDF-${JSON.stringify(sheet)}`));
  }
}
