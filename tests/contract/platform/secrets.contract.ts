import { describe, expect, test } from 'vitest';
import type { Secrets } from '#application/service/platform/ports/secrets.ts';
import { parseUserCode } from '#domain/identity/devices/user-code.ts';
import { classCodeLength, classCodeSymbols } from '#domain/classrooms/class-codes/class-code.ts';
import { parseRecoveryCode } from '#domain/identity/sign-in/second-factor.ts';

export function secretsContract(name: string, make: () => Secrets): void {
  describe(`Secrets: ${name}`, () => {
    test('a number has the requested digits, including leading zeros, and rarely repeats', () => {
      const secrets = make();
      const numbers = Array.from({ length: 400 }, () => secrets.digits(6));
      expect(numbers.filter((number) => !/^\d{6}$/.test(number))).toEqual([]);
      expect(new Set(numbers).size).toBeGreaterThan(390);
      expect(new Set(numbers.map((number) => number.charAt(0))).size).toBe(10);
      expect(secrets.digits(1)).toMatch(/^\d$/);
    });

    test('a recovery code can be typed, and never repeats', () => {
      const secrets = make();
      const codes = Array.from({ length: 100 }, () => secrets.recoveryCode());
      for (const code of codes) expect(parseRecoveryCode(code)).toEqual({ ok: true, value: code });
      expect(new Set(codes).size).toBe(100);
    });

    test('[ORG-8] a user code can be typed, and never repeats', () => {
      const secrets = make();
      const codes = Array.from({ length: 100 }, () => secrets.userCode());
      for (const code of codes) expect(parseUserCode(code)).toEqual({ ok: true, value: code });
      expect(new Set(codes).size).toBe(100);
    });

    test('[ROS-1] a class code has six symbols that look different, and rarely repeats', () => {
      const secrets = make();
      const codes = Array.from({ length: 100 }, () => secrets.classCode());
      const shape = new RegExp(`^[${classCodeSymbols}]{${classCodeLength}}$`);
      expect(codes.filter((code) => !shape.test(code))).toEqual([]);
      expect(classCodeSymbols).not.toMatch(/[A-BEGILOQSUZ01258]/);
      expect(new Set(codes).size).toBeGreaterThan(98);
    });

    test('[SEC-7] a link key fits into a link, never repeats, and is found by a fingerprint that does not contain it', () => {
      const secrets = make();
      const keys = Array.from({ length: 100 }, () => secrets.linkKey());
      for (const key of keys) expect(encodeURIComponent(key)).toBe(key);
      expect(new Set(keys).size).toBe(100);
      expect(new Set(keys.map((key) => secrets.fingerprint(key))).size).toBe(100);
      const [key = ''] = keys;
      expect(make().fingerprint(key)).toBe(secrets.fingerprint(key));
      expect(secrets.fingerprint(key)).not.toContain(key);
    });

    test.each(['minutes', 'years'] as const)(
      '[SEC-7] a digest for %s matches its secret and no other, and does not contain it',
      async (life) => {
        const secrets = make();
        const digest = await secrets.digest('042137', life);
        expect(await secrets.matches('042137', digest)).toBe(true);
        for (const other of ['042138', '', '42137', '0421370']) {
          expect(await secrets.matches(other, digest), other).toBe(false);
        }
        expect(digest).not.toContain('042137');
      },
    );

    test('[SEC-7] two digests of one secret differ, and both match', async () => {
      const secrets = make();
      const [one, other] = await Promise.all([
        secrets.digest('042137', 'minutes'),
        secrets.digest('042137', 'minutes'),
      ]);
      expect(one).not.toBe(other);
      expect(await secrets.matches('042137', one)).toBe(true);
      expect(await secrets.matches('042137', other)).toBe(true);
    });
  });
}
