// `npm run lesson -- check [SLUG]` prints all problems of the lessons, then the minutes and the reading levels of each lesson. `npm run lesson -- preview SLUG`
// shows a lesson while it is written, and repeats the check at each save. `npm run lesson -- new SLUG` creates a valid draft.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentProblemsError } from '#adapters/content/content-problems.ts';
import { loadLessons } from '#adapters/content/lesson-files.ts';
import { isSlug } from '#domain/platform/text/slug.ts';
import { draftOf } from './lesson/draft.ts';
import { reportOf } from './lesson/report.ts';
import { type ReportedMinutes, reportedMinutes } from './lesson/reported-minutes.ts';

const root = join(import.meta.dirname, '..');
const content = join(root, 'content/lessons');

/** Prints the problems of all lessons or of one lesson, then minutes and reading levels. `file` contains teachers' reports. */
async function check(slug: string | undefined, file?: string): Promise<string> {
  const reported: ReportedMinutes =
    file === undefined ? new Map() : reportedMinutes(await readFile(file, 'utf8'));
  try {
    const lessons = (await loadLessons(content)).filter(
      (lesson) => slug === undefined || lesson.slug === slug,
    );
    return lessons.length === 0
      ? fail(`There is no lesson ${slug ?? ''} in content/lessons.`)
      : reportOf(lessons, reported);
  } catch (error) {
    if (!(error instanceof ContentProblemsError)) throw error;
    return fail(error.message.replaceAll(`${root}/`, ''));
  }
}

async function create(slug: string | undefined): Promise<string> {
  if (slug === undefined || !isSlug(slug))
    return fail('Name the lesson, in small letters and hyphens: npm run lesson -- new load-the-train');
  const from = join(content, 'load-the-barge');
  const to = join(content, slug);
  const places = (await loadLessons(content))
    .filter(({ unit }) => unit.slug === 'unplugged')
    .map(({ unit }) => unit.position);
  await mkdir(to);
  await writeFile(
    join(to, 'lesson.md'),
    draftOf(await readFile(join(from, 'lesson.md'), 'utf8'), slug, Math.max(...places) + 1),
  );
  for (const file of ['slides.md', 'sheet.md']) await cp(join(from, file), join(to, file));
  const pictures = 'public/pictures/lessons';
  await cp(join(root, pictures, 'load-the-barge'), join(root, pictures, slug), { recursive: true });
  return `content/lessons/${slug} is a draft that builds. Change it, and run: npm run lesson -- check ${slug}`;
}

/** Serves the product with the lesson, and reloads and checks the lesson at each save. The page also shows the problems. */
async function preview(slug: string | undefined): Promise<string> {
  const first = await check(slug);
  if (slug === undefined || !isSlug(slug))
    return fail('Name the lesson: npm run lesson -- preview load-the-barge');
  const loader = join(root, 'scripts/require-node.mjs');
  const server = spawn(process.execPath, ['--import', loader, join(root, 'scripts/dev.ts')], {
    stdio: 'inherit',
  });
  let waiting: NodeJS.Timeout | undefined;
  watch(join(content, slug), () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void check(slug).then(console.log), 200);
  });
  process.once('SIGTERM', () => server.kill());
  server.once('exit', (code) => process.exit(code ?? 1));
  return `${first}\nOnce Blockyard is ready, open /lessons/${slug} there. Each file that you save is checked and shown.`;
}

function fail(words: string): string {
  process.exitCode = 1;
  return words;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { reports: { type: 'string' } },
});
const [command, slug] = positionals;
const commands: Readonly<Record<string, (slug: string | undefined, file?: string) => Promise<string>>> = {
  check,
  preview,
  new: create,
};
const run = commands[command ?? ''];
console.log(
  run === undefined
    ? fail(
        'Use: npm run lesson -- check [SLUG] [--reports FILE], npm run lesson -- preview SLUG, or npm run lesson -- new SLUG',
      )
    : await run(slug, values.reports),
);
