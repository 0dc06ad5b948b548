/** A requirement beyond role and scope. The calling code checks it and lists it in `checked`. */
export type ReachCondition =
  'audited' | 'billing-contact' | 'empty' | 'names-only' | 'on-request' | 'same-organization' | 'uncovered';

export type Reach = {
  readonly own: 'none' | 'owned' | 'shared';
  /** Whether users with the role can access records of the organizations in which they have it, and of organizations below them. */
  readonly organization: boolean;
  readonly everything: boolean;
  /** Null if role and scope are enough. */
  readonly condition: ReachCondition | null;
};

export const none: Reach = { own: 'none', organization: false, everything: false, condition: null };
export const owned: Reach = { ...none, own: 'owned' };
export const shared: Reach = { ...none, own: 'shared' };
export const organization: Reach = { ...owned, organization: true };
export const organizationOrShared: Reach = { ...shared, organization: true };
export const everything: Reach = { ...none, everything: true };

export const when = (condition: ReachCondition, reach: Reach): Reach => ({ ...reach, condition });

export const isNone = (reach: Reach): boolean =>
  reach.own === 'none' && !reach.organization && !reach.everything;
