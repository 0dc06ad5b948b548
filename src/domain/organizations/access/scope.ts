import type { OrganizationPath } from '../../identity/membership/organization.ts';
import type { EmailAddress } from '../../platform/forms/text-fields.ts';
import type { ReachCondition } from './reach.ts';

export type OwnScope = {
  readonly accountId: string;
  /** The verified address of the actor; null if none. Items waiting for this address count as the actor's own. */
  readonly mailbox: EmailAddress | null;
  readonly shared: boolean;
};

/**
 * The subjects of one kind that an actor may access: the union of the parts below. Repositories return only these subjects. PostgreSQL compiles a scope to a
 * condition; the fakes evaluate it with `isInScope`.
 */
export type Scope = {
  readonly everything: boolean;
  /** Includes the organizations below them. */
  readonly organizations: readonly OrganizationPath[];
  readonly own: OwnScope | null;
};

export type Relation = 'owner' | 'sharer' | 'none';

/** A subject of an action, with the facts that determine access. */
export type Subject = {
  readonly relation: Relation;
  /** Null if the subject belongs to no organization. */
  readonly organization: OrganizationPath | null;
  /** Conditions that the calling code has checked; none by default. */
  readonly checked?: readonly ReachCondition[];
};

export const emptyScope: Scope = { everything: false, organizations: [], own: null };

/** Whether a scope contains only the reader's own subjects. */
export const isOnlyOwn = ({ everything, organizations, own }: Scope): boolean =>
  !everything && organizations.length === 0 && own !== null;

export const everywhere: Scope = { ...emptyScope, everything: true };

/** The actor's own account, or a subject that they are about to create. */
export const ownSubject: Subject = { relation: 'owner', organization: null };

export const isEmptyScope = ({ everything, organizations, own }: Scope): boolean =>
  !everything && organizations.length === 0 && own === null;

/** Whether an organization is `above` itself or below it. */
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
