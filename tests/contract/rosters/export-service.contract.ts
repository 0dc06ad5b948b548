import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ExportService } from '#application/client/rosters/ports/export-service.ts';
import { maxExportsADay } from '#domain/platform/privacy/personal-export.ts';
import type { ArchiveFile } from '#application/service/platform/ports/archive.ts';
import { day, startOfTests } from '../../builders/time.ts';

export type ExportServiceHarness = {
  readonly exports: ExportService;
  readonly work: () => Promise<void>;
  readonly passDays: (days: number) => Promise<unknown>;
  readonly unpack: (zip: Uint8Array) => readonly ArchiveFile[];
  readonly signInGrace: () => Promise<void>;
  readonly disconnect: () => void;
  readonly close: () => Promise<void>;
};

export function exportServiceContract(name: string, makeHarness: () => Promise<ExportServiceHarness>): void {
  describe(`ExportService: ${name}`, () => {
    let harness: ExportServiceHarness;
    let exports: ExportService;
    beforeEach(async () => {
      harness = await makeHarness();
      exports = harness.exports;
    });
    afterEach(() => harness.close());

    const make = async (): Promise<string> => {
      const ordered = await exports.order();
      await harness.work();
      return ordered.ok ? ordered.value : '';
    };

    test('[ORG-7] an export is ordered, listed once it is ready, and read', async () => {
      expect(await exports.list()).toEqual({ ok: true, value: [] });
      const ordered = await exports.order();
      const id = ordered.ok ? ordered.value : '';
      expect(await exports.list()).toEqual({ ok: true, value: [] });
      expect(await exports.file(id)).toEqual({ ok: true, value: null });
      await harness.work();
      const file = await exports.file(id);
      const zip = (file.ok ? file.value : null) ?? new Uint8Array();
      expect(await exports.list()).toEqual({
        ok: true,
        value: [{ id, madeAt: startOfTests, endsAt: startOfTests + 7 * day, bytes: zip.byteLength }],
      });
      expect(
        harness
          .unpack(zip)
          .map((each) => each.text)
          .join(),
      ).toContain('ada@lovelace.test');
    });

    test('[SEC-9] after 7 days it is not found', async () => {
      const id = await make();
      await harness.passDays(7);
      expect(await exports.list()).toEqual({ ok: true, value: [] });
      expect(await exports.file(id)).toEqual({ ok: true, value: null });
    });

    test("[ORG-3] another user's export is not found", async () => {
      const id = await make();
      await harness.signInGrace();
      expect(await exports.list()).toEqual({ ok: true, value: [] });
      expect(await exports.file(id)).toEqual({ ok: true, value: null });
    });

    test('[SEC-3] returns when the next one can be ordered', async () => {
      for (let each = 0; each < maxExportsADay; each += 1) await exports.order();
      expect(await exports.order()).toEqual({
        ok: false,
        error: { kind: 'service/too-many-requests', retryAfterSeconds: day / 1_000 },
      });
    });

    test('[UI-6] reports an unreachable service', async () => {
      harness.disconnect();
      const away = { ok: false, error: { kind: 'service/unreachable' } };
      expect(await exports.order()).toEqual(away);
      expect(await exports.list()).toEqual(away);
      expect(await exports.file('one')).toEqual(away);
    });
  });
}
