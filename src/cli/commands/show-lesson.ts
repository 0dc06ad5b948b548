import type { LockReason } from '#domain/lessons/lessons/lesson-for-reader.ts';
import { plainText } from '#domain/platform/text/rich-text.ts';
import type { LessonRead } from '#application/client/lessons/ports/lesson-catalog.ts';
import { ok } from '#domain/result.ts';
import type { Cli } from '../cli.ts';
import { facts } from '../output/facts.ts';
import { table } from '../output/table.ts';
import { terminalText } from '../output/terminal-text.ts';
import type { Reported } from '../report.ts';

const section = (title: string, lines: readonly string[]): string =>
  [title, ...lines.map((line) => `  ${line}`)].join('\n');

const closed: Readonly<Record<LockReason, string>> = {
  'sign-in': 'log in to read it',
  'trial-ended': 'needs a license',
  'no-license': 'needs a license',
};

const item = (text: string): string => `- ${terminalText(text)}`;

function agenda({ activities }: LessonRead): readonly string[] {
  const rows = activities.map(({ title, kind, minutes, plan }) => [
    title,
    kind,
    String(minutes),
    plan.kind === 'locked' ? closed[plan.reason] : '',
  ]);
  return table(['Activity', 'Kind', 'Minutes', ''], rows).split('\n');
}

/** Shows a lesson's goals, materials and agenda. `--json` and the PDF contain the whole lesson. */
export async function showLesson({ app }: Cli, slug: string): Reported {
  const read = await app.lessons.bySlug(slug);
  if (!read.ok) return read;
  const lesson = read.value;
  const sections = [
    terminalText(lesson.title),
    facts({
      Unit: lesson.unit.title,
      Grades: lesson.gradeBands.join(', '),
      Minutes: String(lesson.durationMin),
      Version: String(lesson.version),
    }),
    terminalText(plainText(lesson.overview)),
    section(
      'Students can',
      lesson.objectives.map(({ text }) => item(text)),
    ),
    section(
      'Materials',
      lesson.materials.map(({ name, qty, qtyPer }) => item(`${qty} × ${name}, per ${qtyPer}`)),
    ),
    section('Agenda', agenda(lesson)),
  ];
  return ok({ json: lesson, text: sections.filter((text) => text !== '').join('\n\n') });
}
