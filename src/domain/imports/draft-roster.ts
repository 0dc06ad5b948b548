import type { TakenRole } from './cell-values.ts';
import type {
  SourceClassroom,
  SourceEnrollment,
  SourcePlace,
  SourceSchool,
  SourceState,
} from './roster-snapshot.ts';

/** A date as it stands in its column; read once the column has shown how. */
export type RawDate = { readonly column: string; readonly text: string } | null;

export type DraftPerson = {
  readonly id: string | null;
  readonly given: string | null;
  readonly family: string | null;
  readonly display: string | null;
  readonly number: string | null;
  readonly grade: string | null;
  readonly schools: readonly string[];
  /** Only of those who are no students, or of whom that is not known yet. */
  readonly email: string | null;
  /** Null: the file does not say it, other files or enrollments do. `unknown`: it says something that nobody knows. */
  readonly role: TakenRole | 'unknown' | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};

export type DraftRole = {
  readonly person: string;
  readonly role: TakenRole | 'unknown';
  readonly school: string | null;
  readonly grade: string | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};

export type DraftClass = Omit<SourceClassroom, 'name' | 'term'> & {
  readonly name: string | null;
  readonly course: string | null;
  readonly terms: readonly string[];
};

export type DraftCourse = {
  readonly id: string;
  readonly name: string;
  readonly school: string | null;
  readonly state: SourceState;
  readonly at: SourcePlace;
};
export type DraftTerm = {
  readonly id: string;
  readonly name: string;
  readonly start: RawDate;
  readonly end: RawDate;
  readonly at: SourcePlace;
};

export type DraftEnrollment = Omit<SourceEnrollment, 'from' | 'role' | 'to'> & {
  readonly role: TakenRole | 'unknown' | null;
  readonly from: RawDate;
  readonly to: RawDate;
  /** Whether it has a row of its own; else it stands in that of the class or the person. */
  readonly ownRow: boolean;
};

/** What the rows of all files said, each by itself; `resolveRoster` brings it together. */
export class DraftRoster {
  readonly orgs = new Map<string, SourceSchool>();
  readonly terms = new Map<string, DraftTerm>();
  readonly courses = new Map<string, DraftCourse>();
  readonly classes = new Map<string, DraftClass>();
  readonly people = new Map<string, DraftPerson>();
  readonly roles: DraftRole[] = [];
  readonly enrollments: DraftEnrollment[] = [];
  /** A manifest's properties, in lower case. */
  readonly manifest = new Map<string, { readonly value: string; readonly at: SourcePlace }>();
}
