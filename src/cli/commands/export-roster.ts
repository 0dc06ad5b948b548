import type { ClientApp } from '#application/client/client-app.ts';
import type { IsoDate } from '#domain/platform/dates/iso-date.ts';
import { staffFile } from '#domain/rosters/files/staff-file.ts';
import { ok } from '#domain/result.ts';
import type { RosterPart } from '#domain/classrooms/students/roster-part.ts';
import type { Cli } from '../cli.ts';
import type { Reported } from '../report.ts';
import { everyMember } from './list-staff.ts';
import { saveToFile, type SaveOptions } from './save-to-file.ts';

export type ExportRosterOptions = SaveOptions & {
  readonly classroom?: string;
  readonly school?: string;
  readonly on?: IsoDate;
  readonly archived?: true;
  readonly staff?: true;
};

type Needs = Pick<Cli, 'pause' | 'readOwnCsv' | 'writeFile'> & {
  readonly app: Pick<ClientApp, 'members' | 'students'>;
};

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

/** Exports students or staff as the service's CSV file (R25). With --json, returns one object per row. */
export async function exportRoster(cli: Needs, options: ExportRosterOptions): Reported {
  const { staff, school, output = '-', force } = options;
  const made = await (staff ? staffOf(cli, school) : cli.app.students.file(partOf(options)));
  if (!made.ok) return made;
  if (output !== '-') return saveToFile(cli, output, made.value, force);
  return ok({ json: cli.readOwnCsv(made.value), text: made.value });
}
