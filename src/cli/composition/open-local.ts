import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import { DiskFiles } from '#adapters/node/disk-files.ts';
import { ZipFiles } from '#adapters/yauzl/zip-files.ts';
import { readRosterFiles } from '#application/imports/read-roster-files.ts';
import type { RosterFiles } from '#application/ports/roster-files.ts';
import { err, ok } from '#domain/result.ts';
import type { LocalCli } from '../cli.ts';
import type { CliHost } from '../host.ts';

function together(disk: RosterFiles, paths: readonly string[]): RosterFiles {
  return {
    open: async () => {
      const opened = await Promise.all(paths.map((path) => disk.open(path)));
      return {
        sources: opened.flatMap(({ sources }) => sources),
        issues: opened.flatMap(({ issues }) => issues),
        close: async () => void (await Promise.all(opened.map(({ close }) => close()))),
      };
    },
  };
}

export function openLocal({ stdin }: Pick<CliHost, 'stdin'>): LocalCli {
  const disk = new DiskFiles();
  const [archives, tables] = [new ZipFiles(), new CsvParseTables()];
  const read = (paths: readonly string[]) => {
    const [first = '', ...others] = paths;
    const files = others.length === 0 ? disk : together(disk, paths);
    return readRosterFiles({ files, archives, tables })(first);
  };
  return {
    readRoster: async (paths) => {
      const missing = paths.find((file) => file !== '-' && !existsSync(file));
      if (missing !== undefined) return err({ kind: 'file/not-found', file: missing });
      if (!paths.includes('-')) return ok(await read(paths));
      // The reader starts at the end of a ZIP and reads files several times. A stream does not support that, so the input is copied to a file.
      const folder = mkdtempSync(path.join(tmpdir(), 'roster-'));
      try {
        const copy = path.join(folder, 'stdin');
        writeFileSync(copy, stdin(), { mode: 0o600 });
        return ok(await read(paths.map((file) => (file === '-' ? copy : file))));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
