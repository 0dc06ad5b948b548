import type { OrganizationPath } from '../../identity/membership/organization.ts';
import {
  fieldsOf,
  keyOf,
  type FieldValue,
  type Roster,
  type RosterRow,
  type RowKey,
  valueIn,
} from '../../classrooms/change-sets/roster.ts';
import { fieldKeyOf } from '../../classrooms/change-sets/separate-overwriting.ts';
import { studentFieldsOf } from '../../classrooms/students/student.ts';
import { endedOn, hasEnded } from '../../classrooms/change-sets/stay.ts';
import { compareCodePoints } from '../../platform/tables/fold-text.ts';
import { gradeBandOf, studentGradeOf } from '../files/grades.ts';
import type { MatchedOne } from './match-source.ts';
import { isNamedClass } from '../files/named-class.ts';
import type { HeldRoster, ImportChoices } from './import-needs.ts';
import type {
  SourceClassroom,
  SourceEnrollment,
  SourceState,
  SourceStudent,
} from '../files/roster-snapshot.ts';

/** Returns the organization for a source's school; the chosen organization if there is no school; null until a user decides. */
export function placeOf(
  { organization, schools }: Pick<ImportChoices, 'organization' | 'schools'>,
  school: string | null,
): OrganizationPath | null {
  const place = school === null ? undefined : schools.get(school);
  return place === undefined ? organization : place;
}

type Told = { readonly values: Readonly<Record<string, FieldValue>>; readonly school: string | null };

/** The result of enrolling: the row's id, `left` if there is no row to end, or `undecided` if class or student are undecided. */
export type EnrolledAs = string;

const enrollmentKey = ({ fields }: RosterRow): string =>
  `${fields['classroom'] ?? ''}\n${fields['student'] ?? ''}`;

/** The roster after the import: the stored roster, with the source's values. Other fields keep their values. */
export class WantedRoster {
  readonly #rows: Map<RowKey, RosterRow>;
  readonly #held: Roster;
  readonly #rooms: Roster;
  readonly #choices: ImportChoices;
  /** The values of a student's rows so far. If two rows differ, the first one takes precedence, as in the preview. */
  readonly #told = new Map<string, { readonly values: RosterRow['fields']; readonly state: SourceState }>();
  readonly #edited: HeldRoster['edited'];
  readonly #stays = new Map<string, readonly RosterRow[]>();

  constructor(
    { roster, edited }: Pick<HeldRoster, 'edited' | 'roster'>,
    choices: ImportChoices,
    classrooms: Roster,
  ) {
    this.#held = roster;
    this.#edited = edited;
    this.#rooms = classrooms;
    this.#rows = new Map(roster);
    this.#choices = choices;
    for (const row of roster.values()) if (row.kind === 'enrollment') this.#index(row);
  }

  get roster(): Roster {
    return this.#rows;
  }

  /** Adds a classroom. `term` is in the format of `termText`; null if the source has none. */
  classroom({ source, id }: MatchedOne<SourceClassroom>, term: string | null): void {
    const { name, grade, school, state } = source;
    // A classroom is linked to a provider by its id at the provider, never by its name (R17).
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
    const { grade, school, state } = source;
    const before = this.#told.get(id);
    const fields = { ...studentFieldsOf(source), grade: studentGradeOf(grade) };
    const values = { ...fieldsOf(fields), ...before?.values };
    this.#told.set(id, { values, state: before?.state === 'active' ? 'active' : state });
    this.#put('student', id, { values, school }, before?.state === 'active' ? 'active' : state);
  }

  /** Archives a student today. Does nothing if the student is already archived. */
  archive(id: string): void {
    const held = this.#held.get(`student/${id}`);
    if (held === undefined || held.fields['state'] === 'archived') return;
    this.#set({ ...held, fields: { ...held.fields, archivedOn: this.#choices.today, state: 'archived' } });
  }

  /** Enrolls a student for the source's days, or reopens a stay that has ended. Returns the row's id, `left` or `undecided`. */
  enroll(
    enrollment: SourceEnrollment,
    classroom: string | null,
    student: string | null,
    newId: () => string,
  ): EnrolledAs {
    if (classroom === null || student === null) return 'undecided';
    const held = this.#stayOf(enrollment, `${classroom}\n${student}`);
    if (this.#isOver(enrollment)) return held === undefined ? 'left' : this.#end(held, enrollment);
    if (!this.#rooms.has(`classroom/${classroom}`) || !this.#rows.has(`student/${student}`))
      return 'undecided';
    const id = held?.id ?? newId();
    const fields = held?.fields ?? { state: 'active', classroom, student };
    return this.#set({
      kind: 'enrollment',
      id,
      fields: fieldsOf({ ...fields, ...this.#days(enrollment, held) }),
    });
  }

  /** Returns the days of a stay. Keeps a recorded first day in the past. */
  #days({ from: first, to: last }: SourceEnrollment, held: RosterRow | undefined) {
    const { today } = this.#choices;
    const { from: begun = today } = held?.fields ?? {};
    const from = held !== undefined && begun <= today ? begun : (first ?? begun);
    return { from, to: last !== null && last < from ? from : last };
  }

  /**
   * Returns the stay that matches a source enrollment: the one with the same first day, else the last overlapping one, else the last one that a user ended,
   * because the user's decision takes precedence over the source (R11).
   */
  #stayOf({ from, to }: SourceEnrollment, key: string): RosterRow | undefined {
    const stays = this.#stays.get(key) ?? [];
    const isAtOnce = ({ fields: { from: begun = '', to: ended } }: RosterRow): boolean =>
      (to === null || from === null || begun < to) && (from === null || ended === undefined || ended > from);
    const isEdited = ({ id }: RosterRow): boolean =>
      this.#edited.has(fieldKeyOf({ kind: 'enrollment', id, field: 'to' }));
    return (
      stays.find(({ fields }) => fields['from'] === from) ??
      stays.findLast(isAtOnce) ??
      stays.findLast(isEdited)
    );
  }

  /** Whether an enrollment has ended at the source. Its end day is exclusive. */
  #isOver({ state, to }: SourceEnrollment): boolean {
    return state === 'left' || (to !== null && to <= this.#choices.today);
  }

  /** Ends a stored enrollment: on the source's end day if it is not in the future, else today if the user chose so. Returns the row's id. */
  #end(held: RosterRow, { state, to }: SourceEnrollment): string {
    const { archiveLeft, today } = this.#choices;
    const day = to !== null && to <= today ? to : today;
    const ended = endedOn(held, day);
    // A student who was archived earlier keeps their classes in case they are restored.
    const isArchived =
      this.#held.get(`student/${held.fields['student'] ?? ''}`)?.fields['state'] === 'archived';
    const isOtherDay = state === 'active' && to !== null && ended.fields['to'] !== held.fields['to'];
    const ends = isOtherDay || ((state === 'active' || archiveLeft) && !hasEnded(held, today));
    return ends && !isArchived ? this.#set(ended) : held.id;
  }

  #set(row: RosterRow): string {
    this.#rows.set(keyOf(row), row);
    if (row.kind === 'enrollment') this.#index(row);
    return row.id;
  }

  #put(kind: 'classroom' | 'student', id: string, { values, school }: Told, state: SourceState): void {
    const held = this.#rows.get(`${kind}/${id}`);
    if (held === undefined && state === 'left') return;
    const { archiveLeft, today } = this.#choices;
    const ofLeft = archiveLeft ? 'archived' : (held?.fields['state'] ?? 'active');
    const stands = state === 'left' ? ofLeft : 'active';
    const { archivedOn = today, ...fields } = held?.fields ?? {};
    // The organization does not change, because an import does not move students to another school.
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
    const others = (this.#stays.get(key) ?? []).filter(({ id }) => id !== row.id);
    const byDay = (one: RosterRow, other: RosterRow): number =>
      compareCodePoints(one.fields['from'] ?? '', other.fields['from'] ?? '');
    this.#stays.set(key, [...others, row].toSorted(byDay));
  }
}
