import type { VaultKey } from '#adapters/node/node-vault.ts';

export type SecretKeys = readonly [VaultKey, ...VaultKey[]];

const keyBytes = 32;
const shape = /^([a-z\d-]{1,20}):([A-Za-z\d+/]{43}=)$/;

function parseKey(text: string): VaultKey | null {
  const [, id, key] = shape.exec(text.trim()) ?? [];
  if (id === undefined || key === undefined) return null;
  const bytes = Buffer.from(key, 'base64');
  return bytes.length === keyBytes ? { id, key: bytes } : null;
}

/** Parses keys in the format of `SECRET_KEYS`: comma-separated `name:base64`. Returns null if one is invalid or a name repeats. */
export function parseSecretKeys(text: string): SecretKeys | null {
  const keys = text.split(',').map(parseKey);
  const good = keys.filter((key) => key !== null);
  const [first, ...others] = good;
  const names = new Set(good.map(({ id }) => id));
  return first === undefined || names.size < keys.length ? null : [first, ...others];
}
