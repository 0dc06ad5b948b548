import type { SourceSchool } from './roster-snapshot.ts';

/** Returns the ids of organizations whose parents form a cycle. Visits each one once. */
export function cyclicOrganizations(orgs: ReadonlyMap<string, SourceSchool>): ReadonlySet<string> {
  const known = new Map<string, boolean>();
  for (const id of orgs.keys()) {
    const path = new Set<string>();
    let next: string | null = id;
    while (next !== null && !known.has(next) && !path.has(next)) {
      path.add(next);
      next = orgs.get(next)?.parent ?? null;
    }
    const circles = next !== null && (known.get(next) ?? true);
    for (const passed of path) known.set(passed, circles);
  }
  return new Set([...known].flatMap(([id, circles]) => (circles ? [id] : [])));
}
