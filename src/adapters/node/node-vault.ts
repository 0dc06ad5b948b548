import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Vault } from '#application/service/platform/ports/vault.ts';

/** A key of 32 bytes, and the ID that its sealed data includes. */
export type VaultKey = { readonly id: string; readonly key: Uint8Array };

const nonceLength = 12;
const tagLength = 16;
const keyLength = 32;

const derived = ({ key }: VaultKey, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `blockyard ${purpose}`, keyLength));

/** The nonce, the tag, and the encrypted bytes. */
function sealedBy(key: VaultKey, bytes: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', derived(key, 'seal'), nonce).setAAD(Buffer.from(about));
  const sealed = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

function openedBy(key: VaultKey, bytes: Buffer, about: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', derived(key, 'seal'), bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]);
}

/**
 * Encrypts with AES-256-GCM, and computes HMAC-SHA-256 digests for lookups, with keys derived from the given ones. The first key encrypts and computes digests.
 * The others only decrypt earlier data. To rotate keys, put a new key first and encrypt the data again.
 */
export class NodeVault implements Vault {
  readonly #keys: readonly [VaultKey, ...VaultKey[]];

  constructor(keys: readonly [VaultKey, ...VaultKey[]]) {
    this.#keys = keys;
  }

  seal(text: string, about: string): string {
    const [key] = this.#keys;
    return `${key.id}:${sealedBy(key, Buffer.from(text), about).toString('base64url')}`;
  }

  open(sealed: string, about: string): string {
    const [id, text = ''] = sealed.split(':');
    return openedBy(this.#keyOf(id), Buffer.from(text, 'base64url'), about).toString('utf8');
  }

  sealFile(file: Uint8Array | string, about: string): Uint8Array {
    const [key] = this.#keys;
    return Buffer.concat([Buffer.from(`${key.id}:`), sealedBy(key, Buffer.from(file), about)]);
  }

  openFile(sealed: Uint8Array, about: string): Uint8Array {
    const bytes = Buffer.from(sealed);
    const end = bytes.indexOf(':');
    return openedBy(this.#keyOf(bytes.toString('utf8', 0, end)), bytes.subarray(end + 1), about);
  }

  #keyOf(id: string | undefined): VaultKey {
    const key = this.#keys.find((known) => known.id === id);
    if (key === undefined)
      throw new Error('a key is missing in SECRET_KEYS: values sealed with it cannot be opened');
    return key;
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
