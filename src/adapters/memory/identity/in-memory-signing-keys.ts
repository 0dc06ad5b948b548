import type { SigningKeys } from '#application/service/identity/ports/signing-keys.ts';

/** Creates sequential keys instead of random ones. Stores with the same rows share them. */
export class InMemorySigningKeys implements SigningKeys {
  readonly #keys: Map<string, string>;

  constructor(keys: Map<string, string> = new Map()) {
    this.#keys = keys;
  }

  key(name: string): Promise<string> {
    const key = this.#keys.get(name) ?? `key ${this.#keys.size + 1} for ${name}, which nobody can guess`;
    this.#keys.set(name, key);
    return Promise.resolve(key);
  }
}
