import type { Instant } from '../platform/column-types.ts';

export type StudentRecordsTable = {
  code: string;
  /** Null after the student is erased. */
  student_id: string | null;
  /** Null after the account of the user who issued it is deleted. */
  made_by: string | null;
  made_at: Instant;
  sha256: string;
};
