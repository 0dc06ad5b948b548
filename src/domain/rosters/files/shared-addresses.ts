import { foldedName } from '../../classrooms/students/compare-names.ts';
import type { DraftPerson } from './draft-roster.ts';

type Staff = { readonly place: number; readonly person: DraftPerson; readonly role: 'manager' | 'teacher' };

export type SharedAddress = {
  readonly place: number;
  readonly person: DraftPerson;
  readonly other: DraftPerson;
};

const nameOf = ({ given, family }: DraftPerson): string => foldedName({ given: given ?? '', family });

export function sharedAddresses(staff: readonly Staff[]): readonly SharedAddress[] {
  const byAddress = new Map<string, Staff[]>();
  for (const one of staff) {
    const { email } = one.person;
    if (email !== null) byAddress.set(email, [...(byAddress.get(email) ?? []), one]);
  }
  return [...byAddress.values()].flatMap((rows) => {
    const isOther = (one: Staff, other: Staff): boolean =>
      one.role !== other.role || nameOf(one.person) !== nameOf(other.person);
    return rows.flatMap((row) => {
      const other = rows.find((each) => isOther(each, row));
      return other === undefined ? [] : [{ place: row.place, person: row.person, other: other.person }];
    });
  });
}
