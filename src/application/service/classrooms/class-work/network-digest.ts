import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import type { Vault } from '../../platform/ports/vault.ts';

/** Returns a digest for checking whether two networks are equal within a class and day, so that the address is not stored (CLS-6). */
export const networkDigest = (
  vault: Pick<Vault, 'digest'>,
  {
    classroomId,
    day,
    network,
  }: { readonly classroomId: string; readonly day: IsoDate; readonly network: string },
): string => vault.digest(`${classroomId} ${day} ${network}`, 'class network');
