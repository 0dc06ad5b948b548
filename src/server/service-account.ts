import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';

const isPrivateKey = (text: string): boolean => {
  try {
    createPrivateKey(text);
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
};

const serviceAccount = z.looseObject({
  project_id: z.string().check(z.minLength(1)),
  client_email: z.email(),
  private_key: z.string().check(z.refine(isPrivateKey)),
});

/** Credentials of another kind, such as a workload's own; what they must hold is Google's matter. */
const otherCredential = z.looseObject({ type: z.string().check(z.minLength(1)) });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** Whether a text is the key file of a service account, with a key that can be read. */
export const isServiceAccount = (text: string): boolean => serviceAccount.safeParse(jsonOf(text)).success;

/** Whether a text is a file of credentials as Google's libraries take them. */
export function isCredentialFile(text: string): boolean {
  const credential = otherCredential.safeParse(jsonOf(text));
  return credential.success && (credential.data.type !== 'service_account' || isServiceAccount(text));
}
