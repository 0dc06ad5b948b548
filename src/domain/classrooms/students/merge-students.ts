import type { IsoDate } from '../../platform/dates/iso-date.ts';
import type { Change } from '../change-sets/change.ts';
import { planChanges } from '../change-sets/plan-changes.ts';
import { fieldsOf, keyOf, type Roster, type RosterRow, type RowKey } from '../change-sets/roster.ts';
import type { StudentFields } from './student.ts';

const enrollmentsOf = (roster: Roster, student: string): readonly RosterRow[] =>
  [...roster.values()].filter(({ kind, fields }) => kind === 'enrollment' && fields['student'] === student);

const overlaps = ({ fields: one }: RosterRow, { fields: other }: RosterRow): boolean =>
  one['classroom'] === other['classroom'] &&
  (one['from'] ?? '') <= (other['to'] ?? '9') &&
  (other['from'] ?? '') <= (one['to'] ?? '9');

const joined = (one: RosterRow, { fields: other }: RosterRow): RosterRow => {
  const [begun = ''] = [one.fields['from'] ?? '', other['from'] ?? ''].toSorted();
  const [ended = '', later = ended] = [one.fields['to'] ?? '9', other['to'] ?? '9'].toSorted();
  return { ...one, fields: fieldsOf({ ...one.fields, from: begun, to: later === '9' ? null : later }) };
};

/**
 * Plans to merge two students who are the same child: `keep` gets these fields and every stay of `other`, who is archived today with a reference to `keep`. A
 * source that still sends `other` is then matched to `keep`.
 */
export function planMerge(
  current: Roster,
  {
    keep,
    other,
    fields,
    today,
  }: {
    readonly keep: RosterRow;
    readonly other: RosterRow;
    readonly fields: StudentFields;
    readonly today: IsoDate;
  },
): readonly Change[] {
  const wanted = new Map<RowKey, RosterRow>(current);
  wanted.set(keyOf(keep), { ...keep, fields: fieldsOf({ ...keep.fields, ...fields }) });
  const gone = { ...other.fields, state: 'archived', archivedOn: other.fields['archivedOn'] ?? today };
  wanted.set(keyOf(other), { ...other, fields: fieldsOf({ ...gone, mergedInto: keep.id }) });
  for (const stay of enrollmentsOf(current, other.id)) {
    const [first, ...more] = enrollmentsOf(wanted, keep.id).filter((own) => overlaps(own, stay));
    if (first === undefined) {
      wanted.set(keyOf(stay), { ...stay, fields: { ...stay.fields, student: keep.id } });
    } else {
      for (const gone of [stay, ...more]) wanted.delete(keyOf(gone));
      wanted.set(keyOf(first), more.reduce(joined, joined(first, stay)));
    }
  }
  return planChanges(current, wanted);
}
