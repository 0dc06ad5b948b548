import { foldHeader } from './column-name.ts';
import { knownFiles } from './recognize-file.ts';

/** Returns the missing columns of the file that a name suggests, as text; null if name and headers do not match a roster file. `name` is normalized. */
export function missingColumns(name: string, headers: readonly string[]): string | null {
  const found = new Set(headers.map(foldHeader));
  const lacking = knownFiles
    .filter(({ file, entity }) => entity !== null && foldHeader(file) === name)
    .map(({ required, columns }) => ({
      required,
      missing: required.filter(
        (group) => !group.some((field) => columns[field]?.some((header) => found.has(header)) === true),
      ),
      columns,
    }))
    .filter(({ required, missing }) => missing.length > 0 && missing.length < required.length)
    .toSorted((one, other) => one.missing.length - other.missing.length);
  const [nearest] = lacking;
  return (
    nearest?.missing
      .map((group) => group.map((field) => nearest.columns[field]?.[0] ?? field).join(' / '))
      .join(', ') ?? null
  );
}
