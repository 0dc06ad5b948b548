import type { ImportIssue } from '#domain/rosters/files/import-issue.ts';
import { issueOf } from '#domain/rosters/files/import-issue.ts';
import { importLimits } from '#domain/rosters/files/import-limits.ts';
import type { ByteSource, OpenedFiles, RosterOpeners } from '../ports/roster-files.ts';

const zipMark = [0x50, 0x4b];

async function isArchive(sources: readonly ByteSource[]): Promise<boolean> {
  const [only, ...others] = sources;
  if (only === undefined || others.length > 0) return false;
  for await (const bytes of only.open()) return zipMark.every((byte, at) => bytes[at] === byte);
  return false;
}

/**
 * A ZIP may contain two files with the same name, and programs differ in which one they unpack. Only the first one is read, and the import must not be applied.
 */
function withoutRepeated(opened: OpenedFiles): OpenedFiles {
  const names = new Set<string>();
  const [sources, issues] = [[] as ByteSource[], [...opened.issues]];
  for (const source of opened.sources) {
    if (names.has(source.name)) issues.push(issueOf('file/repeated', source.name));
    else sources.push(source);
    names.add(source.name);
  }
  return { ...opened, sources, issues };
}

export async function openRosterFiles(
  { files, archives }: RosterOpeners,
  path: string,
): Promise<OpenedFiles> {
  const opened = await files.open(path);
  if (!(await isArchive(opened.sources))) {
    const tooLarge = ({ name, size }: ByteSource) =>
      size > importLimits.csvBytes
        ? [issueOf('file/too-large', name, { expected: `${importLimits.csvBytes}` })]
        : [];
    const refused = opened.sources.flatMap(tooLarge);
    const sources = opened.sources.filter((source) => tooLarge(source).length === 0);
    return { ...opened, sources, issues: [...opened.issues, ...refused] };
  }
  await opened.close();
  return withoutRepeated(await archives.open(path));
}

/** Returns the issue that a source threw; rethrows other errors. */
export function issueIn(error: unknown): ImportIssue {
  if (error instanceof Error && 'issue' in error) return error.issue as ImportIssue;
  throw error;
}

/** Whether the issue means that files are incomplete, so that the import must not be applied. */
export const stopsImport = ({ code }: ImportIssue): boolean =>
  code === 'file/repeated' ||
  code === 'file/too-large' ||
  code === 'file/too-many-rows' ||
  code === 'file/unfinished' ||
  code === 'zip/damaged';
