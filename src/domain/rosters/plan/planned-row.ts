import type { Change } from '../../classrooms/change-sets/change.ts';
import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { type FieldValue, rosterKinds } from '../../classrooms/change-sets/roster.ts';
import type { SourcePlace } from '../files/roster-snapshot.ts';

/** Acts of a planned row in the preview. Unchanged rows are not listed. */
export const plannedActs = ['added', 'changed', 'left', 'heldBack', 'otherSource', 'undecided'] as const;
export type PlannedAct = (typeof plannedActs)[number];

export const plannedKinds = [...rosterKinds, 'staff'] as const;
export type PlannedKind = (typeof plannedKinds)[number];

/** A stored student as shown next to the row in the review: name, student number, grade, and names of classrooms. */
export type PlannedTwin = {
  readonly name: string;
  readonly number: string | null;
  readonly grade: string | null;
  readonly classrooms: readonly string[];
};

export type PlannedRow = {
  readonly kind: PlannedKind;
  /** Our id; null if undecided. */
  readonly id: string | null;
  /** Our student whom the row is about, or may be about; null if there is none. The row is deleted with the student (SEC-6). */
  readonly student: string | null;
  /** `known` means that only the link of the row is stored. */
  readonly act: PlannedAct | 'known';
  /** Display name; for an enrollment, the student and the classroom. */
  readonly name: string;
  readonly at: SourcePlace;
  readonly changes: readonly { readonly field: string; readonly from: FieldValue; readonly to: FieldValue }[];
  readonly link: string | null;
  /** The key of the decision about a possible duplicate, and the stored student. */
  readonly key: string | null;
  readonly twin: string | null;
  /** The day when a student with this id was erased; a user must decide whether to add the row again. Null for other rows. */
  readonly erasedOn: IsoDate | null;
};

export const changesOfRow = ({ kind, id, changes }: PlannedRow): readonly Change[] =>
  id === null || kind === 'staff' ? [] : changes.map((change) => ({ kind, id, ...change }));
