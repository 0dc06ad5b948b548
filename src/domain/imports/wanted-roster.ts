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
import { fieldKeyOf } from '../roster/hold-back.ts';
import { endedOn, hasEnded } from '../roster/stay.ts';
import { compareCodePoints } from '../tables/fold-text.ts';
import { gradeBandOf, studentGradeOf } from './grades.ts';
import type { MatchedOne } from './match-source.ts';
import { isNamedClass } from './named-class.ts';
import type { HeldRoster, ImportChoices } from './import-needs.ts';
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
  readonly #edited: HeldRoster['edited'];
  /** Stays by classroom and student, the earliest first. */
  readonly #stays = new Map<string, readonly RosterRow[]>();

  /** `rooms` are the classrooms that students may be enrolled in. */
  constructor(
    { roster, edited }: Pick<HeldRoster, 'edited' | 'roster'>,
    choices: ImportChoices,
    rooms: Roster,
  ) {
    this.#held = roster;
    this.#edited = edited;
    this.#rooms = rooms;
    this.#rows = new Map(roster);
    this.#choices = choices;
    for (const row of roster.values()) if (row.kind === 'enrollment') this.#index(row);
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

  /** Archives a student today. It does not change an archived one. */
  archive(id: string): void {
    const held = this.#held.get(`student/${id}`);
    if (held === undefined || held.fields['state'] === 'archived') return;
    this.#set({ ...held, fields: { ...held.fields, archivedOn: this.#choices.today, state: 'archived' } });
  }

  /** Enrolls a student from the source's first day until its last one, or opens what had ended; answers the row. */
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

  /** The days of a stay that continues. A first day in the past is kept as recorded. */
  #days({ from: first, to: last }: SourceEnrollment, held: RosterRow | undefined) {
    const { today } = this.#choices;
    const { from: begun = today } = held?.fields ?? {};
    const from = held !== undefined && begun <= today ? begun : (first ?? begun);
    return { from, to: last !== null && last < from ? from : last };
  }

  /**
   * The stay that an enrollment of the source is: the one that begins on its day, else the last one at the same time. If there is
   * none, the last one that a user ended, because their decision outranks the source (R11).
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

  /** Whether the source says that an enrollment has ended. The day of the end is the first one that is not a part of it. */
  #isOver({ state, to }: SourceEnrollment): boolean {
    return state === 'left' || (to !== null && to <= this.#choices.today);
  }

  /** Ends a stored enrollment: on the source's end date if it has come, else today, if the user asked for it. */
  #end(held: RosterRow, { state, to }: SourceEnrollment): string {
    const { archiveLeft, today } = this.#choices;
    const day = to !== null && to <= today ? to : today;
    const ended = endedOn(held, day);
    // Who was archived before stays where they were, for the day when they are restored.
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
    const others = (this.#stays.get(key) ?? []).filter(({ id }) => id !== row.id);
    const byDay = (one: RosterRow, other: RosterRow): number =>
      compareCodePoints(one.fields['from'] ?? '', other.fields['from'] ?? '');
    this.#stays.set(key, [...others, row].toSorted(byDay));
  }
}
