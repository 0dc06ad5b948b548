import type { OrganizationPath } from '../access/scope.ts';
import {
  fieldsOf,
  keyOf,
  type FieldValue,
  type Roster,
  type RosterRow,
  type RowKey,
  valueIn,
} from '../roster/roster.ts';
import { gradeBandOf, studentGradeOf } from './grades.ts';
import type { MatchedOne } from './match-source.ts';
import { isNamedClass } from './named-class.ts';
import type { ImportChoices } from './import-needs.ts';
import type { SourceClassroom, SourceEnrollment, SourceState, SourceStudent } from './roster-snapshot.ts';

/** The organization that what names a school of the source belongs to; null where somebody has to say first. */
export function placeOf(
  { organization, schools }: Pick<ImportChoices, 'organization' | 'schools'>,
  school: string | null,
): OrganizationPath | null {
  const place = school === null ? undefined : schools.get(school);
  return place === undefined ? organization : place;
}

/** What a source tells of a thing, and of which school. */
type Told = { readonly values: Readonly<Record<string, FieldValue>>; readonly school: string | null };

/** What happened to an enrollment: the id of its row, `left` where there is none to end, `undecided` where class or student are. */
export type EnrolledAs = string;

const enrollmentKey = ({ fields }: RosterRow): string =>
  `${fields['classroom'] ?? ''}\n${fields['student'] ?? ''}`;

/** The roster as a source wants it: what is held, with what the source says put over it. What it does not say stays. */
export class WantedRoster {
  readonly #rows: Map<RowKey, RosterRow>;
  readonly #held: Roster;
  readonly #rooms: Roster;
  readonly #choices: ImportChoices;
  /** The values of a student's rows so far. Of two rows the first counts, as in the preview. */
  readonly #told = new Map<string, { readonly values: RosterRow['fields']; readonly state: SourceState }>();
  /** Enrollments by classroom and student: an open one, else one that ended. */
  readonly #enrolled = new Map<string, RosterRow>();

  /** `rooms` are the classrooms that students may be enrolled in. */
  constructor(held: Roster, choices: ImportChoices, rooms: Roster) {
    this.#held = held;
    this.#rooms = rooms;
    this.#rows = new Map(held);
    this.#choices = choices;
    for (const row of held.values()) if (row.kind === 'enrollment') this.#index(row);
  }

  get roster(): Roster {
    return this.#rows;
  }

  /** `term` as `termText` writes it; null where the source says none. */
  classroom({ source, id }: MatchedOne<SourceClassroom>, term: string | null): void {
    const { name, grade, school, state } = source;
    // A provider becomes the source of a classroom by the id that it has there; a name alone is nobody's (R17).
    const hasSource = valueIn(this.#held, `classroom/${id}`, 'source') !== null;
    const from = isNamedClass(source.id) || hasSource ? null : this.#choices.provider;
    this.#put(
      'classroom',
      id,
      { values: { name, gradeBand: gradeBandOf(grade), term, source: from }, school },
      state,
    );
  }

  student({ source, id }: MatchedOne<SourceStudent>): void {
    const { given, family, display, number: studentId, grade, login, school, state } = source;
    const before = this.#told.get(id);
    const told = { given, family, display, studentId, grade: studentGradeOf(grade), login };
    const values = { ...fieldsOf(told), ...before?.values };
    this.#told.set(id, { values, state: before?.state === 'active' ? 'active' : state });
    this.#put('student', id, { values, school }, before?.state === 'active' ? 'active' : state);
  }

  /** Enrolls a student, or opens what had ended; answers the row. */
  enroll(
    enrollment: SourceEnrollment,
    classroom: string | null,
    student: string | null,
    newId: () => string,
  ): EnrolledAs {
    if (classroom === null || student === null) return 'undecided';
    const held = this.#enrolled.get(`${classroom}\n${student}`);
    if (this.#isOver(enrollment)) return held === undefined ? 'left' : this.#end(held, enrollment);
    if (!this.#rooms.has(`classroom/${classroom}`) || !this.#rows.has(`student/${student}`))
      return 'undecided';
    const from = enrollment.from ?? this.#choices.today;
    const { to: _ended, ...open } = held?.fields ?? { state: 'active', classroom, student, from };
    return this.#set({ kind: 'enrollment', id: held?.id ?? newId(), fields: open });
  }

  /** Whether the source says that an enrollment has ended. The day of the end is the first one that is not a part of it. */
  #isOver({ state, to }: SourceEnrollment): boolean {
    return state === 'left' || (to !== null && to <= this.#choices.today);
  }

  /** Ends a stored enrollment: on the source's end date if it is past, else if the user asked for it. */
  #end(held: RosterRow, { state, to }: SourceEnrollment): string {
    const { from = '', to: endedOn, student } = held.fields;
    // Who was archived before stays where they were, for the day when they are restored.
    const isArchived = this.#held.get(`student/${student ?? ''}`)?.fields['state'] === 'archived';
    const ends = (state !== 'left' || this.#choices.archiveLeft) && endedOn === undefined && !isArchived;
    const last = to ?? this.#choices.today;
    return ends ? this.#set({ ...held, fields: { ...held.fields, to: last < from ? from : last } }) : held.id;
  }

  #set(row: RosterRow): string {
    this.#rows.set(keyOf(row), row);
    if (row.kind === 'enrollment') this.#enrolled.set(enrollmentKey(row), row);
    return row.id;
  }

  #put(kind: 'classroom' | 'student', id: string, { values, school }: Told, state: SourceState): void {
    const held = this.#rows.get(`${kind}/${id}`);
    // Who has left before they came is nobody to add.
    if (held === undefined && state === 'left') return;
    const { archiveLeft, today } = this.#choices;
    const ofLeft = archiveLeft ? 'archived' : (held?.fields['state'] ?? 'active');
    const stands = state === 'left' ? ofLeft : 'active';
    const { archivedOn = today, ...fields } = held?.fields ?? {};
    // Where something is stays as it is: no file moves it to another school by itself.
    const organization = placeOf(this.#choices, school);
    const archived = kind === 'student' && stands === 'archived' ? { archivedOn } : {};
    this.#set({
      kind,
      id,
      fields: { ...fieldsOf({ organization }), ...fields, ...fieldsOf(values), ...archived, state: stands },
    });
  }

  #index(row: RosterRow): void {
    const key = enrollmentKey(row);
    const other = this.#enrolled.get(key);
    if (other === undefined || other.fields['to'] !== undefined) this.#enrolled.set(key, row);
  }
}
