import type { LoginPaperBusy } from '#application/service/classrooms/ports/login-paper.ts';
import type { RecordFile, RecordPaper } from '#application/service/classrooms/ports/record-paper.ts';
import { err, ok, type Result } from '#domain/result.ts';
import type { ChildRecord } from '#domain/classrooms/records/child-record.ts';

export class InMemoryRecordPaper implements RecordPaper {
  busy = false;
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
