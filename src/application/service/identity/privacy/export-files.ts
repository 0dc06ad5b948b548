import { plural } from '#domain/platform/text/counted.ts';
import { dayInZone } from '#domain/platform/tables/day-in-zone.ts';
import { writeCsv } from '#domain/platform/tables/csv.ts';
import { productName } from '#domain/product.ts';
import type { ArchiveFile } from '../../platform/ports/archive.ts';
import type { GatheredData } from '../ports/personal-exports.ts';

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function filesOf({ name, rows }: GatheredData): readonly ArchiveFile[] {
  const labels = Object.keys(rows[0] ?? {});
  const cells = rows.map((row) => labels.map((label) => textOf(row[label])));
  const file = name.replaceAll('_', '-');
  return [
    { name: `csv/${file}.csv`, text: writeCsv(labels, cells) },
    { name: `json/${file}.json`, text: `${JSON.stringify(rows, null, 2)}\n` },
  ];
}

const describe = ({ name, purpose, retention, rows }: GatheredData): string =>
  `${name.replaceAll('_', '-')} (${rows.length} ${plural(rows.length, 'row')})\n  ${purpose}\n  Kept: ${retention}`;

/** Returns the files of an export that was made at `now` (epoch milliseconds): a README, and the data of each place as CSV and JSON. */
export function exportFiles(gathered: readonly GatheredData[], now: number): readonly ArchiveFile[] {
  const readme = [
    `Your data in ${productName}`,
    `Made on ${dayInZone('UTC')(now)} (UTC).`,
    'Everything that we store about you is here in two forms: as tables for a spreadsheet (folder csv), and for other programs (folder json). Times in json are milliseconds since 1970.',
    'We left out secrets, such as the digests of your recovery codes, and the network addresses of other people. Your ways to log in are kept by our identity service.',
    ...gathered.map(describe),
  ];
  return [{ name: 'README.txt', text: `${readme.join('\n\n')}\n` }, ...gathered.flatMap(filesOf)];
}
