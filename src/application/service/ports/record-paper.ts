import type { Result } from '#domain/result.ts';
import type { ChildRecord } from '#domain/students/child-record.ts';
import type { LoginPaperBusy } from './login-paper.ts';

/** A file, and the SHA-256 of its bytes as 64 lower-case hexadecimal digits. */
export type RecordFile = { readonly file: Uint8Array; readonly sha256: string };

/** Sets the record of a child as one tagged PDF: it is given what is on it, and keeps nothing. */
export interface RecordPaper {
  print(record: ChildRecord): Promise<Result<RecordFile, LoginPaperBusy>>;
}
