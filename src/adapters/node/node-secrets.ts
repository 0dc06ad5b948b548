import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#application/service/ports/secrets.ts';

/** Letters and digits that nobody takes for another one. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const recoveryCodeLength = 10;
/** About 30 ms of one core and 16 MB for each digest. */
const cost = { N: 2 ** 14, r: 8, p: 1 };
const keyLength = 32;
const saltLength = 16;
const linkKeyLength = 24;

const stretch = (secret: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, keyLength, cost, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });

/** Secrets by Node's own cryptography: random numbers of the system, scrypt as the slow digest. */
export class NodeSecrets implements Secrets {
  digits(length: number): string {
    return String(randomInt(10 ** length)).padStart(length, '0');
  }

  recoveryCode(): string {
    return Array.from({ length: recoveryCodeLength }, () => alphabet.charAt(randomInt(alphabet.length))).join(
      '',
    );
  }

  linkKey(): string {
    return randomBytes(linkKeyLength).toString('base64url');
  }

  fingerprint(key: string): string {
    return createHash('sha256').update(key).digest('base64url');
  }

  async digest(secret: string): Promise<string> {
    const salt = randomBytes(saltLength);
    const key = await stretch(secret, salt);
    return ['scrypt', salt.toString('base64url'), key.toString('base64url')].join('$');
  }

  async matches(secret: string, digest: string): Promise<boolean> {
    const [kind, salt, key] = digest.split('$');
    if (kind !== 'scrypt' || salt === undefined || key === undefined) {
      throw new Error('a digest of another kind');
    }
    const expected = Buffer.from(key, 'base64url');
    return timingSafeEqual(await stretch(secret, Buffer.from(salt, 'base64url')), expected);
  }
}
