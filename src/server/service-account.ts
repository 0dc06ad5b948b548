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

/** Credentials of a different kind, such as workload identity. Google's libraries validate them. */
const otherCredential = z.looseObject({ type: z.string().check(z.minLength(1)) });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** Whether a text is the key file of a service account with a readable key. */
export const isServiceAccount = (text: string): boolean => serviceAccount.safeParse(jsonOf(text)).success;

function isCredentialFile(text: string): boolean {
  const credential = otherCredential.safeParse(jsonOf(text));
  return credential.success && (credential.data.type !== 'service_account' || isServiceAccount(text));
}

/** Returns the fault of a credentials file, or null if it is valid. */
export function credentialFileFault(file: string, readText: (file: string) => string): string | null {
  try {
    return isCredentialFile(readText(file)) ? null : 'holds no credentials';
  } catch (error) {
    if (error instanceof Error && 'code' in error) return 'cannot be read';
    throw error;
  }
}
