import { safeReturnPath } from '#domain/identity/navigation/paths.ts';
import type { Storage } from '../../platform/ports/storage.ts';
import { emailForSignInEntry, returnPathEntry } from '../../storage-entries.ts';
import type { SignInOutcome } from './complete-sign-in.ts';

/** The result of a sign-in by email. `returnPath` is the page where the user started it. */
export type MailedSignInOutcome = SignInOutcome & { readonly returnPath: string };

/** Spec §4: removes the stored address after a sign-in by mail; returns the path of the next page. */
export function endMailedSignIn(storage: Storage): string {
  const returnPath = safeReturnPath(storage.read(returnPathEntry));
  storage.forget(emailForSignInEntry);
  storage.forget(returnPathEntry);
  return returnPath;
}
