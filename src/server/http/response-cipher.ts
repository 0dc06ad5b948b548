import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;
const derived = (key: string, purpose: string): Buffer => createHmac('sha256', key).update(purpose).digest();

/**
 * Encrypts responses so that only the owner of the Idempotency-Key can read them. Some responses contain a token or codes, which must not be readable in a
 * stolen database (SEC-7). The key itself is not stored, only a name derived from it.
 */
export class ResponseCipher {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  name(): string {
    return derived(this.#key, 'name').toString('base64url');
  }

  /** Returns a digest of a request. Only the owner of the key can compute it. */
  fingerprint(request: string): string {
    return derived(this.#key, `request ${request}`).toString('base64url');
  }

  seal(answer: string): string {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', derived(this.#key, 'seal'), nonce);
    const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts a text. Throws if it was not encrypted with this key. */
  open(text: string): string {
    const bytes = Buffer.from(text, 'base64url');
    const nonce = bytes.subarray(0, nonceLength);
    const tag = bytes.subarray(nonceLength, nonceLength + tagLength);
    const decipher = createDecipheriv('aes-256-gcm', derived(this.#key, 'seal'), nonce);
    decipher.setAuthTag(tag);
    const sealed = bytes.subarray(nonceLength + tagLength);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  }
}
