import { parse } from 'csv-parse/sync';

/** The minutes that teachers reported, by lesson slug. */
export type ReportedMinutes = ReadonlyMap<string, readonly number[]>;

/** Parses the file that our staff save from `/lessons/reports` (see `reportFile`). Rows of classes that did not finish are ignored. */
export function reportedMinutes(csv: string): ReportedMinutes {
  const rows: readonly Readonly<Record<string, string>>[] = parse(csv, { columns: true, bom: true });
  const found = new Map<string, readonly number[]>();
  for (const { lesson = '', minutes = '' } of rows) {
    if (minutes !== '') found.set(lesson, [...(found.get(lesson) ?? []), Number(minutes)]);
  }
  return found;
}
