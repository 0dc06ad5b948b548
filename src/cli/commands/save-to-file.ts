import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';

export type SaveOptions = {
  /** The output file. `-` is the standard output. */
  readonly output?: string;
  readonly force?: true;
};

/** Writes bytes to a file and reports its size. Fails if the file exists, unless `force` is set. */
export function saveToFile(
  { writeFile }: Pick<Cli, 'writeFile'>,
  file: string,
  bytes: Uint8Array,
  force?: true,
) {
  const written = writeFile(file, bytes, force === true);
  if (!written.ok) return written;
  const kilobytes = Math.ceil(bytes.length / 1024);
  return ok({ json: { file, bytes: bytes.length }, text: `Wrote ${file} (${kilobytes} KB).` });
}
