import type { OrganizationPath } from '#domain/organizations/organization.ts';
import type { ChangeSet } from '#domain/roster/change-set.ts';
import type { AppliedChange } from '#domain/roster/change.ts';
import { keyOf, type RosterRow } from '#domain/roster/roster.ts';
import { initialOf } from '#domain/students/last-names.ts';
import { compareCodePoints } from '#domain/tables/fold-text.ts';
import { InMemoryRows } from './in-memory-rows.ts';

export type KeptSet = ChangeSet & { readonly changes: readonly AppliedChange[] };
export type RosterRows = {
  readonly rows: InMemoryRows<RosterRow>;
  readonly sets: InMemoryRows<KeptSet>;
  readonly seen: { at: number };
};

export const noRosters = (): RosterRows => ({
  rows: new InMemoryRows(),
  sets: new InMemoryRows(),
  seen: { at: 0 },
});

export function forgetChanges(sets: RosterRows['sets'], gone: ReadonlySet<string>): void {
  for (const set of sets.all())
    sets.set(set.id, { ...set, changes: set.changes.filter(({ id }) => !gone.has(id)) });
}

const withInitial = (fields: RosterRow['fields']): RosterRow['fields'] =>
  fields['family'] === undefined ? fields : { ...fields, family: initialOf(fields['family']) };

const shortenedChange = (change: AppliedChange): AppliedChange => {
  const shortened = (value: string | null): string | null => (value === null ? null : initialOf(value));
  return change.field === 'family'
    ? { ...change, from: shortened(change.from), to: shortened(change.to) }
    : change;
};

/** The students of an organization, and of those below it, whose last name is more than an initial. */
export const longNamed = (rows: readonly RosterRow[], organization: OrganizationPath): readonly RosterRow[] =>
  rows.filter(
    ({ kind, fields: { family = '', organization: path = '' } }) =>
      kind === 'student' && path.startsWith(organization) && Array.from(family).length > 2,
  );

/** See `RosterStore.shortenNames`. */
export function shortenNamesIn(
  { rows, sets }: RosterRows,
  organization: OrganizationPath,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): { readonly shortened: number; readonly last: string | null } {
  const next = longNamed(rows.all(), organization)
    .filter(({ id }) => after === null || compareCodePoints(id, after) > 0)
    .toSorted((one, other) => compareCodePoints(one.id, other.id))
    .slice(0, limit);
  for (const row of next) rows.set(keyOf(row), { ...row, fields: withInitial(row.fields) });
  const ids = new Set(next.map(({ id }) => id));
  for (const set of sets.all()) {
    const changes = set.changes.map((change) => (ids.has(change.id) ? shortenedChange(change) : change));
    sets.set(set.id, { ...set, changes });
  }
  return { shortened: next.length, last: next.length < limit ? null : (next.at(-1)?.id ?? null) };
}

export function renameIn(
  { rows, sets }: RosterRows,
  from: readonly OrganizationPath[],
  to: OrganizationPath | null,
): void {
  for (const { kind, id, fields } of rows.all()) {
    const { organization, ...others } = fields;
    if (organization !== undefined && from.includes(organization))
      rows.set(keyOf({ kind, id }), { kind, id, fields: { ...others, ...(to && { organization: to }) } });
  }
  for (const set of sets.all())
    if (set.organization !== null && from.includes(set.organization))
      sets.set(set.id, { ...set, organization: to });
}
