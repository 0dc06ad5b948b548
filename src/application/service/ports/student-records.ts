import type { HeldBeside, IssuedRecord } from '#domain/students/child-record.ts';

/** A record of a child that was made; digests only, and no name. */
export type NewStudentRecord = {
  /** The fingerprint of its code. */
  readonly codePrint: string;
  readonly studentId: string;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** The account of whoever made it. */
  readonly madeBy: string;
  /** The SHA-256 of the file, as 64 lower-case hexadecimal digits. */
  readonly sha256: string;
};

/**
 * What is held of a student beside their page, and which records were made of it (ROS-11). A record outlives the erasure of its student
 * and of its maker, without either: its paper can be checked still.
 */
export interface StudentRecords {
  /** What is held beside the page of a student who exists, whoever asks. */
  beside(studentId: string): Promise<HeldBeside>;
  /** Keeps that a record was made. */
  keep(record: NewStudentRecord): Promise<void>;
  /** The record of this fingerprint of a code; null where there is none. */
  byCode(codePrint: string): Promise<IssuedRecord | null>;
}
