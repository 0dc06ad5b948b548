import type { OrganizationPath } from '../../identity/membership/organization.ts';
import { limitedResources, type LimitedResource } from '../../organizations/grants/capacity.ts';
import type { PlannedRow } from './planned-row.ts';

/** Number of classrooms and students that planned rows add to an organization; negative if more are archived. */
export type PlannedMore = { readonly organization: OrganizationPath } & Readonly<
  Record<LimitedResource, number>
>;

const thingOf = { classroom: 'classrooms', student: 'students' } as const;

/** Returns the change of the active count: 1 if the row becomes active, -1 if it stops being active, else 0. */
function changeBy({ changes }: PlannedRow): number {
  const state = changes.find(({ field }) => field === 'state');
  if (state === undefined) return 0;
  return Number(state.to === 'active') - Number(state.from === 'active');
}

/** Sums the changes of planned rows by organization. A row without an organization counts for the import's organization. */
export class MoreTally {
  readonly #home: OrganizationPath;
  readonly #sums = new Map<OrganizationPath, Record<LimitedResource, number>>();

  constructor(home: OrganizationPath) {
    this.#home = home;
  }

  add(row: PlannedRow): void {
    const { kind, id } = row;
    // Held-back rows are skipped, because they are applied only if the user chooses to overwrite edits.
    if ((kind !== 'classroom' && kind !== 'student') || id === null || row.act === 'heldBack') return;
    const by = changeBy(row);
    if (by === 0) return;
    const organization = row.changes.find(({ field }) => field === 'organization')?.to ?? this.#home;
    const sums = this.#sums.get(organization) ?? { classrooms: 0, students: 0 };
    sums[thingOf[kind]] += by;
    this.#sums.set(organization, sums);
  }

  list(): readonly PlannedMore[] {
    return [...this.#sums]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([organization, sums]) => ({ organization, ...sums }));
  }
}

/** Returns the sums without rows that were already committed. */
export function withoutMore(
  sums: readonly PlannedMore[],
  done: readonly PlannedMore[],
): readonly PlannedMore[] {
  const doneIn = new Map(done.map((more) => [more.organization, more]));
  return sums.map((more) => {
    const { organization } = more;
    const left = (thing: LimitedResource): number => more[thing] - (doneIn.get(organization)?.[thing] ?? 0);
    const [classrooms, students] = limitedResources.map(left);
    return { organization, classrooms: classrooms ?? 0, students: students ?? 0 };
  });
}
