import { emailForSignInSlot, lostEmailSlot } from '#application/client/slots.ts';
import { useSlot } from '../../use-slot.ts';

/** The address to log in with, as this browser knows it: of the link asked for here, or of the session lost here. */
export function useKnownEmail(): string {
  const [asked] = useSlot(emailForSignInSlot);
  const [lost] = useSlot(lostEmailSlot);
  return asked ?? lost ?? '';
}
