import type { OrganizationPath } from '../access/scope.ts';
import type { RolloverChoices } from '../rollover/rollover.ts';
import { undoWindowMs } from '../roster/change-set.ts';
import type { LeftRow } from '../roster/undo-report.ts';
import type { Field } from './file-spec.ts';
import type { ImportIssue } from './import-issue.ts';
import type { IssueCounts } from './issue-list.ts';
import type { PlannedMore } from './planned-more.ts';
import type { ImportCounts } from './planned-things.ts';
import type { ReadFile, RosterFormat } from './roster-reading.ts';

/**
 * How far an import has come (ROS-5). `failed`: its files are over a limit or damaged, and nothing of them may be applied. `canceled`:
 * somebody stopped it half-way; what was committed stands, and can be undone.
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
 * What may be done to an import, and in which states. What a job works on is ordered again where that job failed or was stopped: who
 * orders it while it runs changes nothing but by whom it is done.
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

/** A file as it was uploaded: its header, how many rows were kept of it, and what was wrong with it as a whole. */
export type ImportFile = {
  readonly name: string;
  readonly header: readonly string[];
  /** Which columns were kept; left out for files of which nothing was, and of imports of before some were not. */
  readonly kept?: readonly boolean[];
  readonly rows: number;
  readonly issues: readonly ImportIssue[];
  /** It was not read to its end: nothing of the import may be applied. */
  readonly stopped: boolean;
};

/** What somebody decided about an import. */
export type ImportDecisions = {
  /** From a header of a list to what it means; null for not to be read. */
  readonly mapping: Readonly<Record<string, Field | null>>;
  /** From the id of a school of the source to the id of the organization of ours that it is; null where nobody has said yet. */
  readonly schools: Readonly<Record<string, string | null>>;
  readonly archiveLeft: boolean;
  /** Whether students who are not in the files are archived. Left out for no, and in imports from before this choice. */
  readonly archiveMissing?: boolean;
  readonly overwriteEdits: boolean;
  /** Whether staff whose address no member has are invited; never by itself. Left out in imports of before there was the question. */
  readonly inviteStaff?: boolean;
  /** Of students who may be one who is held: the id of whom they are, or `new`. */
  readonly sameAs: Readonly<Record<string, string>>;
};

export const noDecisions: ImportDecisions = {
  mapping: {},
  schools: {},
  archiveLeft: false,
  overwriteEdits: false,
  sameAs: {},
};

/** A column of a list, and what it was taken for. */
export type ImportColumn = {
  readonly file: string;
  readonly header: string;
  readonly field: Field | null;
  /** The field that the header may mean, which the user must confirm; null without a suggestion. */
  readonly suggested: Field | null;
  /** Whether its values are stored. To read the others, the file must be sent again. */
  readonly kept: boolean;
  readonly forbidden: boolean;
};

/** How many of one kind would go, where that is too many to do by one press: whoever commits types the number. */
export type Removal = { readonly removed: number; readonly share: number };

/** How many of the staff were invited, and how many could not be: no seat is free, or whoever imported may not invite them. */
export type InvitedStaff = { readonly sent: number; readonly notSent: number };

/** What reading and planning found. */
export type ImportReport = {
  readonly format: RosterFormat | null;
  readonly read: readonly ReadFile[];
  readonly counts: ImportCounts;
  readonly issues: IssueCounts;
  readonly columns: readonly ImportColumn[];
  /** The schools that the files name. */
  readonly schools: readonly {
    readonly id: string;
    readonly name: string;
    readonly organization: OrganizationPath | null;
  }[];
  readonly confirm: Removal | null;
  /** How many students of the schools are not in the files; left out where the files say only what changed. */
  readonly missing?: number;
  /** How far other imports had come when this one was planned. Left out in plans of before that was compared. */
  readonly basis?: string;
  /** What its rows that are not committed yet add to what trials and licenses have caps on. Left out in plans of before there were caps. */
  readonly more?: readonly PlannedMore[];
  /** What happened to invitations; left out where nobody was to be invited. */
  readonly invited?: InvitedStaff;
};

/** R14's lists of an undo: all are counted, some are named. */
export type ImportUndo = {
  /** The change set that takes the import back, and the place in the import's before which another attempt goes on. */
  readonly changeSetId: string;
  readonly before: number | null;
  readonly reversed: number;
  readonly keptCount: number;
  readonly kept: readonly LeftRow[];
  readonly impossibleCount: number;
  readonly impossible: readonly LeftRow[];
};

/** How an import is begun: for real, or as a rehearsal with invented names (ROS-10). */
export type ImportKind = { readonly rehearsal?: boolean };

/** An import of files into an organization's roster. Times are epoch milliseconds. */
export type RosterImport = {
  readonly id: string;
  readonly organization: OrganizationPath;
  /** The account that began it; null once that was erased. */
  readonly by: string | null;
  readonly at: number;
  /** It plans with invented names, and is never committed (ROS-10). */
  readonly isRehearsal: boolean;
  readonly state: ImportState;
  /** Goes up with each plan: what is committed is the plan that was seen. */
  readonly plan: number;
  readonly files: readonly ImportFile[];
  readonly decisions: ImportDecisions;
  /** What was decided about the new year of a school, where it is that, and not files, which changes the roster (ROS-7). */
  readonly rollover: RolloverChoices | null;
  readonly report: ImportReport | null;
  /** The job that works on it, or did last. */
  readonly jobId: string | null;
  readonly changeSetId: string | null;
  /** How many rows its plan has, and how many of them were committed: the place where another attempt goes on. */
  readonly planned: number;
  readonly applied: number;
  /** When it was committed, or what was committed of it. */
  readonly committedAt: number | null;
  readonly undo: ImportUndo | null;
};

/** Until when an import can be undone, in epoch milliseconds; null where it cannot be at all. */
export const undoUntil = ({
  state,
  changeSetId,
  committedAt,
}: Pick<RosterImport, 'changeSetId' | 'committedAt' | 'state'>): number | null =>
  (state === 'committed' || state === 'canceled') && changeSetId !== null && committedAt !== null
    ? committedAt + undoWindowMs
    : null;
