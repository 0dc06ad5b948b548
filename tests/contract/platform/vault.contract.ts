import { describe, expect, test } from 'vitest';
import type { Vault } from '#application/service/platform/ports/vault.ts';

/** Matches the vault's error for data that was not sealed for this subject. */
const notOurs = /sealed for a different context|unable to authenticate|SECRET_KEYS/;

export function vaultContract(name: string, make: () => Vault): void {
  describe(`Vault: ${name}`, () => {
    test.each(['CDF346', '', 'Zoë 🐙', 'a|b.c:d'])('[SEC-7] sealed text can be opened: %j', (text) => {
      const vault = make();
      expect(vault.open(vault.seal(text, 'room/1'), 'room/1')).toBe(text);
    });

    test('[SEC-7] a seal does not contain the text, and two seals of one text differ', () => {
      const vault = make();
      const seals = Array.from({ length: 20 }, () => vault.seal('CDF346', 'room/1'));
      expect(new Set(seals).size).toBe(20);
      expect(seals.filter((sealed) => sealed.includes('CDF346'))).toEqual([]);
    });

    test('[SEC-7] a seal for one subject cannot be opened for another', () => {
      const vault = make();
      const sealed = vault.seal('CDF346', 'room/1');
      expect(() => vault.open(sealed, 'room/2')).toThrow(notOurs);
      expect(() => vault.open('', 'room/1')).toThrow(notOurs);
    });

    test('[SEC-7] a sealed file is opened byte for byte, only for its own subject, and does not contain the file', () => {
      const vault = make();
      const file = new TextEncoder().encode('%PDF-1.7 CDF346 ÿ');
      for (const bytes of [file, new Uint8Array()])
        expect([...vault.openFile(vault.sealFile(bytes, 'file/1'), 'file/1')]).toEqual([...bytes]);
      const sealed = vault.sealFile(file, 'file/1');
      expect(new TextDecoder('latin1').decode(sealed)).not.toMatch(/PDF|CDF346/);
      expect(() => vault.openFile(sealed, 'file/2')).toThrow(notOurs);
    });

    test('[SEC-7] a digest finds its text for one purpose, and does not contain it', () => {
      const vault = make();
      expect(vault.digest('CDF346', 'code')).toBe(vault.digest('CDF346', 'code'));
      expect(vault.digest('CDF346', 'code')).not.toBe(vault.digest('CDF347', 'code'));
      expect(vault.digest('CDF346', 'code')).not.toBe(vault.digest('CDF346', 'word'));
      expect(vault.digest('CDF346', 'code')).not.toContain('CDF346');
      expect(vault.digests('CDF346', 'code')[0]).toBe(vault.digest('CDF346', 'code'));
    });
  });
}
