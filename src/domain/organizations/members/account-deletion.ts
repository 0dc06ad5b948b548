import type { IsoDate } from '../../platform/dates/iso-date.ts';
import { type InCharge, isLastInCharge } from './in-charge.ts';

type OrganizationName = { readonly id: string; readonly name: string };

/** An organization that the person manages and that has other members, with all of its managers. */
export type RunOrganization = OrganizationName & {
  readonly membership: InCharge;
  readonly inCharge: readonly InCharge[];
};

/**
 * The person is the last one in charge of an organization with other members (see `isLastInCharge`). They must name a successor before they delete their
 * account.
 */
export type OnlyOneInCharge = { readonly kind: 'account/runs-alone' };

type BlockingOrganization = OrganizationName & Pick<InCharge, 'role'>;

/** Returns the organizations in which this person is the last one in charge; see `isLastInCharge`. */
export const onlyInChargeOf = (runs: readonly RunOrganization[]): readonly BlockingOrganization[] =>
  runs
    .filter(({ membership, inCharge }) => isLastInCharge(membership, inCharge))
    .map(({ id, name, membership: { role } }) => ({ id, name, role }));

export type ClassroomLeft = {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
  readonly lessons: number;
  readonly students: number;
  readonly coTeachers: number;
  /** Name, or else address, of the co-teacher who becomes the owner; null if the classroom is deleted. */
  readonly heir: string | null;
};

export type DeletionPreview = {
  /** The organizations that prevent the deletion; see `OnlyOneInCharge`. */
  readonly blockedBy: readonly BlockingOrganization[];
  /** Other schools and districts that the person leaves. Their own workspace is deleted. */
  readonly leaves: readonly OrganizationName[];
  readonly classrooms: readonly ClassroomLeft[];
  readonly coTaught: number;
  /** Last day of the account's own running license; null if none. */
  readonly licensedUntil: IsoDate | null;
  /** Whether the account has invoices or receipts of its own. They cannot be opened after the deletion. */
  readonly hasReceipts: boolean;
};

type Teacher = {
  readonly accountId: string | null;
  readonly name: string | null;
  readonly email: string | null;
};

/** Returns the new owner of a classroom whose owner (its first teacher) leaves: the first co-teacher who has opened it; null if none. */
export function nextOwnerOf([, ...coTeachers]: readonly Teacher[]): string | null {
  const heir = coTeachers.find(({ accountId }) => accountId !== null);
  return heir === undefined ? null : (heir.name ?? heir.email ?? '');
}
