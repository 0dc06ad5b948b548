import type { Change } from '../roster/change.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { type FieldValue, rosterKinds } from '../roster/roster.ts';
import type { SourcePlace } from './roster-snapshot.ts';

/** What an import would do to a row, as its preview lists it. What stays as it is stands in no list. */
export const plannedActs = ['added', 'changed', 'left', 'heldBack', 'otherSource', 'undecided'] as const;
export type PlannedAct = (typeof plannedActs)[number];

/** What planned rows are about: rows of a roster, and staff who would be invited. */
export const plannedKinds = [...rosterKinds, 'staff'] as const;
export type PlannedKind = (typeof plannedKinds)[number];

/** A stored student as the review shows them next to the row: name, school's number, grade, and classrooms by name. */
export type PlannedTwin = {
  readonly name: string;
  readonly number: string | null;
  readonly grade: string | null;
  readonly classrooms: readonly string[];
};

/** What is to be done to one row, and where in the files it stands. */
export type PlannedRow = {
  readonly kind: PlannedKind;
  /** Ours; null where it is not decided who it is, or where it goes. */
  readonly id: string | null;
  /** Our student whom it is about, or may be about; null for none. The row goes with them when they are erased (SEC-6). */
  readonly student: string | null;
  /** `known`: nothing but its link is to be remembered. */
  readonly act: PlannedAct | 'known';
  /** What people know it by: for an enrollment the student and the classroom. */
  readonly name: string;
  readonly at: SourcePlace;
  readonly changes: readonly { readonly field: string; readonly from: FieldValue; readonly to: FieldValue }[];
  /** The id at the source that is to be remembered with it. */
  readonly link: string | null;
  /** Of a student who may be one who is held: what the decision is named by, and who that is. */
  readonly key: string | null;
  readonly twin: string | null;
  /** The day when a student with this ID was erased. A user has to decide whether to add the row. Null for other rows. */
  readonly erasedOn: IsoDate | null;
};

/** The changes of a row, as change sets have them. */
export const changesOfRow = ({ kind, id, changes }: PlannedRow): readonly Change[] =>
  id === null || kind === 'staff' ? [] : changes.map((change) => ({ kind, id, ...change }));
