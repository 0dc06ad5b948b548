import { importLimits } from '#domain/rosters/files/import-limits.ts';
import { newImport as words } from './messages/en/import-wizard.ts';

const megabytes = (bytes: number): string => `${bytes / (1024 * 1024)} MB`;
const isZip = (name: string): boolean => /\.zip$/iu.test(name);
const isList = (name: string): boolean => /\.(?:csv|tsv|txt)$/iu.test(name);

/** Returns the problem of a file before it is sent (ROS-6), or null if there is none. */
function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!isZip(name) && !isList(name)) return words.wrongKind(name);
  const most = isZip(name) ? importLimits.zipBytes : importLimits.csvBytes;
  return size > most ? words.tooLarge(name, megabytes(most)) : null;
}

export function problemsOf(files: readonly Pick<File, 'name' | 'size'>[]): readonly string[] {
  const names = files.map(({ name }) => name.toLowerCase());
  const twice = files.filter(({ name }, at) => names.indexOf(name.toLowerCase()) < at);
  return [
    ...files.flatMap((file) => problemOf(file) ?? []),
    ...new Set(twice.map(({ name }) => words.twice(name))),
  ];
}
