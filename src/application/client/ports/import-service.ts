import type { ReadOptions } from '#domain/cancellation.ts';
import type { IssueSeverity } from '#domain/imports/import-issue.ts';
import type { ImportQuestion, ImportRefused } from '#domain/imports/import-refusals.ts';
import type { ImportCard, ImportDetail, ImportRow, ListedIssue } from '#domain/imports/import-view.ts';
import type { Field } from '#domain/imports/file-spec.ts';
import type { ImportKind } from '#domain/imports/roster-import.ts';
import type { PlannedAct, PlannedKind } from '#domain/imports/planned-row.ts';
import type { Result } from '#domain/result.ts';
import type { RolloverView } from '#domain/rollover/rollover-view.ts';
import type { RolloverChoices } from '#domain/rollover/rollover.ts';
import type { ServiceFailure } from './service-failure.ts';

type Answer<T, Question extends ImportQuestion> = Promise<
  Result<T, ImportRefused<Question> | ServiceFailure>
>;
/** What goes on as a job of the signed-in user. */
type Working = { readonly jobId: string };

/** A file of a roster. */
export type ImportFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** How files are read and planned; what is left out stays as it was, what is given replaces the whole of it. */
export type ImportPlanning = {
  /** What columns hold, by their headers; null for one that is not read. */
  readonly mapping?: Readonly<Record<string, Field | null>>;
  readonly archiveLeft?: boolean;
  /** Whether students of the schools who are not in the files are archived. */
  readonly archiveMissing?: boolean;
  readonly inviteStaff?: boolean;
  readonly overwriteEdits?: boolean;
  /** Of students who may be somebody who is held: that one's id, or `new`, by the key of the row. */
  readonly sameAs?: Readonly<Record<string, string>>;
  /** Which organization each school of the source is, by its id there; null for none. */
  readonly schools?: Readonly<Record<string, string | null>>;
};

export type CellRepair = {
  readonly file: string;
  readonly line: number;
  readonly column: string;
  readonly value: string;
};

/** A part of a long list; `next` is given back for what follows, null at the end. */
export type Listed<T> = { readonly rows: readonly T[]; readonly next: number | null };

/** Imports of rosters into the organizations that the signed-in user runs (ROS-5, ROS-6). */
export interface ImportService {
  /** The newest ones first. */
  list(options?: ReadOptions): Promise<Result<readonly ImportCard[], ServiceFailure>>;
  /** Begins an import into an organization (R16), or a rehearsal of one with invented names (ROS-10); answers its id. */
  start(organizationId: string, kind?: ImportKind): Answer<string, 'start'>;
  /** Adds a CSV file or a ZIP of them. */
  addFile(id: string, file: ImportFile): Answer<null, 'addFile'>;
  /** Reads the files and plans what would change. */
  plan(id: string, planning: ImportPlanning): Answer<Working, 'plan'>;
  open(id: string, options?: ReadOptions): Answer<ImportDetail, 'read'>;
  /** What would become of rows, in the order in which that would be done. */
  rows(
    id: string,
    asked: {
      readonly act: PlannedAct | null;
      readonly kind: PlannedKind | null;
      readonly after: number | null;
    },
    options?: ReadOptions,
  ): Answer<Listed<ImportRow>, 'rows'>;
  /** What is wrong in the files, by file and line. */
  issues(
    id: string,
    asked: { readonly severity: IssueSeverity | null; readonly after: number | null },
    options?: ReadOptions,
  ): Answer<Listed<ListedIssue>, 'issues'>;
  /** Puts other values into cells, up to 1,000 at once, and reads again. */
  repair(id: string, cells: readonly CellRepair[]): Answer<Working, 'repair'>;
  /** Imports what this plan says; `confirm` is the number that was typed where one is asked for. */
  commit(id: string, plan: number, confirm: number | null): Answer<Working, 'commit'>;
  /** Stops it; what was imported stands. */
  cancel(id: string): Answer<null, 'cancel'>;
  /** Takes it back within 7 days; what was edited since stays. */
  undo(id: string): Answer<Working, 'undo'>;
  /** Deletes what was read of the files. */
  discard(id: string): Answer<null, 'discard'>;
  /** Begins the turn of a school's year, or finds the one that was begun; answers its id (ROS-7). */
  startRollover(organizationId: string, kind?: ImportKind): Answer<string, 'startRollover'>;
  readRollover(id: string, options?: ReadOptions): Answer<RolloverView, 'readRollover'>;
  /** Says what happens to classes and students; answers what would come of it. It is planned, committed and undone as imports are. */
  chooseRollover(id: string, choices: RolloverChoices): Answer<RolloverView, 'chooseRollover'>;
  /** The rows with issues and what is wrong with them, as a CSV file. */
  errors(id: string): Answer<Uint8Array<ArrayBuffer>, 'errors'>;
}
