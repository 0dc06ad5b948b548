import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import { DiskFiles } from '#adapters/node/disk-files.ts';
import { ZipFiles } from '#adapters/yauzl/zip-files.ts';
import { readRosterFiles } from '#application/imports/read-roster-files.ts';
import type { RosterFiles } from '#application/ports/roster-files.ts';
import type { LocalCli } from '../cli.ts';

/** Several paths as if they were one folder. */
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

/** What a command works with that asks no server. */
export function openLocal(): LocalCli {
  const disk = new DiskFiles();
  const [archives, tables] = [new ZipFiles(), new CsvParseTables()];
  return {
    readRoster: (paths) => {
      const [path = '', ...others] = paths;
      const files = others.length === 0 ? disk : together(disk, paths);
      return readRosterFiles({ files, archives, tables })(path);
    },
  };
}
