import type { AuditAction } from '../audit/audit.ts';
import type { ProgramPlace } from '../class-work/student-program.ts';
import type { PaperSize } from '../lessons/paper-size.ts';
import type { LoginKind } from './login-secret.ts';
import type { HistoryEntry, StudentRecord } from './student-record.ts';

/** Somebody who read or changed something of a student, and how often; moments are in epoch milliseconds. */
export type RecordedAct = {
  /** What they are called; null for the service, for the student, and for whoever has no account any more. */
  readonly by: string | null;
  readonly action: AuditAction;
  readonly times: number;
  readonly first: number;
  readonly last: number;
};

/** A row of an imported file that is still kept: from which file and line, with its cells as they stood there. */
export type KeptFileRow = { readonly file: string; readonly line: number; readonly cells: readonly string[] };

/** A program that a student built, deleted or not; `versions` earlier ones are held beside it. `changedAt` is in epoch milliseconds. */
export type HeldProgram = ProgramPlace & {
  readonly text: string;
  readonly changedAt: number;
  readonly versions: number;
};

/** What is held of a student beside what their page shows. */
export type HeldBeside = {
  /** What they log in with, without the secret itself; null where nothing was made. */
  readonly login: {
    readonly kind: LoginKind;
    /** Epoch milliseconds. */
    readonly madeAt: number;
    /** Wrong tries since the last right one. */
    readonly failures: number;
  } | null;
  /** By which id a source of rosters knows them. */
  readonly sources: readonly { readonly family: string; readonly id: string }[];
  /** What other records of the same child were called that were made one with this. */
  readonly mergedNames: readonly string[];
  readonly fileRows: readonly KeptFileRow[];
  /** The last changed first. */
  readonly programs: readonly HeldProgram[];
  /** The choices in exit questions, the latest first. `at` is in epoch milliseconds. */
  readonly answers: readonly {
    readonly assignmentId: string;
    readonly questionId: string;
    readonly choice: string;
    readonly at: number;
  }[];
  /** Who read and who changed, as far back as the audit log goes; the latest first. */
  readonly acts: readonly RecordedAct[];
};

/** Everything that is held of one student, to be set on paper (ROS-11). */
export type ChildRecord = Omit<StudentRecord, 'history'> & {
  readonly history: readonly Omit<HistoryEntry, 'canUndo'>[];
  readonly beside: HeldBeside;
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** What the person is called who made it. */
  readonly madeBy: string;
  /** The IANA time zone in which its moments are told. */
  readonly timeZone: string;
  readonly paper: PaperSize;
  /** As it is printed, in groups. */
  readonly code: string;
  /** Where anybody finds out whether the code is genuine. */
  readonly link: string;
};

/** A record that was made, as anybody learns of it who has its code: it names nobody. */
export type IssuedRecord = {
  /** Epoch milliseconds. */
  readonly madeAt: number;
  /** The SHA-256 of the file, as 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  /** Whether the student was erased since. */
  readonly erased: boolean;
};

/** The name that the file is kept by; it says of nobody whose it is. */
export const recordFileName = 'student-record.pdf';

/** More change sets than a student ever has. */
export const everyEntry = 100_000;

const groupLength = 5;

/** The code as it is printed: four groups of five. */
export const shownRecordCode = (code: string): string =>
  Array.from({ length: code.length / groupLength }, (_, at) =>
    code.slice(at * groupLength, (at + 1) * groupLength),
  ).join('-');

/** The code as typed, scanned or in an address: 20 letters and digits without look-alikes; null for what is none. */
export function readRecordCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return /^[A-HJ-NP-Z2-9]{20}$/.test(code) ? code : null;
}

/** The address of the page that says whether a code is genuine. */
export const recordPath = (code: string): string => `/records/${encodeURIComponent(code)}`;
