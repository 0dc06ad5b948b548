import type { EmailAddress } from '../account/text-fields.ts';
import type { Condition } from './reach.ts';

/** The ids of an organization and of those above it, from the root, each followed by a slash: `tidewater/pier-street/`. */
export type OrganizationPath = string;

/** What somebody has of their own. */
export type OwnScope = {
  readonly accountId: string;
  /** What waits for this address counts as theirs; null where they proved none. */
  readonly mailbox: EmailAddress | null;
  /** Whether what they share with its owner counts, too. */
  readonly shared: boolean;
};

/**
 * What an actor may reach, of one kind of thing: the union of its parts. Repositories take it and answer nothing outside of
 * it; PostgreSQL compiles it to a condition, the fakes evaluate it with `isInScope`.
 */
export type Scope = {
  readonly everything: boolean;
  /** What belongs to these organizations, and to those below them. */
  readonly organizations: readonly OrganizationPath[];
  readonly own: OwnScope | null;
};

/** How somebody relates to a thing by themselves, apart from any organization. */
export type Relation = 'owner' | 'sharer' | 'none';

/** A thing that is acted on, as far as access depends on it. */
export type Subject = {
  readonly relation: Relation;
  /** Null for what belongs to no organization. */
  readonly organization: OrganizationPath | null;
  /** The conditions that the code that asks has checked; none where it is left out. */
  readonly checked?: readonly Condition[];
};

export const emptyScope: Scope = { everything: false, organizations: [], own: null };

/** Whatever there is, for what the service does by itself. */
export const everywhere: Scope = { ...emptyScope, everything: true };

/** Somebody's own account, or what they are about to make. */
export const ownSubject: Subject = { relation: 'owner', organization: null };

/** Whether nothing can be in it. */
export const isEmptyScope = ({ everything, organizations, own }: Scope): boolean =>
  !everything && organizations.length === 0 && own === null;

/** Whether an organization is this one, or below it. */
export const isWithin = (organization: OrganizationPath, above: OrganizationPath): boolean =>
  organization.startsWith(above);

const isOwn = (own: OwnScope | null, relation: Relation): boolean =>
  own !== null && (relation === 'owner' || (relation === 'sharer' && own.shared));

/** Whether the subject may be reached; its relation is that to the actor whose scope it is. */
export const isInScope = (
  { everything, organizations, own }: Scope,
  { relation, organization }: Subject,
): boolean =>
  everything ||
  isOwn(own, relation) ||
  (organization !== null && organizations.some((above) => isWithin(organization, above)));
