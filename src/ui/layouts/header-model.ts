import type { ReactNode } from 'react';
import type { AccountType } from '#domain/account/account-type.ts';

/** Who the header greets. `trialDaysLeft` only while a trial counts. */
export type HeaderSession =
  | { readonly state: 'signed-out' }
  | {
      readonly state: 'signed-in';
      readonly firstName?: string | undefined;
      readonly lastName?: string | undefined;
      /** The organization that they act in, or what they wrote where they belong to none. */
      readonly schoolOrDistrict?: string | undefined;
      readonly trialDaysLeft?: number | undefined;
      readonly accessState?: string | undefined;
      readonly accountType?: AccountType | undefined;
    };

/** What the header shows and does; the routes make it from the session. */
export type HeaderModel = {
  readonly session: HeaderSession;
  readonly onLogout: () => void;
  /** Whether the page is for students and families: it does not offer to log in or sign up. */
  readonly forClass?: boolean;
  /** The organizations to choose from, as entries of the account menu. */
  readonly organizations?: ReactNode;
};
