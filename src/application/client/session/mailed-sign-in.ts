import { safeReturnPath } from '#domain/navigation/paths.ts';
import type { Storage } from '../ports/storage.ts';
import { emailForSignInEntry, returnPathEntry } from '../storage-entries.ts';
import type { SignInOutcome } from './complete-sign-in.ts';

/** Somebody is in by a mail; `returnPath` is where they wanted to be when they asked for it. */
export type MailedSignInOutcome = SignInOutcome & { readonly returnPath: string };

/** Spec §4: after a sign-in by mail the stored address is removed; the answer is the path to go on to. */
export function endMailedSignIn(storage: Storage): string {
  const returnPath = safeReturnPath(storage.read(returnPathEntry));
  storage.forget(emailForSignInEntry);
  storage.forget(returnPathEntry);
  return returnPath;
}
