import path from 'node:path';
import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import type { Reported } from '../report.ts';
import { saveToFile, type SaveOptions } from './save-to-file.ts';

/** Downloads a lesson as a PDF with the parts that the user may read. The default file name is the lesson's. */
export async function downloadLesson(cli: Cli, slug: string, { output, force }: SaveOptions): Reported {
  const made = await cli.app.lessonFiles.make(slug);
  if (!made.ok) return made;
  const { fileName, bytes } = made.value;
  if (output === '-') return ok({ json: undefined, text: bytes });
  return saveToFile(cli, output ?? path.basename(fileName), bytes, force);
}
