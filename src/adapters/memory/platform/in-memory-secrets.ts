import type { Secrets } from '#application/service/platform/ports/secrets.ts';
import { classCodeLength, classCodeSymbols } from '#domain/classrooms/class-codes/class-code.ts';
import { activationCodeLength, activationCodeSymbols } from '#domain/billing/license/activation-code.ts';
import { userCodeLength, userCodeSymbols } from '#domain/identity/devices/user-code.ts';

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** FNV-1a, 32 bits, with an additional mixing step. It is not secure. */
const hash = (text: string): number => {
  const sum = Array.from(text).reduce(
    (so, letter) => Math.imul(so ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  const mixed = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 0;
};

/** Returns the SHA-256 hash of a text in base64url. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const binary = String.fromCharCode(...new Uint8Array(digest));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export class InMemorySecrets implements Secrets {
  #made = 0;

  digits(length: number): string {
    return String(this.#next() % 10 ** length).padStart(length, '0');
  }

  below(limit: number): number {
    return this.#next() % limit;
  }

  recoveryCode(): string {
    return this.#symbols(10, alphabet);
  }

  userCode(): string {
    return this.#symbols(userCodeLength, userCodeSymbols);
  }

  classCode(): string {
    return this.#symbols(classCodeLength, classCodeSymbols);
  }

  activationCode(): string {
    return this.#symbols(activationCodeLength, activationCodeSymbols);
  }

  linkKey(): string {
    return `link-key-${this.#next().toString(36)}`;
  }

  fingerprint(key: string): string {
    return hash(`fingerprint ${key}`).toString(36);
  }

  sha256(text: string): Promise<string> {
    return sha256(text);
  }

  digest(secret: string): Promise<string> {
    return Promise.resolve(this.#digest(secret, this.#next().toString(36)));
  }

  matches(secret: string, digest: string): Promise<boolean> {
    return Promise.resolve(this.#digest(secret, digest.split('$')[0] ?? '') === digest);
  }

  #digest(secret: string, salt: string): string {
    return `${salt}$${hash(`${salt} ${secret}`).toString(36)}`;
  }

  #symbols(length: number, of: string): string {
    return Array.from({ length }, () => of.charAt(this.#next() % of.length)).join('');
  }

  #next(): number {
    this.#made += 1;
    return hash(`secret ${this.#made}`);
  }
}
