import path from 'node:path';
import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import type { Reported } from '../report.ts';

export type DownloadOptions = {
  /** Where to; `-` is the standard output. Left out: the lesson's own name, in the folder that the command runs in. */
  readonly output?: string;
  /** Replaces a file that is there. */
  readonly force?: true;
};

/** Downloads a lesson as a PDF, cut to what the person may read. Null where the PDF itself was the answer. */
export async function downloadLesson(
  { app, writeFile }: Cli,
  slug: string,
  options: DownloadOptions,
): Reported {
  const made = await app.lessonFiles.make(slug);
  if (!made.ok) return made;
  const { fileName, bytes } = made.value;
  const file = options.output === '-' ? null : (options.output ?? path.basename(fileName));
  const written = writeFile(file, bytes, options.force === true);
  if (!written.ok) return written;
  if (file === null) return ok(null);
  return ok({
    json: { file, bytes: bytes.length },
    text: `Wrote ${file} (${Math.ceil(bytes.length / 1024)} KB).`,
  });
}
