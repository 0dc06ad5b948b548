import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { RosterField } from '../files/file-spec.ts';
import type { ImportIssue, IssueSeverity } from '../files/import-issue.ts';
import type { LimitedResource } from '../../organizations/grants/capacity.ts';
import type { ImportCounts } from '../plan/planned-things.ts';
import type { UndoReport } from '../../classrooms/change-sets/undo-report.ts';
import type { PlannedAct, PlannedKind, PlannedTwin } from '../plan/planned-row.ts';
import type { Removal } from '../plan/removal.ts';
import type { ImportState, ImportUndo, InvitedStaff } from './roster-import.ts';
import type { RowOutcome } from '../files/row-ledger.ts';
import type { RosterFormat } from '../files/roster-reading.ts';

export const mappableFields = [
  'given',
  'family',
  'fullName',
  'display',
  'number',
  'grade',
  'classroom',
  'enrolledIn',
  'school',
  'role',
  'action',
  'status',
] as const satisfies readonly RosterField[];
export type MappableField = (typeof mappableFields)[number];

export type ImportCard = {
  readonly id: string;
  readonly state: ImportState;
  readonly organization: { readonly id: string; readonly name: string };
  /** Whether it is the rollover of a school year, which has no files. */
  readonly isRollover: boolean;
  /** Whether its names are invented. Such an import cannot be committed (ROS-10). */
  readonly isRehearsal: boolean;
  readonly by: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly files: readonly { readonly name: string; readonly rows: number }[];
  readonly format: RosterFormat | null;
  readonly counts: ImportCounts | null;
  readonly issues: Readonly<Record<IssueSeverity, number>>;
  readonly jobId: string | null;
  readonly changeSetId: string | null;
  /** Epoch milliseconds; null if it cannot be undone. */
  readonly undoUntil: number | null;
};

export type ImportDetail = ImportCard & {
  readonly plan: number;
  readonly read: readonly {
    readonly file: string;
    readonly takenFor: string | null;
    readonly rows: number;
    readonly outcomes: Readonly<Record<RowOutcome, number>>;
  }[];
  readonly columns: readonly {
    readonly file: string;
    readonly header: string;
    readonly field: RosterField | null;
    readonly suggested: RosterField | null;
    readonly kept: boolean;
    readonly forbidden: boolean;
  }[];
  readonly mapping: Readonly<Record<string, RosterField | null>>;
  readonly schools: readonly {
    readonly id: string;
    readonly name: string;
    readonly organizationId: string | null;
  }[];
  readonly choices: {
    readonly archiveLeft: boolean;
    readonly archiveMissing: boolean;
    readonly overwriteEdits: boolean;
    readonly inviteStaff: boolean;
    readonly sameAs: Readonly<Record<string, string>>;
  };
  /** The result of inviting staff; null if there were no staff to invite. */
  readonly invited: InvitedStaff | null;
  readonly confirm: Removal | null;
  /** Number of students of the schools who are missing in the files. They stay unchanged unless `archiveMissing` is set. */
  readonly missing: number;
  /** Number of new rows beyond the limits of the trial or license; 0 if they fit. */
  readonly beyond: Readonly<Record<LimitedResource, number>>;
  readonly applied: { readonly done: number; readonly total: number };
  /** The lists of an undo (R14). All rows are counted, but only some are named. */
  readonly undo:
    | (Pick<ImportUndo, 'impossibleCount' | 'keptCount' | 'reversed'> &
        Pick<UndoReport, 'impossible' | 'kept'>)
    | null;
};

export type ImportRow = {
  readonly seq: number;
  readonly kind: PlannedKind;
  readonly act: PlannedAct;
  readonly id: string | null;
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly changes: readonly {
    readonly field: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
  readonly key: string | null;
  readonly twin: string | null;
  /** Details of the student `twin`; null if there is none or the student was deleted. */
  readonly twinIs: PlannedTwin | null;
  /** The day when a student with this id was erased. The row is added only if a user decides to add it. Null for other rows. */
  readonly erasedOn: IsoDate | null;
};

/** A page of a long list; `next` is the cursor, or null at the end. */
export type ImportPage<T> = { readonly rows: readonly T[]; readonly next: number | null };

/** A repaired cell, with its file, the last line of its row (from 1), and the header of its column. */
export type CellRepair = {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly value: string;
};

/** An issue with its row, so that a user can correct the row. */
export type ListedIssue = ImportIssue & {
  readonly seq: number;
  readonly cells: readonly { readonly column: string; readonly value: string }[] | null;
};
