import { recognizeFile } from '#domain/rosters/files/recognize-file.ts';
import type { ImportFile, RosterImport } from '#domain/rosters/imports/roster-import.ts';
import type { ImportStore } from '../ports/import-store.ts';

function unusedColumns(
  { name, header, kept }: ImportFile,
  { mapping }: RosterImport['decisions'],
): readonly number[] {
  const found = recognizeFile(name, header, mapping);
  if (found?.spec.family !== 'csv') return [];
  return found.columns.flatMap(({ field, suggested }, at) =>
    kept?.[at] === true && field === null && suggested === undefined ? [at] : [],
  );
}

/** Erases unused columns from the records of an import after the other columns were mapped (SEC-9). Returns its files with their stored columns. */
export async function forgetColumns(
  imports: Pick<ImportStore, 'change' | 'forgetColumns'>,
  { id, files, decisions, isRehearsal }: RosterImport,
): Promise<readonly ImportFile[]> {
  // The values of a rehearsal are encrypted per row, so single columns cannot be erased.
  if (isRehearsal) return files;
  const left: ImportFile[] = [];
  for (const [file, one] of files.entries()) {
    const unused = unusedColumns(one, decisions);
    if (unused.length > 0) await imports.forgetColumns(id, file, unused);
    const kept = one.kept?.map((isKept, at) => isKept && !unused.includes(at));
    left.push(kept === undefined ? one : { ...one, kept });
  }
  if (left.some(({ kept }, at) => kept?.join() !== files[at]?.kept?.join()))
    await imports.change(id, { files: left });
  return left;
}
