import type { Result } from '#domain/result.ts';
import type { ChildRecord } from '#domain/classrooms/records/child-record.ts';
import type { LoginPaperBusy } from './login-paper.ts';

export type RecordFile = { readonly file: Uint8Array; readonly sha256: string };

export interface RecordPaper {
  print(record: ChildRecord): Promise<Result<RecordFile, LoginPaperBusy>>;
}
