import type { SignInOutcome } from '#application/client/session/complete-sign-in.ts';
import { toast } from '../../components/toast.ts';
import { providers } from '../../messages/en/account.ts';

/** Says what came of a provider that waited to be connected; the page goes on meanwhile (AUT-12). */
export function announceSignIn({ connected, notConnected }: SignInOutcome): void {
  if (connected !== null) toast(providers.connected(providers.nameOf(connected)));
  if (notConnected !== null) toast(providers.notConnected);
}
