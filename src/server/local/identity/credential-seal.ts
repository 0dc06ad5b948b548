import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readOptionalFile } from '../read-optional-file.ts';
import { replaceFile } from '../replace-file.ts';
import { jsonOf } from './session-of.ts';

/** Signs the emulator's unsigned credentials, so that they cannot be forged. */
export interface CredentialSeal {
  signed(token: string): string;
  unsigned(token: string): string | null;
  sealed(credential: string): string;
  unsealed(credential: string): string | null;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = base64url({ alg: 'HS256', typ: 'JWT' });
const openHeader = base64url({ alg: 'none', typ: 'JWT' });
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64');

/** Reads the key in `file`, or creates it. Throws on an invalid file, with the fix. */
export function keyIn(file: string): Buffer {
  const text = readOptionalFile(file);
  if (text === undefined) {
    const key = randomBytes(32);
    replaceFile(file, `${key.toString('hex')}\n`);
    return key;
  }
  if (!/^[0-9a-f]{64}\s*$/.test(text)) {
    throw new Error(
      `${file} contains no key. Delete it and start again: all users then have to log in again.`,
    );
  }
  return Buffer.from(text.trim(), 'hex');
}

export function credentialSeal(key: Buffer): CredentialSeal {
  const mark = (kind: 'token' | 'credential', text: string): string =>
    createHmac('sha256', key)
      .update(`${kind === 'token' ? '' : 'credential '}${text}`)
      .digest('base64url');
  const isMark = (given: string, expected: string): boolean => {
    const [one, other] = [Buffer.from(given), Buffer.from(expected)];
    return one.length === other.length && timingSafeEqual(one, other);
  };
  return {
    signed: (token) => {
      const content = `${header}.${token.split('.')[1] ?? ''}`;
      return `${content}.${mark('token', content)}`;
    },
    unsigned: (token) => {
      const [head, payload = '', signature = '', ...more] = token.split('.');
      const isOurs = head === header && more.length === 0;
      return isOurs && isMark(signature, mark('token', `${head}.${payload}`))
        ? `${openHeader}.${payload}.`
        : null;
    },
    sealed: (credential) => {
      const record = jsonOf(credential) as object;
      return base64({ ...record, seal: mark('credential', JSON.stringify(record)) });
    },
    unsealed: (credential) => {
      const given = jsonOf(credential);
      if (typeof given !== 'object' || given === null) return null;
      const { seal = '', ...record } = given as { readonly seal?: unknown };
      return isMark(String(seal), mark('credential', JSON.stringify(record))) ? base64(record) : null;
    },
  };
}
