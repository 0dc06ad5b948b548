import type { KnownId } from '#domain/rosters/plan/erased-students.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';

export type ErasePorts = { readonly clock: Pick<Clock, 'now'>; readonly vault: Pick<Vault, 'digest'> };

const purpose = 'erased-student';
const textOf = ({ family, id }: KnownId): string => `${family}\n${id}`;

/** Returns the keyed digests of a student's id. The digest with the current key is first. */
export const digestsOf = (vault: Pick<Vault, 'digests'>, known: KnownId): readonly string[] =>
  vault.digests(textOf(known), purpose);

/**
 * Erases students. Saves a keyed digest of each of their ids, so that a later import asks before it adds the students again (ROS-14). Must be called in a
 * transaction.
 */
export async function eraseStudents(
  { roster, sources }: Pick<Stores, 'roster' | 'sources'>,
  { clock, vault }: ErasePorts,
  students: readonly string[],
): Promise<void> {
  const known = await sources.knownAs(students);
  await roster.erase(students);
  const at = clock.now();
  await sources.rememberErased(
    known.map(({ organization, family, id }) => ({
      organization,
      family,
      digest: vault.digest(textOf({ family, id }), purpose),
      at,
    })),
  );
}
