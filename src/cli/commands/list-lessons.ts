import type { GradeBand } from '#domain/identity/account/grade-band.ts';
import { noSearch, searchLessons } from '#domain/lessons/lessons/lesson-search.ts';
import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import { table } from '../output/table.ts';
import type { Reported } from '../report.ts';

export type ListOptions = { readonly grade?: GradeBand | null; readonly search?: string };

/** Lists the lessons in the order of their units, filtered as on the web. */
export async function listLessons({ app }: Cli, { grade = null, search = '' }: ListOptions = {}): Reported {
  const listed = await app.lessons.list();
  if (!listed.ok) return listed;
  const { lessons } = searchLessons(listed.value, { ...noSearch, grade, q: search });
  const rows = lessons.map(({ slug, title, unit, gradeBands, durationMin }) => [
    slug,
    title,
    unit.title,
    gradeBands.join(', '),
    String(durationMin),
  ]);
  return ok({ json: lessons, text: table(['Lesson', 'Title', 'Unit', 'Grades', 'Minutes'], rows) });
}
