import type { Scope } from '#domain/organizations/access/scope.ts';
import type { ImportIssue, IssueCode, IssueSeverity } from '#domain/rosters/files/import-issue.ts';
import type { PlannedAct, PlannedKind, PlannedRow, PlannedTwin } from '#domain/rosters/plan/planned-row.ts';
import type { ImportState, RosterImport } from '#domain/rosters/imports/roster-import.ts';

export type NamedImport = RosterImport & {
  readonly organizationName: string;
  /** Null if they have no name or their account was deleted. */
  readonly byName: string | null;
};

/** A stored record of a file, without data that must not be stored; a file's first record is its header. */
export type KeptRecord = {
  readonly file: number;
  /** The number of its last line, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: IssueCode | null;
};

export type RecordPlace = Pick<KeptRecord, 'file' | 'line'>;

export type ImportChange = Partial<Omit<RosterImport, 'at' | 'by' | 'id' | 'isRehearsal' | 'organization'>>;

export type Placed<T> = T & { readonly seq: number };

/** An issue with its row. The cells are null for an issue about a file or a column. */
export type IssueInRow = Placed<ImportIssue> & { readonly cells: readonly string[] | null };

export type ListedRow = Placed<PlannedRow> & { readonly twinIs: PlannedTwin | null };

export type PlannedQuery = {
  readonly act: PlannedAct | null;
  readonly kind: PlannedKind | null;
  readonly after: number;
};

/**
 * Stores imports. While an import is active, its files' content, issues and planned changes are also stored. They are deleted at most 7 days after the end of
 * the import (SEC-9). The import is kept.
 */
export interface ImportStore {
  open(
    opened: Pick<RosterImport, 'at' | 'id' | 'organization'> &
      Partial<Pick<RosterImport, 'isRehearsal'>> & { readonly by: string },
  ): Promise<void>;
  list(scope: Scope, limit: number): Promise<readonly NamedImport[]>;
  /** Null if the import does not exist or is not in the scope. */
  byId(id: string, scope: Scope): Promise<NamedImport | null>;
  /** Like `byId`, and locks the import, so that concurrent actions run one after the other. */
  findForUpdate(id: string, scope: Scope): Promise<RosterImport | null>;
  /** A text that changes whenever another import in the same organization, its parents or an organization below it is committed or undone, even partly. */
  progressOfOthers(own: Pick<RosterImport, 'id' | 'organization'>): Promise<string>;
  /** Whether users have added a student with the name of a planned student since a time (epoch milliseconds). */
  isAddedSince(own: Pick<RosterImport, 'id' | 'organization'>, since: number): Promise<boolean>;
  change(id: string, change: ImportChange): Promise<void>;
  addRecords(id: string, records: readonly KeptRecord[]): Promise<void>;
  dropRecords(id: string, file: number): Promise<void>;
  /** Records after a cursor in order, at most `limit`. */
  records(id: string, after: RecordPlace, limit: number): Promise<readonly KeptRecord[]>;
  replaceRecords(id: string, records: readonly Pick<KeptRecord, 'cells' | 'file' | 'line'>[]): Promise<void>;
  forgetColumns(id: string, file: number, columns: readonly number[]): Promise<void>;
  recordsAt(id: string, places: readonly RecordPlace[]): Promise<readonly KeptRecord[]>;
  clearPlan(id: string): Promise<void>;
  addPlanned(id: string, rows: readonly Placed<PlannedRow>[]): Promise<void>;
  addIssues(id: string, issues: readonly Placed<ImportIssue>[]): Promise<void>;
  /** Planned rows in order, without rows that only store an id. */
  planned(id: string, query: PlannedQuery, limit: number): Promise<readonly ListedRow[]>;
  /** The next rows for a commit: planned rows that change data or store an id, after a cursor. */
  toCommit(id: string, after: number, limit: number): Promise<readonly Placed<PlannedRow>[]>;
  issues(
    id: string,
    query: { readonly severity: IssueSeverity | null; readonly after: number },
    limit: number,
  ): Promise<readonly IssueInRow[]>;
  erase(id: string): Promise<void>;
  /**
   * Deletes the same data as `erase` for every import in these states that has been inactive since a time (epoch milliseconds). Returns the number of imports.
   */
  eraseBefore(timestamp: number, states: readonly ImportState[]): Promise<number>;
}
