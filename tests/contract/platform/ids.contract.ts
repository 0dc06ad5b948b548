import { describe, expect, test } from 'vitest';
import type { Ids } from '#application/service/platform/ports/ids.ts';

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function idsContract(name: string, make: () => Ids): void {
  describe(`Ids: ${name}`, () => {
    test('each ID is a unique UUID of version 7, in order of time', () => {
      const ids = make();
      const made = Array.from({ length: 2000 }, () => ids.next());
      expect(made.filter((id) => !version7.test(id))).toEqual([]);
      expect(new Set(made).size).toBe(2000);
      expect(made.toSorted()).toEqual(made);
    });
  });
}
