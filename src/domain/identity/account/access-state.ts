/** States of a person's access to licensed parts. Spec §4. */
export const accessStates = [
  'trial_active',
  'trial_expired',
  'subscription_active',
  'subscription_expired',
  'renewal_coming',
] as const;
export type AccessState = (typeof accessStates)[number];

/** Spec §4: the state until the account record is loaded. */
export const defaultAccessState: AccessState = 'trial_active';

const covered: Readonly<Record<AccessState, boolean>> = {
  trial_active: true,
  trial_expired: false,
  subscription_active: true,
  subscription_expired: false,
  renewal_coming: true,
};

/** Whether a trial or a license is active in this state. A new state does not compile without an entry in `covered`. */
export const readsLicensed = (state: AccessState): boolean => covered[state];
