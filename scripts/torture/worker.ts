import { parentPort } from 'node:worker_threads';
import { CsvParseTables } from '#adapters/csv-parse/csv-parse-tables.ts';
import { DiskFiles } from '#adapters/node/disk-files.ts';
import { ZipFiles } from '#adapters/yauzl/zip-files.ts';
import { readRosterFiles } from '#application/imports/read-roster-files.ts';
import { recognizeFile } from '#domain/rosters/files/recognize-file.ts';
import { importLimits } from '#domain/rosters/files/import-limits.ts';
import type { ByteSource } from '#application/ports/roster-files.ts';
import { faultsOf } from './faults.ts';
import type { Answer, Checked, Job } from './job.ts';
import { previewTwice } from './preview-twice.ts';
import { type FileRecord, unaccountedRows } from './row-oracle.ts';

const [files, archives, tables] = [new DiskFiles(), new ZipFiles(), new CsvParseTables()];
const read = readRosterFiles({ files, archives, tables });

const port = parentPort;
if (port === null) throw new Error('This runs as a thread of scripts/torture.ts.');
const sayAlive = (path: string): void => port.postMessage({ path, alive: true } satisfies Answer);

const alone = new Set(['blockyard', 'csv', 'kolibri']);

async function setsOf(path: string): Promise<readonly string[]> {
  const opened = await files.open(path);
  const members = new Map<string, string>();
  for (const source of opened.sources) {
    const table = await tables.open(source);
    if ('code' in table) continue;
    for await (const [first] of table.batches()) {
      const found = first !== undefined && 'cells' in first ? recognizeFile(source.name, first.cells) : null;
      if (found !== null && !alone.has(found.spec.family)) {
        const key = `${found.spec.family}/${found.spec.file}`;
        if (members.has(key)) return [];
        members.set(key, source.name);
      }
      break;
    }
  }
  return members.size > 1 ? opened.sources.map(({ name }) => name) : [];
}

async function recordsOf(source: ByteSource): Promise<readonly FileRecord[]> {
  const opened = await tables.open(source);
  if ('code' in opened) return [];
  const records: FileRecord[] = [];
  for await (const batch of opened.batches())
    for (const record of batch) if ('cells' in record) records.push(record);
  return records;
}

async function check(path: string): Promise<Checked> {
  const found = await read(path, { onProgress: () => sayAlive(path) });
  const opened = await files.open(path);
  const isZip =
    opened.sources.length === 1 && found.files.some(({ file }) => file !== opened.sources[0]?.name);
  const sources = isZip ? await archives.open(path) : opened;
  try {
    const preview = previewTwice(found.snapshot, () => sayAlive(path));
    const faults = [...(await faultsOf(found, sources.sources, tables)), ...preview.faults];
    if (!found.stopped && found.issues.length < importLimits.listedIssues) {
      const shown = [...preview.result.shown, ...found.issues];
      for (const source of sources.sources)
        faults.push(...unaccountedRows(await recordsOf(source), source.name, { ...preview.result, shown }));
    }
    const counts = new Map<string, number>();
    for (const { code } of found.issues) counts.set(code, (counts.get(code) ?? 0) + 1);
    const { error, review, warning } = found.issueCounts;
    return {
      takenFor: found.format ?? 'nothing that a roster has',
      rows: found.files.reduce((sum, { rows }) => sum + rows, 0),
      warnings: warning,
      reviews: review,
      errors: error,
      codes: [...counts].map(([code, count]) => `${code} ${count}`).join(', '),
      planned: preview.text,
      files: found.files.map(({ file, takenFor, rows, outcomes }) => ({
        file,
        takenFor: takenFor === null ? 'nothing' : `${takenFor.family} ${takenFor.file}`,
        rows,
        outcomes: Object.entries(outcomes)
          .filter(([, count]) => count > 0)
          .map(([outcome, count]) => `${outcome} ${count}`)
          .join(', '),
      })),
      faults,
    };
  } finally {
    await sources.close();
  }
}

port.on('message', ({ kind, path }: Job) => {
  const answered =
    kind === 'sets'
      ? setsOf(path).then((sets): Answer => ({ path, sets }))
      : check(path).then((checked): Answer => ({ path, checked }));
  // An error here is a crash of the importer. It ends the thread, which the checker reports.
  void answered.then((answer) => port.postMessage(answer));
});
