import type { ReactNode } from 'react';

/** The column of the login and account pages. */
export const AccountPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="account-page">{children}</div>
);

/** A divider between ways to log in, with a label. */
export const OrDivider = ({ children }: { readonly children: ReactNode }) => <p className="or">{children}</p>;
