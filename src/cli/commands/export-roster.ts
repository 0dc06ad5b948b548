import type { ClientApp } from '#application/client/client-app.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import { ok } from '#domain/result.ts';
import type { RosterPart } from '#domain/students/roster-part.ts';
import type { Cli } from '../cli.ts';
import type { Reported } from '../report.ts';

export type ExportRosterOptions = {
  readonly classroom?: string;
  readonly school?: string;
  /** Who was in the classroom on this day. */
  readonly on?: IsoDate;
  readonly archived?: true;
  /** The file to write; left out: the standard output. */
  readonly output?: string;
  readonly force?: true;
};

type Needs = Pick<Cli, 'writeFile'> & { readonly app: Pick<ClientApp, 'students'> };

function partOf({ classroom, school, on, archived }: ExportRosterOptions): RosterPart {
  if (classroom !== undefined) return { of: 'classroom', id: classroom, on: on ?? null };
  const state = { archived: archived === true };
  return school === undefined ? { of: 'reach', ...state } : { of: 'school', id: school, ...state };
}

/** Exports students as our own CSV file, byte for byte as the service makes it (R25). Null where the file itself was the answer. */
export async function exportRoster({ app, writeFile }: Needs, options: ExportRosterOptions): Reported {
  const made = await app.students.file(partOf(options));
  if (!made.ok) return made;
  const file = options.output === undefined || options.output === '-' ? null : options.output;
  const written = writeFile(file, made.value, options.force === true);
  if (!written.ok) return written;
  if (file === null) return ok(null);
  const kilobytes = Math.ceil(made.value.length / 1024);
  return ok({ json: { file, bytes: made.value.length }, text: `Wrote ${file} (${kilobytes} KB).` });
}
