import type { KnownId } from '#domain/imports/erased-students.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../ports/transaction.ts';
import type { Vault } from '../ports/vault.ts';

/** The ports for erasing students. */
export type ErasePorts = { readonly clock: Pick<Clock, 'now'>; readonly vault: Pick<Vault, 'digest'> };

const purpose = 'erased-student';
const textOf = ({ family, id }: KnownId): string => `${family}\n${id}`;

/** The keyed digests of an ID of a student, the present one first. */
export const digestsOf = (vault: Pick<Vault, 'digests'>, known: KnownId): readonly string[] =>
  vault.digests(textOf(known), purpose);

/**
 * Erases students. Of each ID by which they were known, a keyed digest is stored, so that an import that still names them asks before it adds
 * them again (ROS-14). Within a transaction.
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
