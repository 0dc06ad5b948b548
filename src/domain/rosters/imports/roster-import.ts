import type { Removal } from '../plan/removal.ts';
import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { RolloverChoices } from '../rollover/rollover.ts';
import { undoWindowMs } from '../../classrooms/change-sets/change-set.ts';
import type { RowNotUndone } from '../../classrooms/change-sets/undo-report.ts';
import type { RosterField } from '../files/file-spec.ts';
import type { ImportIssue } from '../files/import-issue.ts';
import type { IssueCounts } from '../files/issue-list.ts';
import type { PlannedMore } from '../plan/planned-more.ts';
import type { ImportCounts } from '../plan/planned-things.ts';
import type { ReadFile, RosterFormat } from '../files/roster-reading.ts';

/**
 * States of an import (ROS-5). `failed`: its files exceed a limit or are damaged; the import must not be applied. `canceled`: a user stopped the commit;
 * committed rows stay and can be undone.
 */
export const importStates = [
  'receiving',
  'reading',
  'ready',
  'failed',
  'committing',
  'committed',
  'canceled',
  'undoing',
  'undone',
  'discarded',
] as const;
export type ImportState = (typeof importStates)[number];

/**
 * Acts on an import, and the states in which each is allowed. A job that failed or was stopped can be enqueued again. If a commit or undo is requested again
 * while it runs, it continues in a new job of the requesting account.
 */
export const importActs = {
  add: ['receiving'],
  plan: ['receiving', 'reading', 'ready', 'failed'],
  commit: ['ready', 'committing'],
  cancel: ['committing'],
  undo: ['committed', 'canceled', 'undoing'],
  discard: ['receiving', 'reading', 'ready', 'failed', 'committed', 'canceled', 'undone'],
} as const satisfies Readonly<Record<string, readonly ImportState[]>>;
export type ImportAct = keyof typeof importActs;

/** An uploaded file: its header, the number of stored rows, and issues of the file as a whole. */
export type ImportFile = {
  readonly name: string;
  readonly header: readonly string[];
  /** Stored columns; missing if no part of the file was stored. */
  readonly kept?: readonly boolean[];
  readonly rows: number;
  readonly issues: readonly ImportIssue[];
  /** Whether reading stopped before the end. The import must then not be applied. */
  readonly stopped: boolean;
  /** The upload that is reading the file; missing after the file was read. */
  readonly upload?: string;
};

export type ImportDecisions = {
  /** Meaning of list columns by header; null if the column is not read. */
  readonly mapping: Readonly<Record<string, RosterField | null>>;
  /** Our organization id by source school id; null until decided. */
  readonly schools: Readonly<Record<string, string | null>>;
  readonly archiveLeft: boolean;
  /** Whether students missing in the files are archived. */
  readonly archiveMissing: boolean;
  readonly overwriteEdits: boolean;
  /** Whether to invite staff whose address does not belong to a member. */
  readonly inviteStaff: boolean;
  /** Decisions about possible duplicates: the id of the stored student, or `new`. */
  readonly sameAs: Readonly<Record<string, string>>;
};

export const noDecisions: ImportDecisions = {
  mapping: {},
  schools: {},
  archiveLeft: false,
  archiveMissing: false,
  inviteStaff: false,
  overwriteEdits: false,
  sameAs: {},
};

export type ImportColumn = {
  readonly file: string;
  readonly header: string;
  readonly field: RosterField | null;
  /** The field that the header may mean, which the user must confirm; null if there is no suggestion. */
  readonly suggested: RosterField | null;
  /** Whether its values are stored. If they are not, they can be read only after the file is uploaded again. */
  readonly kept: boolean;
  readonly forbidden: boolean;
};

/** Number of invited staff, and of staff not invited because there is no free seat or the importer may not invite them. */
export type InvitedStaff = { readonly sent: number; readonly notSent: number };

export type ImportReport = {
  readonly format: RosterFormat | null;
  readonly read: readonly ReadFile[];
  readonly counts: ImportCounts;
  readonly issues: IssueCounts;
  readonly columns: readonly ImportColumn[];
  readonly schools: readonly {
    readonly id: string;
    readonly name: string;
    readonly organization: OrganizationPath | null;
  }[];
  readonly confirm: Removal | null;
  /** Number of students of the schools who are missing in the files; missing if the files contain only changes. */
  readonly missing?: number;
  /** The state of other imports at the time of the plan. */
  readonly basis: string;
  /** When the stored students were read, in epoch milliseconds. Missing for a rollover. */
  readonly readAt?: number;
  /** Uncommitted additions that count toward the limits of trials and licenses. */
  readonly more: readonly PlannedMore[];
  /** The result of invitations; missing if the user did not choose to invite staff. */
  readonly invited?: InvitedStaff;
};

/** The lists of an undo (R14). All rows are counted, but only some are named. */
export type ImportUndo = {
  /** The change set that undoes the import, and the position in the import's change set from which a retry continues. */
  readonly changeSetId: string;
  readonly before: number | null;
  readonly reversed: number;
  readonly keptCount: number;
  readonly kept: readonly RowNotUndone[];
  readonly impossibleCount: number;
  readonly impossible: readonly RowNotUndone[];
};

/** The kind of a new import: real, or a rehearsal with invented names (ROS-10). */
export type ImportKind = { readonly rehearsal?: boolean };

/** An import of files into an organization's roster. Times are epoch milliseconds. */
export type RosterImport = {
  readonly id: string;
  readonly organization: OrganizationPath;
  /** Account id of the creator; null if it was deleted. */
  readonly by: string | null;
  readonly at: number;
  /** Whether it uses invented names and can never be committed (ROS-10). */
  readonly isRehearsal: boolean;
  readonly state: ImportState;
  /** Increases with each plan, so that a commit applies the plan that the user saw. */
  readonly plan: number;
  readonly files: readonly ImportFile[];
  readonly decisions: ImportDecisions;
  /** The choices of a school-year rollover, which has no files (ROS-7); null for other imports. */
  readonly rollover: RolloverChoices | null;
  readonly report: ImportReport | null;
  readonly jobId: string | null;
  readonly changeSetId: string | null;
  /** Number of planned rows, and of committed rows. A retry continues after the committed rows. */
  readonly planned: number;
  readonly applied: number;
  readonly committedAt: number | null;
  readonly undo: ImportUndo | null;
};

/** Returns the end of the undo period, in epoch milliseconds; null if the import cannot be undone. */
export const undoUntil = ({
  state,
  changeSetId,
  committedAt,
}: Pick<RosterImport, 'changeSetId' | 'committedAt' | 'state'>): number | null =>
  (state === 'committed' || state === 'canceled') && changeSetId !== null && committedAt !== null
    ? committedAt + undoWindowMs
    : null;
