import type { AccessState } from '#domain/identity/account/access-state.ts';

export const accessWords: Readonly<Record<AccessState, string>> = {
  trial_active: 'Trial',
  trial_expired: 'Trial ended',
  subscription_active: 'License',
  renewal_coming: 'License, renewal due',
  subscription_expired: 'License ended',
};
