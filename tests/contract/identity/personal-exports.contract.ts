import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountRepository } from '#application/service/identity/ports/account-repository.ts';
import type { NewExport, PersonalExports } from '#application/service/identity/ports/personal-exports.ts';
import { anAccount } from '../../builders/an-account.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type PersonalExportsHarness = {
  readonly exports: PersonalExports;
  readonly accounts: AccountRepository;
  readonly close: () => Promise<void>;
};

const anExport = (overrides: Partial<NewExport> = {}): NewExport => ({
  id: 'export-1',
  accountId: 'ada',
  file: Uint8Array.of(80, 75, 0, 255),
  madeAt: startOfTests,
  endsAt: startOfTests + 7 * day,
  ...overrides,
});

export function personalExportsContract(
  name: string,
  makeHarness: () => Promise<PersonalExportsHarness>,
): void {
  describe(`PersonalExports: ${name}`, () => {
    let harness: PersonalExportsHarness;
    let exports: PersonalExports;
    beforeEach(async () => {
      harness = await makeHarness();
      exports = harness.exports;
      for (const id of ['ada', 'grace'])
        await harness.accounts.open(anAccount({ id, email: `${id}@x.test` }));
    });
    afterEach(() => harness.close());

    test('[ORG-7] collects the stored data of a user, and nothing of others', async () => {
      const gathered = await exports.gather({ accountId: 'ada', email: 'ada@x.test' });
      expect(gathered.find((data) => data.name === 'accounts')?.rows).toMatchObject([
        { id: 'ada', email: 'ada@x.test', first_name: 'Ada' },
      ]);
      expect(JSON.stringify(gathered)).not.toContain('grace');
      expect(await exports.gather({ accountId: 'nobody', email: null })).toEqual([]);
    });

    test('[ORG-7] a file belongs to its owner until it expires', async () => {
      const made = anExport();
      await exports.save(made);
      const listed = { id: 'export-1', madeAt: made.madeAt, endsAt: made.endsAt, bytes: 4 };
      expect(await exports.list('ada', made.endsAt - 1)).toEqual([listed]);
      expect(await exports.file('ada', 'export-1', made.endsAt - 1)).toEqual(made.file);
      expect(await exports.list('ada', made.endsAt)).toEqual([]);
      expect(await exports.file('ada', 'export-1', made.endsAt)).toBeNull();
    });

    test("[ORG-3] another user's file is not found", async () => {
      await exports.save(anExport());
      expect(await exports.list('grace', startOfTests)).toEqual([]);
      expect(await exports.file('grace', 'export-1', startOfTests)).toBeNull();
    });

    test('a repeated file replaces the first, and the newest is listed first', async () => {
      await exports.save(anExport());
      await exports.save(anExport({ id: 'export-2', madeAt: startOfTests + 1 }));
      await exports.save(anExport({ file: Uint8Array.of(1) }));
      expect((await exports.list('ada', startOfTests)).map(({ id, bytes }) => [id, bytes])).toEqual([
        ['export-2', 4],
        ['export-1', 1],
      ]);
    });

    test('[SEC-9] expired files are removed', async () => {
      await exports.save(anExport());
      await exports.save(anExport({ id: 'export-2', endsAt: startOfTests + 8 * day }));
      expect(await exports.removeEnded(startOfTests + 7 * day)).toBe(1);
      expect((await exports.list('ada', startOfTests)).map(({ id }) => id)).toEqual(['export-2']);
    });

    test('[SEC-6] a file is deleted with its account, and none is created for a deleted one', async () => {
      await exports.save(anExport());
      await harness.accounts.erase('ada');
      await exports.save(anExport({ id: 'export-2' }));
      expect(await exports.list('ada', startOfTests)).toEqual([]);
    });
  });
}
