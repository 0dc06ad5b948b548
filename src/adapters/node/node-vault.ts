import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Vault } from '#application/service/ports/vault.ts';

/** A key of 32 bytes, and the name by which what it sealed says so. */
export type VaultKey = { readonly id: string; readonly key: Uint8Array };

const nonceLength = 12;
const tagLength = 16;
const keyLength = 32;

const derived = ({ key }: VaultKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `blockyard ${purpose}`, keyLength));

/**
 * AES-256-GCM, and HMAC-SHA-256 for what is looked up, by keys derived from those given. The first key seals and makes
 * digests, the others open what they sealed before: to change keys, put a new one in front and renew what was sealed.
 */
export class NodeVault implements Vault {
  readonly #keys: readonly [VaultKey, ...VaultKey[]];

  constructor(keys: readonly [VaultKey, ...VaultKey[]]) {
    this.#keys = keys;
  }

  seal(text: string, about: string): string {
    const [key] = this.#keys;
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', derived(key, 'seal'), nonce).setAAD(Buffer.from(about));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const bytes = Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    return `${key.id}:${bytes.toString('base64url')}`;
  }

  open(sealed: string, about: string): string {
    const [id, text = ''] = sealed.split(':');
    const key = this.#keys.find((known) => known.id === id);
    if (key === undefined)
      throw new Error('a key is missing in SECRET_KEYS: what it sealed cannot be opened');
    const bytes = Buffer.from(text, 'base64url');
    const nonce = bytes.subarray(0, nonceLength);
    const decipher = createDecipheriv('aes-256-gcm', derived(key, 'seal'), nonce)
      .setAAD(Buffer.from(about))
      .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    const opened = [decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  }

  digest(text: string, purpose: string): string {
    return this.digests(text, purpose)[0];
  }

  digests(text: string, purpose: string): readonly [string, ...string[]] {
    const [current, ...earlier] = this.#keys;
    const digestBy = (key: VaultKey): string =>
      createHmac('sha256', derived(key, `digest ${purpose}`))
        .update(text)
        .digest('base64url');
    return [digestBy(current), ...earlier.map(digestBy)];
  }
}
