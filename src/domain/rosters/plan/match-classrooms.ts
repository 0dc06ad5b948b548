import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { RosterRow } from '../../classrooms/change-sets/roster.ts';
import { foldText } from '../../platform/tables/fold-text.ts';
import type { HeldRoster, SourceLink } from './import-needs.ts';
import type { Matched, MatchedOne } from './match-source.ts';
import { indexOf, onlyOf } from './name-index.ts';
import { isNamedClass } from '../files/named-class.ts';
import type { SourceClassroom } from '../files/roster-snapshot.ts';

export type MatchedClassrooms = Matched<SourceClassroom> & {
  /** Classrooms whose name matches several stored classrooms. The import does not choose one of them and does not add a new one. */
  readonly undecided: readonly SourceClassroom[];
};

type NamedIn = (name: string, school: OrganizationPath | null) => readonly string[];

/**
 * Returns a function that finds the ids of classrooms by name, and by school if given. It returns archived classrooms only if all of the matches are archived.
 */
function namedAmong(rows: readonly RosterRow[]): NamedIn {
  const byId = new Map(rows.map((row) => [row.id, row.fields]));
  const byName = indexOf(
    rows,
    ({ fields }) => foldText(fields['name'] ?? ''),
    ({ id }) => id,
  );
  return (name, school) => {
    const found = byName
      .get(foldText(name))
      .filter((id) => school === null || byId.get(id)?.['organization'] === school);
    const active = found.filter((id) => byId.get(id)?.['state'] === 'active');
    return active.length === 0 ? found : active;
  };
}

/**
 * Matches classrooms by source id (our own id in our own files), else by a name that is unique on both sides. A class without a source id matches the classroom
 * that currently has its name. If the source has a school, the classroom must be in that school.
 */
export function matchClassrooms(
  sources: readonly SourceClassroom[],
  held: Pick<HeldRoster, 'links' | 'roster'>,
  placeOf: (school: string) => OrganizationPath | null,
  newId: () => string,
): MatchedClassrooms {
  const linked = new Map(
    held.links.flatMap(({ kind, sourceId, id }) => (kind === 'classroom' ? [[sourceId, id] as const] : [])),
  );
  const taken = new Set(linked.values());
  const rows = [...held.roster.values()].filter(({ kind }) => kind === 'classroom');
  const own = new Set(rows.map(({ id }) => id));
  const everyOne = namedAmong(rows);
  const unlinked = namedAmong(rows.filter(({ id }) => !taken.has(id)));
  const named = indexOf(
    sources,
    ({ name, school }) => `${school ?? ''}\n${foldText(name)}`,
    ({ id }) => id,
  );
  const knownById = ({ id, name, school }: SourceClassroom): string | null =>
    linked.get(id) ??
    (own.has(id) ? id : null) ??
    (onlyOf(named.get(`${school ?? ''}\n${foldText(name)}`)) === null
      ? null
      : onlyOf(unlinked(name, school && placeOf(school))));

  const ids = new Map<string, string>();
  const links: SourceLink[] = [];
  const undecided: SourceClassroom[] = [];
  const matched = sources.flatMap((source): readonly MatchedOne<SourceClassroom>[] => {
    const isNamed = isNamedClass(source.id);
    const called = isNamed ? everyOne(source.name, source.school && placeOf(source.school)) : [];
    if (called.length > 1) {
      undecided.push(source);
      return [];
    }
    const id = called[0] ?? knownById(source) ?? newId();
    ids.set(source.id, id);
    if (linked.get(source.id) !== id) links.push({ kind: 'classroom', sourceId: source.id, id });
    return [{ source, id }];
  });
  const unclear = new Set(undecided.map(({ id }) => id));
  return {
    matched,
    links,
    undecided,
    idOf: (sourceId) => ids.get(sourceId) ?? (unclear.has(sourceId) ? null : (linked.get(sourceId) ?? null)),
  };
}
