import type { SignInOutcome } from '#application/client/identity/session/complete-sign-in.ts';
import { toast } from '../../../components/notices/toast.ts';
import { providers } from '../../../messages/en/account.ts';

/** Shows whether the provider that had to wait for this login is now connected (AUT-12). */
export function announceSignIn({ connected, notConnected }: SignInOutcome): void {
  if (connected !== null) toast(providers.connected(providers.nameOf(connected)));
  if (notConnected !== null) toast(providers.notConnected);
}
