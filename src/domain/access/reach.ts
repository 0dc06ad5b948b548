/** What must hold beyond role and scope; the code that asks for the permission has checked it and says so. */
export type Condition =
  'audited' | 'billing-contact' | 'empty' | 'names-only' | 'on-request' | 'same-organization' | 'uncovered';

/** How far one role reaches with one action. */
export type Reach = {
  /** Of their own: nothing, what they own, or also what they share with its owner. */
  readonly own: 'none' | 'owned' | 'shared';
  /** What belongs to the organizations where they hold the role, and to those below. */
  readonly organization: boolean;
  readonly everything: boolean;
  /** Null where role and scope are enough. */
  readonly condition: Condition | null;
};

export const none: Reach = { own: 'none', organization: false, everything: false, condition: null };
export const owned: Reach = { ...none, own: 'owned' };
export const shared: Reach = { ...none, own: 'shared' };
/** What they own, and what their organizations have. */
export const organization: Reach = { ...owned, organization: true };
/** The same, and what they share. */
export const organizationOrShared: Reach = { ...shared, organization: true };
export const everything: Reach = { ...none, everything: true };

/** The same reach under a condition. */
export const when = (condition: Condition, reach: Reach): Reach => ({ ...reach, condition });

/** Whether it reaches nothing at all. */
export const isNone = (reach: Reach): boolean =>
  reach.own === 'none' && !reach.organization && !reach.everything;
