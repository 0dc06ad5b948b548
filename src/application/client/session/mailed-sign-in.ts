import { safeReturnPath } from '#domain/navigation/paths.ts';
import type { Storage } from '../ports/storage.ts';
import { emailForSignInSlot, returnPathSlot } from '../slots.ts';
import type { Entered } from './enter-session.ts';

/** Somebody is in by a mail; `returnPath` is where they wanted to be when they asked for it. */
export type EnteredByMail = Entered & { readonly returnPath: string };

/** Spec §4: after a sign-in by mail the kept address is removed; the answer is the path to go on to. */
export function endMailedSignIn(storage: Storage): string {
  const returnPath = safeReturnPath(storage.read(returnPathSlot));
  storage.forget(emailForSignInSlot);
  storage.forget(returnPathSlot);
  return returnPath;
}
