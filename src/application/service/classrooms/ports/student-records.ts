import type { RelatedData, IssuedRecord } from '#domain/classrooms/records/child-record.ts';

/** An issued student record, with digests only and no name. */
export type NewStudentRecord = {
  readonly codePrint: string;
  readonly studentId: string;
  readonly madeAt: number;
  readonly madeBy: string;
  /** The SHA-256 of the file, as 64 lower-case hexadecimal digits. */
  readonly sha256: string;
};

/**
 * A student's data beyond their page, and issued records (ROS-11). A record is kept without ids after its student or creator is erased, so that the printed
 * record can still be verified.
 */
export interface StudentRecords {
  related(studentId: string): Promise<RelatedData>;
  save(record: NewStudentRecord): Promise<void>;
  byCode(codePrint: string): Promise<IssuedRecord | null>;
}
