import { expect, test } from 'vitest';
import { NodeVault } from '#adapters/node/node-vault.ts';
import { vaultContract } from '../../../contract/platform/vault.contract.ts';

const older = { id: 'older', key: Buffer.alloc(32, 1) };
const newer = { id: 'newer', key: Buffer.alloc(32, 2) };

vaultContract('NodeVault', () => new NodeVault([newer, older]));

test('[SEC-7] after a key rotation, earlier seals can still be opened, and the new key is used for sealing', () => {
  const sealed = new NodeVault([older]).seal('CDF346', 'room/1');
  const both = new NodeVault([newer, older]);
  expect(both.open(sealed, 'room/1')).toBe('CDF346');
  expect(new NodeVault([newer]).open(both.seal('CDF346', 'room/1'), 'room/1')).toBe('CDF346');
});

test('[SEC-7] nothing can be opened without its key, and the operator sees the missing setting', () => {
  const sealed = new NodeVault([older]).seal('CDF346', 'room/1');
  expect(() => new NodeVault([newer]).open(sealed, 'room/1')).toThrow('SECRET_KEYS');
  const renamed = { ...newer, id: older.id };
  expect(() => new NodeVault([renamed]).open(sealed, 'room/1')).toThrow('unable to authenticate');
});

test('[SEC-7] a seal with one changed character cannot be opened', () => {
  const vault = new NodeVault([newer]);
  const sealed = vault.seal('CDF346', 'room/1');
  const last = sealed.at(-2) === 'A' ? 'B' : 'A';
  expect(() => vault.open(`${sealed.slice(0, -2)}${last}${sealed.slice(-1)}`, 'room/1')).toThrow(
    'unable to authenticate',
  );
});

test('[SEC-7] a digest depends on the key', () => {
  expect(new NodeVault([older]).digest('CDF346', 'code')).not.toBe(
    new NodeVault([newer]).digest('CDF346', 'code'),
  );
});

test("[SEC-7] an older key's digests are found as long as that key exists", () => {
  const stored = new NodeVault([older]).digest('CDF346', 'code');
  expect(new NodeVault([newer, older]).digests('CDF346', 'code')).toContain(stored);
  expect(new NodeVault([newer]).digests('CDF346', 'code')).not.toContain(stored);
});
