import type { ReadOptions } from '#domain/cancellation.ts';
import type { IssueSeverity } from '#domain/rosters/files/import-issue.ts';
import type { ImportQuestion, ImportRefused } from '#domain/rosters/imports/import-refusals.ts';
import type {
  CellRepair,
  ImportCard,
  ImportDetail,
  ImportPage,
  ImportRow,
  ListedIssue,
} from '#domain/rosters/imports/import-view.ts';
import type { RosterField } from '#domain/rosters/files/file-spec.ts';
import type { ImportKind } from '#domain/rosters/imports/roster-import.ts';
import type { PlannedAct, PlannedKind } from '#domain/rosters/plan/planned-row.ts';
import type { Result } from '#domain/result.ts';
import type { RolloverView } from '#domain/rosters/rollover/rollover-view.ts';
import type { RolloverChoices } from '#domain/rosters/rollover/rollover.ts';
import type { ServiceFailure } from '../../platform/ports/service-failure.ts';

type Answer<T, Question extends ImportQuestion> = Promise<
  Result<T, ImportRefused<Question> | ServiceFailure>
>;
type Working = { readonly jobId: string };

type ImportFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** How files are read and planned. Missing options do not change. Given options are replaced as a whole. */
export type ImportPlanning = {
  /** The field of each column, by header; null if a column is ignored. */
  readonly mapping?: Readonly<Record<string, RosterField | null>>;
  readonly archiveLeft?: boolean;
  readonly archiveMissing?: boolean;
  readonly inviteStaff?: boolean;
  readonly overwriteEdits?: boolean;
  /** The decisions about rows that may match an existing student, by row key: the student's id, or `new`. */
  readonly sameAs?: Readonly<Record<string, string>>;
  /** The organization id of each school of the source, by source id; null if there is none. */
  readonly schools?: Readonly<Record<string, string | null>>;
};

/** Roster imports into the organizations that the signed-in user manages (ROS-5, ROS-6). */
export interface ImportService {
  list(options?: ReadOptions): Promise<Result<readonly ImportCard[], ServiceFailure>>;
  /** Starts an import into an organization (R16), or a rehearsal with invented names (ROS-10); returns its id. */
  start(organizationId: string, kind?: ImportKind): Answer<string, 'start'>;
  addFile(id: string, file: ImportFile): Answer<null, 'addFile'>;
  plan(id: string, planning: ImportPlanning): Answer<Working, 'plan'>;
  open(id: string, options?: ReadOptions): Answer<ImportDetail, 'read'>;
  rows(
    id: string,
    query: {
      readonly act: PlannedAct | null;
      readonly kind: PlannedKind | null;
      readonly after: number | null;
    },
    options?: ReadOptions,
  ): Answer<ImportPage<ImportRow>, 'rows'>;
  issues(
    id: string,
    query: { readonly severity: IssueSeverity | null; readonly after: number | null },
    options?: ReadOptions,
  ): Answer<ImportPage<ListedIssue>, 'issues'>;
  /** Replaces up to 1,000 cells and parses the files again. */
  repair(id: string, cells: readonly CellRepair[]): Answer<Working, 'repair'>;
  /** Commits the plan; `confirm` is the typed number, if required. */
  commit(id: string, plan: number, confirm: number | null): Answer<Working, 'commit'>;
  cancel(id: string): Answer<null, 'cancel'>;
  undo(id: string): Answer<Working, 'undo'>;
  discard(id: string): Answer<null, 'discard'>;
  /** Starts a school's year rollover, or returns the id of the running one (ROS-7). */
  startRollover(organizationId: string, kind?: ImportKind): Answer<string, 'startRollover'>;
  readRollover(id: string, options?: ReadOptions): Answer<RolloverView, 'readRollover'>;
  /** Sets what happens to classes and students; returns a preview of the result. Rollovers are planned, committed and undone like imports. */
  chooseRollover(id: string, choices: RolloverChoices): Answer<RolloverView, 'chooseRollover'>;
  errors(id: string): Answer<Uint8Array<ArrayBuffer>, 'errors'>;
}
