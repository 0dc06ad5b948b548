import type { LoginPaper, LoginPaperBusy } from '#application/service/classrooms/ports/login-paper.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { LoginSheet } from '#domain/classrooms/logins/login-sheet.ts';
import type { PdfThread } from './pdf-thread.ts';

/** Prints students' logins with pdfkit. Nothing is cached, because logins are secret. */
export class PdfkitLoginPaper implements LoginPaper {
  readonly #thread: Pick<PdfThread, 'print'>;

  constructor(thread: Pick<PdfThread, 'print'>) {
    this.#thread = thread;
  }

  async print(sheet: LoginSheet): Promise<Result<Uint8Array, LoginPaperBusy>> {
    const pdf = await this.#thread.print({ of: 'logins', sheet });
    return pdf === null ? err({ kind: 'student/paper-busy' }) : ok(pdf);
  }
}
