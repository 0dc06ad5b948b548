import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileIfThere } from '../read-file-if-there.ts';
import { replaceFile } from '../replace-file.ts';
import { jsonOf } from './session-of.ts';

/** Marks what the emulator issues, which it signs with nothing, so that nobody else can make it. */
export interface CredentialSeal {
  /** A token without a signature, signed. */
  signed(token: string): string;
  /** The same token without its signature; null where it is not ours. */
  unsigned(token: string): string | null;
  /** A credential of base64 JSON with a seal in it. */
  sealed(credential: string): string;
  /** The same credential without its seal; null where it is not ours. */
  unsealed(credential: string): string | null;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const header = base64url({ alg: 'HS256', typ: 'JWT' });
const openHeader = base64url({ alg: 'none', typ: 'JWT' });
const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64');

/** The key in `file`, made where there is none. Throws on a file that holds none, saying what to do. */
export function keyIn(file: string): Buffer {
  const text = readFileIfThere(file);
  if (text === undefined) {
    const key = randomBytes(32);
    replaceFile(file, `${key.toString('hex')}\n`);
    return key;
  }
  if (!/^[0-9a-f]{64}\s*$/.test(text)) {
    throw new Error(`${file} holds no key. Delete it and start again: everybody then has to log in again.`);
  }
  return Buffer.from(text.trim(), 'hex');
}

/** The seal of a key. */
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
