import type { Scope } from '#domain/access/scope.ts';
import type { ImportIssue, IssueCode, IssueSeverity } from '#domain/imports/import-issue.ts';
import type { PlannedAct, PlannedKind, PlannedRow, PlannedTwin } from '#domain/imports/planned-row.ts';
import type { ImportState, RosterImport } from '#domain/imports/roster-import.ts';

/** An import with what its organization, and whoever began it, are called. */
export type NamedImport = RosterImport & {
  readonly organizationName: string;
  /** Null where they have no name, or their account is gone. */
  readonly byName: string | null;
};

/** A record of a file, as far as it may be kept; the first of a file is its header. */
export type KeptRecord = {
  /** The place of its file among those of the import. */
  readonly file: number;
  /** Where it ends, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** Why it could not be read; null where it could. */
  readonly problem: IssueCode | null;
};

/** Where a page of records begins: behind this one. */
export type RecordPlace = Pick<KeptRecord, 'file' | 'line'>;

/** What is changed of an import; what is left out stays. */
export type ImportChange = Partial<Omit<RosterImport, 'at' | 'by' | 'id' | 'isRehearsal' | 'organization'>>;

/** One of a list, by its place in it. */
export type Placed<T> = T & { readonly seq: number };

/** An issue with the row that it is about; null for one about a file or a column. */
export type IssueInRow = Placed<ImportIssue> & { readonly cells: readonly string[] | null };

/** A planned row as it is listed, with what is known of the student whom it may be. */
export type ListedRow = Placed<PlannedRow> & { readonly twinIs: PlannedTwin | null };

/** What a page of planned rows is asked by. */
export type PlannedQuery = {
  readonly act: PlannedAct | null;
  readonly kind: PlannedKind | null;
  readonly after: number;
};

/**
 * Keeps imports: for as long as they are worked on what their files say, what is wrong with them, and what they would change. Of these
 * nothing is kept longer than 7 days behind their end (SEC-9); that there was an import stays.
 */
export interface ImportStore {
  /** Begins an import, or a rehearsal of one. */
  open(
    opened: Pick<RosterImport, 'at' | 'id' | 'organization'> &
      Partial<Pick<RosterImport, 'isRehearsal'>> & { readonly by: string },
  ): Promise<void>;
  /** Those of organizations in the scope, the newest first. */
  list(scope: Scope, limit: number): Promise<readonly NamedImport[]>;
  /** Null where there is none, or none in the scope. */
  byId(id: string, scope: Scope): Promise<NamedImport | null>;
  /** As `byId`, within a transaction, which holds it: two who act on it come one after the other. */
  hold(id: string, scope: Scope): Promise<RosterImport | null>;
  /**
   * A text that is another one as soon as another import was committed or undone, even in part, in the organization of an import, or in one above or
   * below it.
   */
  progressBeside(beside: Pick<RosterImport, 'id' | 'organization'>): Promise<string>;
  change(id: string, change: ImportChange): Promise<void>;
  /** Adds records of a file; it may be called again for more of them. */
  addRecords(id: string, records: readonly KeptRecord[]): Promise<void>;
  /** The records behind a place in their order, at most `limit`. */
  records(id: string, after: RecordPlace, limit: number): Promise<readonly KeptRecord[]>;
  /** Puts other cells into records that are there. */
  replaceRecords(id: string, records: readonly Pick<KeptRecord, 'cells' | 'file' | 'line'>[]): Promise<void>;
  /** Empties columns of all records of a file, by their places. */
  forgetColumns(id: string, file: number, columns: readonly number[]): Promise<void>;
  /** The records of these places. */
  recordsAt(id: string, places: readonly RecordPlace[]): Promise<readonly KeptRecord[]>;
  /** Forgets what was planned, and what was wrong. */
  clearPlan(id: string): Promise<void>;
  addPlanned(id: string, rows: readonly Placed<PlannedRow>[]): Promise<void>;
  addIssues(id: string, issues: readonly Placed<ImportIssue>[]): Promise<void>;
  /** Planned rows in their order; what is only to be remembered is not among them. */
  planned(id: string, query: PlannedQuery, limit: number): Promise<readonly ListedRow[]>;
  /** What a commit does next: planned rows that change something, or are to be remembered, behind a place. */
  toCommit(id: string, after: number, limit: number): Promise<readonly Placed<PlannedRow>[]>;
  issues(
    id: string,
    query: { readonly severity: IssueSeverity | null; readonly after: number },
    limit: number,
  ): Promise<readonly IssueInRow[]>;
  /** Erases what the files of an import say, what is wrong with them, and what they would change. */
  erase(id: string): Promise<void>;
  /**
   * Erases the same of every import in these states that nothing was done with since a moment (epoch milliseconds); answers of how many.
   */
  eraseBefore(moment: number, states: readonly ImportState[]): Promise<number>;
}
