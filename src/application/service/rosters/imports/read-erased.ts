import { isWithin } from '#domain/organizations/access/scope.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import type { ErasedOn } from '#domain/rosters/plan/erased-students.ts';
import { digestsOf } from '../../classrooms/students/erase-students.ts';
import type { ErasedId, SourceName } from '../ports/roster-sources.ts';
import type { ImportPorts } from './act-on-import.ts';

/** Returns a function that returns when a student of a school was erased. Students of other schools do not count. */
export async function readErased(
  { transaction, vault }: Pick<ImportPorts, 'transaction' | 'vault'>,
  { source, timeZone }: { readonly source: SourceName; readonly timeZone: string },
): Promise<ErasedOn> {
  const erased = await transaction.run(({ sources }) => sources.erased(source.organization));
  if (erased.length === 0) return () => null;
  const byDigest = new Map<string, ErasedId[]>();
  for (const one of erased) {
    const key = `${one.family} ${one.digest}`;
    byDigest.set(key, [...(byDigest.get(key) ?? []), one]);
  }
  return (known, school) => {
    const found = digestsOf(vault, known)
      .flatMap((digest) => byDigest.get(`${known.family} ${digest}`) ?? [])
      .find(
        ({ organization }) =>
          school === null || isWithin(school, organization) || isWithin(organization, school),
      );
    return found === undefined ? null : dayInZone(timeZone)(found.at);
  };
}
