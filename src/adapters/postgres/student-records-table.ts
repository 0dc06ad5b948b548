import type { Instant } from './column-types.ts';

export type StudentRecordsTable = {
  /** A fingerprint. */
  code: string;
  /** Null once the student is erased. */
  student_id: string | null;
  /** Null once the account of whoever made it is gone. */
  made_by: string | null;
  made_at: Instant;
  sha256: string;
};
