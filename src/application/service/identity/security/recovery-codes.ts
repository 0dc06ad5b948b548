import { recoveryCodeCount } from '#domain/identity/sign-in/second-factor.ts';
import type { Secrets } from '../../platform/ports/secrets.ts';

/** Number of letters of a code that are stored with its digest, so that a check computes one digest instead of ten. */
const handleLength = 2;
const separator = ':';

const handleOf = (code: string): string => code.slice(0, handleLength);

export function newRecoveryCodes(secrets: Pick<Secrets, 'recoveryCode'>): readonly string[] {
  const codes = new Map<string, string>();
  while (codes.size < recoveryCodeCount) {
    const code = secrets.recoveryCode();
    if (!codes.has(handleOf(code))) codes.set(handleOf(code), code);
  }
  return [...codes.values()];
}

/** Returns the stored form of a code: two letters to find it, and the slow digest of all ten letters. 40 bits stay secret (SEC-7). */
export const storedDigest = async (secrets: Pick<Secrets, 'digest'>, code: string): Promise<string> =>
  `${handleOf(code)}${separator}${await secrets.digest(code, 'years')}`;

/** Returns the stored digest of a code; null if none matches. Always takes the time of one digest. */
export async function findDigest(
  secrets: Pick<Secrets, 'matches'>,
  code: string,
  { stored, decoy }: { readonly stored: readonly string[]; readonly decoy: string },
): Promise<string | null> {
  const candidate = stored.find((digest) => digest.startsWith(`${handleOf(code)}${separator}`)) ?? null;
  const digest = candidate?.slice(handleLength + separator.length) ?? decoy;
  return (await secrets.matches(code, digest)) ? candidate : null;
}
