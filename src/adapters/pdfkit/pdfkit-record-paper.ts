import { createHash } from 'node:crypto';
import type { LoginPaperBusy } from '#application/service/classrooms/ports/login-paper.ts';
import type { RecordFile, RecordPaper } from '#application/service/classrooms/ports/record-paper.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ChildRecord } from '#domain/classrooms/records/child-record.ts';
import type { PdfThread } from './pdf-thread.ts';

/** Prints records of children with pdfkit. Nothing is cached. */
export class PdfkitRecordPaper implements RecordPaper {
  readonly #thread: Pick<PdfThread, 'print'>;

  constructor(thread: Pick<PdfThread, 'print'>) {
    this.#thread = thread;
  }

  async print(record: ChildRecord): Promise<Result<RecordFile, LoginPaperBusy>> {
    const file = await this.#thread.print({ of: 'record', record });
    if (file === null) return err({ kind: 'student/paper-busy' });
    return ok({ file, sha256: createHash('sha256').update(file).digest('hex') });
  }
}
