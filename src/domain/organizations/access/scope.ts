import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { EmailAddress } from '../../platform/forms/text-fields.ts';
import type { ReachCondition } from './reach.ts';

export type OwnScope = {
  readonly accountId: string;
  /** Items waiting for this address count as their own; null if they verified none. */
  readonly mailbox: EmailAddress | null;
  readonly shared: boolean;
};

/**
 * The subjects of one kind that an actor may reach: the union of its parts. Repositories take it and return nothing outside of it.
 * PostgreSQL compiles it to a condition; the fakes evaluate it with `isInScope`.
 */
export type Scope = {
  readonly everything: boolean;
  /** Includes the organizations below these. */
  readonly organizations: readonly OrganizationPath[];
  readonly own: OwnScope | null;
};

export type Relation = 'owner' | 'sharer' | 'none';

/** A subject of an action: the facts that access depends on. */
export type Subject = {
  readonly relation: Relation;
  /** Null if the subject belongs to no organization. */
  readonly organization: OrganizationPath | null;
  /** Conditions that the calling code has checked; default none. */
  readonly checked?: readonly ReachCondition[];
};

export const emptyScope: Scope = { everything: false, organizations: [], own: null };

/** Whether a scope has nothing but the reader's own. */
export const isOnlyOwn = ({ everything, organizations, own }: Scope): boolean =>
  !everything && organizations.length === 0 && own !== null;

export const everywhere: Scope = { ...emptyScope, everything: true };

/** The actor's own account, or a subject that they are about to create. */
export const ownSubject: Subject = { relation: 'owner', organization: null };

export const isEmptyScope = ({ everything, organizations, own }: Scope): boolean =>
  !everything && organizations.length === 0 && own === null;

/** Whether an organization is `above`, or below it. */
export const isWithin = (organization: OrganizationPath, above: OrganizationPath): boolean =>
  organization.startsWith(above);

const isOwn = (own: OwnScope | null, relation: Relation): boolean =>
  own !== null && (relation === 'owner' || (relation === 'sharer' && own.shared));

/** Whether a scope includes the subject. The relation is to the actor of the scope. */
export const isInScope = (
  { everything, organizations, own }: Scope,
  { relation, organization }: Subject,
): boolean =>
  everything ||
  isOwn(own, relation) ||
  (organization !== null && organizations.some((above) => isWithin(organization, above)));
