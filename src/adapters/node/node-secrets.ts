import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import type { DigestLife, Secrets } from '#application/service/platform/ports/secrets.ts';
import { classCodeLength, classCodeSymbols } from '#domain/classrooms/class-codes/class-code.ts';
import { activationCodeLength, activationCodeSymbols } from '#domain/billing/license/activation-code.ts';
import { userCodeLength, userCodeSymbols } from '#domain/identity/devices/user-code.ts';

/** Letters and digits that are not easily confused. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const recoveryCodeLength = 10;
/** The cost of scrypt. Its memory is 128 * 2^ln * r bytes, and its time grows with it. */
type Cost = { readonly ln: number; readonly r: number; readonly p: number };

/**
 * The costs by lifetime.
 * `years`: about 30 ms of CPU time and 16 MB, for recovery codes. Their 40 unknown bits must withstand a stolen backup.
 * `minutes`: about 2 ms and 1 MB, for the six digits of a sign-in code. No cost would protect a million possible codes from an attacker with the live database:
 * at 30 ms each, all can be tried in minutes on a few machines. Instead, a code is protected because it expires after ten minutes, one use or five attempts,
 * and a backup contains no valid codes. The digest only prevents accidental reading.
 */
const costs: Readonly<Record<DigestLife, Cost>> = {
  minutes: { ln: 10, r: 8, p: 1 },
  years: { ln: 14, r: 8, p: 1 },
};
const keyLength = 32;
const saltLength = 16;
const linkKeyLength = 24;

const stretch = (secret: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, keyLength, { N: 2 ** ln, r, p }, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

const phcString = (salt: Buffer, key: Buffer, { ln, r, p }: Cost): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;

const phcPattern = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

type Digest = { readonly salt: Buffer; readonly key: Buffer; readonly cost: Cost };

function parseDigest(text: string): Digest {
  const [, ln, r, p, salt, key] = phcPattern.exec(text) ?? [];
  if (salt === undefined || key === undefined) throw new Error('the digest has an unknown format');
  return {
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
  };
}

const symbols = (length: number, of: string): string =>
  Array.from({ length }, () => of.charAt(randomInt(of.length))).join('');

/** Secrets by Node's crypto module. Uses the system's random numbers, and scrypt as the slow digest. */
export class NodeSecrets implements Secrets {
  digits(length: number): string {
    return String(randomInt(10 ** length)).padStart(length, '0');
  }

  below(limit: number): number {
    return randomInt(limit);
  }

  recoveryCode(): string {
    return symbols(recoveryCodeLength, alphabet);
  }

  userCode(): string {
    return symbols(userCodeLength, userCodeSymbols);
  }

  classCode(): string {
    return symbols(classCodeLength, classCodeSymbols);
  }

  activationCode(): string {
    return symbols(activationCodeLength, activationCodeSymbols);
  }

  linkKey(): string {
    return randomBytes(linkKeyLength).toString('base64url');
  }

  fingerprint(key: string): string {
    return createHash('sha256').update(key).digest('base64url');
  }

  async sha256(text: string): Promise<string> {
    return this.fingerprint(text);
  }

  async digest(secret: string, life: DigestLife): Promise<string> {
    const salt = randomBytes(saltLength);
    return phcString(salt, await stretch(secret, salt, costs[life]), costs[life]);
  }

  async matches(secret: string, digest: string): Promise<boolean> {
    const { salt, key, cost } = parseDigest(digest);
    return timingSafeEqual(await stretch(secret, salt, cost), key);
  }
}
