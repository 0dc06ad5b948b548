import type { ReactNode } from 'react';
import type { NavigationRole } from './navigation.ts';

/** The session in the header. `trialDaysLeft` is set only during a trial. */
export type HeaderSession =
  | { readonly state: 'signed-out' }
  | {
      readonly state: 'signed-in';
      readonly firstName?: string | undefined;
      readonly lastName?: string | undefined;
      readonly schoolOrDistrict?: string | undefined;
      readonly trialDaysLeft?: number | undefined;
      readonly role: NavigationRole;
    };

export type HeaderModel = {
  readonly session: HeaderSession;
  readonly onLogout: () => void;
  /** Whether the page is for students and families. If so, the header does not offer to log in or sign up. */
  readonly forClass?: boolean;
  readonly organizations?: ReactNode;
};
