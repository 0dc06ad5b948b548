import type { ReactNode } from 'react';

export const AccountPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="account-page stack" data-gap="5">
    {children}
  </div>
);

export const OrDivider = ({ children }: { readonly children: ReactNode }) => <p className="or">{children}</p>;
