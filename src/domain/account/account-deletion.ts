import type { IsoDate } from '../dates/iso-date.ts';
import { type InCharge, isLastInCharge } from '../organizations/in-charge.ts';

/** An organization as a page names it. */
type OrganizationName = { readonly id: string; readonly name: string };

/** An organization that somebody runs and others belong to, and everybody who runs it. */
export type RunOrganization = OrganizationName & {
  readonly membership: InCharge;
  readonly inCharge: readonly InCharge[];
};

/** Others belong to an organization that only this person runs: they name somebody else before they delete their account. */
export type RunsAlone = { readonly kind: 'account/runs-alone' };

/** Such an organization, and what they are in it. */
type OrganizationRunAlone = OrganizationName & Pick<InCharge, 'role'>;

/** Those of the organizations that nobody would run without this person. */
export const runAlone = (runs: readonly RunOrganization[]): readonly OrganizationRunAlone[] =>
  runs
    .filter(({ membership, inCharge }) => isLastInCharge(membership, inCharge))
    .map(({ id, name, membership: { role } }) => ({ id, name, role }));

/** A classroom of somebody who deletes their account. */
export type ClassroomLeft = {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
  /** How many lessons are assigned to it. */
  readonly lessons: number;
  /** How many students are in it. */
  readonly students: number;
  readonly coTeachers: number;
  /** The co-teacher whose classroom it becomes, by name, else by address; null where it is deleted. */
  readonly heir: string | null;
};

/** What deleting an account would do. */
export type DeletionPreview = {
  /** The organizations that keep the account from being deleted; see `RunsAlone`. */
  readonly blockedBy: readonly OrganizationRunAlone[];
  /** The other schools and districts that the person leaves. Their own workspace is deleted. */
  readonly leaves: readonly OrganizationName[];
  /** The classrooms that they own, archived ones included, by name. */
  readonly classrooms: readonly ClassroomLeft[];
  /** How many they co-teach: those go on without them. */
  readonly coTaught: number;
  /** The last day of a license that the account bought for itself; null without one that runs. */
  readonly licensedUntil: IsoDate | null;
  /** Whether there are invoices or receipts of the account itself, which it cannot read after. */
  readonly hasReceipts: boolean;
};

type Teacher = {
  readonly accountId: string | null;
  readonly name: string | null;
  readonly email: string | null;
};

/** Who takes over a classroom whose owner, its first teacher, goes: the first co-teacher who has opened it. */
export function heirOf([, ...coTeachers]: readonly Teacher[]): string | null {
  const heir = coTeachers.find(({ accountId }) => accountId !== null);
  return heir === undefined ? null : (heir.name ?? heir.email ?? '');
}
