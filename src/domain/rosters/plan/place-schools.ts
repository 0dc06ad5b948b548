import { idOfPath, type OrganizationPath } from '../../identity/membership/organization.ts';
import { foldText } from '../../platform/tables/fold-text.ts';
import type { SourceSchool } from '../files/roster-snapshot.ts';

export type KnownSchool = { readonly path: OrganizationPath; readonly name: string };

const above = new Set(['department', 'district', 'local', 'national', 'state']);

/**
 * Returns our organization for each school of a source, by source id (R16): the one that the user chose, if it exists; else, for a district, the chosen
 * organization, and for a school, the only one with the same name. If the files contain one school and the chosen organization is a school, they are the same.
 * Null until a user decides, because a wrong guess would assign children to the wrong school.
 */
export function placeSchools(
  schools: readonly SourceSchool[],
  chosen: OrganizationPath,
  known: readonly KnownSchool[],
  decided: Readonly<Record<string, string | null>>,
): ReadonlyMap<string, OrganizationPath | null> {
  const isDistrict = ({ type }: SourceSchool): boolean => above.has(type?.toLowerCase() ?? '');
  const own = schools.filter((school) => !isDistrict(school));
  const single = known.length === 1 && own.length === 1;
  const placeOf = (school: SourceSchool): OrganizationPath | null => {
    const decision = decided[school.id];
    if (decision !== undefined) return known.find(({ path }) => idOfPath(path) === decision)?.path ?? null;
    if (isDistrict(school) || single) return chosen;
    const [only, ...others] = known.filter(({ name }) => foldText(name) === foldText(school.name));
    return only === undefined || others.length > 0 ? null : only.path;
  };
  return new Map(schools.map((school) => [school.id, placeOf(school)]));
}
