import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Vault } from '../../platform/ports/vault.ts';

/** Returns a digest of a network address, which is not stored. Within a class and day, equal networks have equal digests (CLS-6). */
export const networkDigest = (
  vault: Pick<Vault, 'digest'>,
  {
    classroomId,
    day,
    network,
  }: { readonly classroomId: string; readonly day: IsoDate; readonly network: string },
): string => vault.digest(`${classroomId} ${day} ${network}`, 'class network');
