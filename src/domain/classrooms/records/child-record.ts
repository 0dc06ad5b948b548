import type { AuditAction } from '../../audit.ts';
import type { ProgramPlace } from '../class-work/student-program.ts';
import type { PaperSize } from '../../platform/files/paper-size.ts';
import type { LoginKind } from '../students/login-kind.ts';
import type { HistoryEntry, StudentRecord } from '../students/student-record.ts';

/** How often a person read or changed a student's data, per action. Times are in epoch milliseconds. */
export type RecordedAct = {
  /** The person's name; null for the service, the student, and people whose account was deleted. */
  readonly by: string | null;
  readonly action: AuditAction;
  readonly times: number;
  readonly first: number;
  readonly last: number;
};

export type KeptFileRow = { readonly file: string; readonly line: number; readonly cells: readonly string[] };

/** A student's program, deleted or not, with its number of earlier versions. `changedAt` is in epoch milliseconds. */
export type HeldProgram = ProgramPlace & {
  readonly text: string;
  readonly changedAt: number;
  readonly versions: number;
};

export type RelatedData = {
  /** Their login without its value; null if none exists. */
  readonly login: {
    readonly kind: LoginKind;
    /** Epoch milliseconds. */
    readonly madeAt: number;
    readonly failures: number;
  } | null;
  readonly sources: readonly { readonly family: string; readonly id: string }[];
  /** Names of other records of the same child that were merged into this one. */
  readonly mergedNames: readonly string[];
  readonly fileRows: readonly KeptFileRow[];
  /** Last changed first. */
  readonly programs: readonly HeldProgram[];
  /** Choices in exit questions, latest first. `at` is in epoch milliseconds. */
  readonly answers: readonly {
    readonly assignmentId: string;
    readonly questionId: string;
    readonly choice: string;
    readonly at: number;
  }[];
  /** Reads and changes in the audit log, latest first. */
  readonly acts: readonly RecordedAct[];
};

/** All stored data of one student, for print (ROS-11). */
export type ChildRecord = Omit<StudentRecord, 'history'> & {
  readonly history: readonly Omit<HistoryEntry, 'canUndo'>[];
  readonly related: RelatedData;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly madeBy: string;
  readonly timeZone: string;
  readonly paper: PaperSize;
  readonly code: string;
  readonly link: string;
};

/** An issued record, which anyone with its code can see; it contains no name. */
export type IssuedRecord = {
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** SHA-256 of the file, as 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly erased: boolean;
};

export const recordFileName = 'student-record.pdf';

/** A limit that is higher than the number of change sets of any student. */
export const everyEntry = 100_000;

const groupLength = 5;

export const shownRecordCode = (code: string): string =>
  Array.from({ length: code.length / groupLength }, (_, at) =>
    code.slice(at * groupLength, (at + 1) * groupLength),
  ).join('-');

/** Parses a code that was typed, scanned or in a URL: 20 letters and digits without look-alikes; null if invalid. */
export function readRecordCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-HJ-NP-Z2-9]{20}$/.test(code) ? code : null;
}

export const recordPath = (code: string): string => `/records/${encodeURIComponent(code)}`;
