import type { ClientApp } from '#application/client/client-app.ts';
import type { IsoDate } from '#domain/dates/iso-date.ts';
import { staffFile } from '#domain/imports/staff-file.ts';
import { ok } from '#domain/result.ts';
import type { RosterPart } from '#domain/students/roster-part.ts';
import type { Cli } from '../cli.ts';
import type { Reported } from '../report.ts';
import { everyMember } from './list-staff.ts';

export type ExportRosterOptions = {
  readonly classroom?: string;
  readonly school?: string;
  /** Who was in the classroom on this day. */
  readonly on?: IsoDate;
  readonly archived?: true;
  /** Teachers and managers instead of students. */
  readonly staff?: true;
  /** The file to write; left out: the standard output. */
  readonly output?: string;
  readonly force?: true;
};

type Needs = Pick<Cli, 'pause' | 'writeFile'> & { readonly app: Pick<ClientApp, 'members' | 'students'> };

function partOf({ classroom, school, on, archived }: ExportRosterOptions): RosterPart {
  if (classroom !== undefined) return { of: 'classroom', id: classroom, on: on ?? null };
  const state = { archived: archived === true };
  return school === undefined ? { of: 'reach', ...state } : { of: 'school', id: school, ...state };
}

async function staffOf(cli: Needs, school: string | undefined) {
  const read = await everyMember(cli);
  if (!read.ok) return read;
  const chosen = read.value.filter(({ details }) => school === undefined || details?.school.id === school);
  return ok(new TextEncoder().encode(staffFile(chosen)));
}

/** Exports students as our own CSV file, byte for byte as the service makes it, or staff as another one (R25). Null where the file itself was the answer. */
export async function exportRoster(cli: Needs, options: ExportRosterOptions): Reported {
  const { app, writeFile } = cli;
  const made = await (options.staff ? staffOf(cli, options.school) : app.students.file(partOf(options)));
  if (!made.ok) return made;
  const file = options.output === undefined || options.output === '-' ? null : options.output;
  const written = writeFile(file, made.value, options.force === true);
  if (!written.ok) return written;
  if (file === null) return ok(null);
  const kilobytes = Math.ceil(made.value.length / 1024);
  return ok({ json: { file, bytes: made.value.length }, text: `Wrote ${file} (${kilobytes} KB).` });
}
