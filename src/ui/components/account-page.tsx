import type { ReactNode } from 'react';

/** The column that the pages around an account stand in. */
export const AccountPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="account-page">{children}</div>
);

/** Divides one way in from the next, and says what comes. */
export const OrDivider = ({ children }: { readonly children: ReactNode }) => <p className="or">{children}</p>;
