/** Whether a person may use what a license covers. Spec §4. */
export const accessStates = [
  'trial_active',
  'trial_expired',
  'subscription_active',
  'subscription_expired',
  'renewal_coming',
] as const;
export type AccessState = (typeof accessStates)[number];

/** Spec §4: what is shown until the record is read. */
export const defaultAccessState: AccessState = 'trial_active';

/** Whether licensed parts may be read in this state. */
export const readsLicensed = (state: AccessState): boolean =>
  state !== 'trial_expired' && state !== 'subscription_expired';
