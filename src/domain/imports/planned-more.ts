import type { OrganizationPath } from '../access/scope.ts';
import { cappedThings, type CappedThing } from '../license/capacity.ts';
import type { PlannedRow } from './planned-row.ts';

/** How many more classrooms and students an organization has by planned rows; below 0 where more of them are archived. */
export type PlannedMore = { readonly organization: OrganizationPath } & Readonly<Record<CappedThing, number>>;

const thingOf = { classroom: 'classrooms', student: 'students' } as const;

/** By how much a row changes how many there are: one that becomes active is one more, one that was and is no more is one less. */
function changeBy({ changes }: PlannedRow): number {
  const state = changes.find(({ field }) => field === 'state');
  if (state === undefined) return 0;
  return Number(state.to === 'active') - Number(state.from === 'active');
}

/** Adds up what rows change, row by row. What does not say its organization belongs to the one that is imported into. */
export class MoreTally {
  readonly #home: OrganizationPath;
  readonly #sums = new Map<OrganizationPath, Record<CappedThing, number>>();

  constructor(home: OrganizationPath) {
    this.#home = home;
  }

  add(row: PlannedRow): void {
    const { kind, id } = row;
    // What somebody edited is overwritten only once that is turned on: such a row is not applied.
    if ((kind !== 'classroom' && kind !== 'student') || id === null || row.act === 'heldBack') return;
    const by = changeBy(row);
    if (by === 0) return;
    const organization = row.changes.find(({ field }) => field === 'organization')?.to ?? this.#home;
    const sums = this.#sums.get(organization) ?? { classrooms: 0, students: 0 };
    sums[thingOf[kind]] += by;
    this.#sums.set(organization, sums);
  }

  /** What was added up, by the paths of the organizations. */
  list(): readonly PlannedMore[] {
    return [...this.#sums]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([organization, sums]) => ({ organization, ...sums }));
  }
}

/** What is left of sums once some rows are committed. */
export function withoutMore(
  sums: readonly PlannedMore[],
  done: readonly PlannedMore[],
): readonly PlannedMore[] {
  const doneIn = new Map(done.map((more) => [more.organization, more]));
  return sums.map((more) => {
    const { organization } = more;
    const left = (thing: CappedThing): number => more[thing] - (doneIn.get(organization)?.[thing] ?? 0);
    const [classrooms, students] = cappedThings.map(left);
    return { organization, classrooms: classrooms ?? 0, students: students ?? 0 };
  });
}
