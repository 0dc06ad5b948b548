import type { LoginPaperBusy } from '#application/service/ports/login-paper.ts';
import type { RecordFile, RecordPaper } from '#application/service/ports/record-paper.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ChildRecord } from '#domain/students/child-record.ts';

/** Files that say what would be printed, as text. */
export class InMemoryRecordPaper implements RecordPaper {
  /** Whether it has more to do than it can. */
  busy = false;
  /** What was printed, the latest last. */
  readonly printed: ChildRecord[] = [];

  async print(record: ChildRecord): Promise<Result<RecordFile, LoginPaperBusy>> {
    if (this.busy) return err({ kind: 'student/paper-busy' });
    this.printed.push(record);
    const file = new TextEncoder().encode(`%PDF-${JSON.stringify(record)}`);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', file));
    const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return ok({ file, sha256 });
  }
}
