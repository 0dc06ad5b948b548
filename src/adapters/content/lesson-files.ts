import { readFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { z } from 'zod';
import type { Lesson, Slug, Standard } from '#domain/lessons/lessons/lesson.ts';
import type { Printable } from '#domain/lessons/lessons/printable.ts';
import { lessonProblems } from '#domain/lessons/rules/lesson-rules.ts';
import { allStandards } from '#domain/lessons/lessons/standards/all-standards.ts';
import { type ContentProblem, ContentProblemsError, ruleAdvice } from './content-problems.ts';
import { parseLessonBody } from './lesson-body.ts';
import { filmFile, filmOf } from './film-file.ts';
import { type FrontMatter, frontMatter, unitsFile } from './lesson-front-matter.ts';
import { projectsFile, withProjects } from './projects-file.ts';
import { lineBreaks } from './read-rich-text.ts';
import { readYaml } from './read-yaml.ts';
import { type PictureNamed, type ReportProblem, sheetOf, withSlides } from './student-parts.ts';

/** Data that all lessons share: the units, in order. */
export type Catalog = { readonly units: z.infer<typeof unitsFile> };

const pictureUrl = (slug: Slug, file: string): string => `/pictures/lessons/${slug}/${file}`;

/** The other files in the folder of a `lesson.md`. Null if they do not exist. */
export type FilesBeside = {
  readonly slides: string | null;
  readonly sheet: string | null;
  readonly projects?: string | null;
  readonly film?: string | null;
};

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Reads `<dir>/units.yaml`, every `<dir>/<slug>/lesson.md` and the other files in those folders. Returns the lessons of all states, by unit and position.
 * Throws `ContentProblemsError` with every problem of every file.
 */
export async function loadLessons(dir: string): Promise<readonly Lesson[]> {
  const catalog = { units: await loadShared(join(dir, 'units.yaml'), unitsFile) };
  const folders = (await readdir(dir, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const files = folders.map((folder) => join(dir, folder.name, 'lesson.md')).sort();
  const lessons: Lesson[] = [];
  const problems: ContentProblem[] = [];
  for (const file of files) {
    const beside = {
      slides: await readIfThere(join(dirname(file), 'slides.md')),
      sheet: await readIfThere(join(dirname(file), 'sheet.md')),
      projects: await readIfThere(join(dirname(file), 'projects.yaml')),
      film: await readIfThere(join(dirname(file), 'film.yaml')),
    };
    const read = parseLesson(file, await readFile(file, 'utf8'), catalog, beside);
    if (read.lesson !== undefined) lessons.push(read.lesson);
    problems.push(...read.problems);
  }
  problems.push(...acrossLessons(lessons, dir));
  if (problems.length > 0) throw new ContentProblemsError(problems);
  return lessons.sort(readingOrder(catalog));
}

/** Parses one `lesson.md`. `file` is its path, and the folder is the slug. Returns a lesson or at least one problem. */
export function parseLesson(
  file: string,
  text: string,
  catalog: Catalog,
  beside: FilesBeside = { slides: null, sheet: null },
): { readonly lesson?: Lesson; readonly problems: readonly ContentProblem[] } {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    const advice = 'must start with `---`, the fields, and `---` again. Copy the top of another lesson.';
    return { problems: [{ file, field: 'front matter', advice }] };
  }
  const matter = readYaml(file, head, frontMatter, 2);
  const bodyLine = 1 + lineBreaks(text.slice(0, text.length - body.length));
  const { activities, problems: bodyProblems } = parseLessonBody(body, bodyLine);
  const problems: ContentProblem[] = [
    ...matter.problems,
    ...bodyProblems.map((problem) => ({ file, ...problem })),
  ];
  if (matter.value === undefined) return { problems };
  const report: ReportProblem = (field, advice, line) =>
    problems.push({ file: fileOf(file, field), field, advice, ...(line === undefined ? {} : { line }) });
  const projects = readYaml(join(dirname(file), 'projects.yaml'), beside.projects ?? '{}', projectsFile);
  const film = readYaml(join(dirname(file), 'film.yaml'), beside.film ?? 'null', filmFile);
  problems.push(...projects.problems, ...film.problems);
  const slug = basename(dirname(file));
  const links = linksOf(slug, matter.value, catalog, report);
  const lesson: Lesson = {
    ...assemble(slug, matter.value, links),
    activities: withProjects(
      withSlides(activities, beside.slides, links.picture, report),
      projects.value ?? {},
      report,
    ),
    ...sheetOf(beside.sheet, links.picture, report),
    ...filmOf(film.value ?? null, links.picture),
  };
  for (const problem of lessonProblems(lesson)) report(problem.field, ruleAdvice(problem));
  return problems.length > 0 ? { problems } : { lesson, problems };
}

function fileOf(lessonFile: string, field: string): string {
  if (/^slides|\.slides\b/.test(field)) return join(dirname(lessonFile), 'slides.md');
  if (field.startsWith('film')) return join(dirname(lessonFile), 'film.yaml');
  if (field.startsWith('projects')) return join(dirname(lessonFile), 'projects.yaml');
  return field.startsWith('studentSheet') ? join(dirname(lessonFile), 'sheet.md') : lessonFile;
}

type Links = {
  readonly picture: PictureNamed;
  readonly unitTitle: string;
  readonly standards: readonly Standard[];
};

function linksOf(slug: Slug, matter: FrontMatter, catalog: Catalog, report: ReportProblem): Links {
  const unit = catalog.units.find((known) => known.slug === matter.unit.slug);
  if (unit === undefined) {
    report(
      'unit.slug',
      `names the unit '${matter.unit.slug}', which units.yaml does not list. Add it or correct it.`,
    );
  }
  const standards = matter.standards.flatMap(({ code, alignment }, at): readonly Standard[] => {
    const known = allStandards.find((standard) => standard.code === code);
    if (known !== undefined) return [{ ...known, alignment }];
    report(
      `standards[${at}].code`,
      `cites '${code}', which src/domain/lessons/lessons/standards does not list. Correct it, or add one of ISTE there.`,
    );
    return [];
  });
  const picture: PictureNamed = (field, name) => {
    const found = matter.pictures[name];
    if (found === undefined) {
      report(field, `needs the picture '${name}', which is not listed. Add it under \`pictures\`.`);
      return [];
    }
    const { file, ...rest } = found;
    return [{ src: pictureUrl(slug, file), ...rest }];
  };
  return { picture, unitTitle: unit?.title ?? '', standards };
}

function assemble(
  slug: Slug,
  matter: FrontMatter,
  links: Links,
): Omit<Lesson, 'activities' | 'studentSheet'> {
  const { pictures, assessment, resources, printables, ...rest } = matter;
  const [cover] = links.picture('pictures', 'cover');
  return {
    ...rest,
    slug,
    locale: 'en-US',
    unit: { ...matter.unit, title: links.unitTitle },
    cover: cover ?? { src: '', alt: '', width: 0, height: 0 },
    standards: links.standards,
    resources: resources.map((resource) => {
      const picture = pictures[resource.url];
      return picture === undefined ? resource : { ...resource, url: pictureUrl(slug, picture.file) };
    }),
    printables: printables.flatMap((printable, at): readonly Printable[] =>
      printable.form === 'poster'
        ? links
            .picture(`printables[${at}].picture`, printable.picture)
            .map((picture) => ({ ...printable, picture }))
        : [printable],
    ),
    assessment: assessmentOf(assessment),
  };
}

/** Returns the quizzes with separate answers, so that a question can be shown without its answer. */
function assessmentOf({ rubric, ...quizzes }: FrontMatter['assessment']): Lesson['assessment'] {
  const questions = [...quizzes.starterQuestions, ...quizzes.exitQuestions];
  const questionOf = ({
    answer: _answer,
    right: _right,
    wrong: _wrong,
    ...question
  }: (typeof questions)[number]) => question;
  return {
    rubric,
    starterQuestions: quizzes.starterQuestions.map(questionOf),
    exitQuestions: quizzes.exitQuestions.map(questionOf),
    answers: questions.flatMap(({ id, answer, right, wrong }) =>
      answer === undefined
        ? []
        : [{ questionId: id, text: answer, ...(right === undefined ? {} : { right }), wrong }],
    ),
  };
}

function acrossLessons(lessons: readonly Lesson[], dir: string): readonly ContentProblem[] {
  const slugs = new Set(lessons.map((lesson) => lesson.slug));
  const places = lessons.map((lesson) => `${lesson.unit.slug} ${lesson.unit.position}`);
  return lessons.flatMap((lesson, at) => {
    const file = join(dir, lesson.slug, 'lesson.md');
    const unknown = lesson.prerequisites.filter((slug) => !slugs.has(slug));
    return [
      ...unknown.map((slug) => ({
        file,
        field: 'prerequisites',
        advice: `names '${slug}', which is no lesson. Correct or remove it.`,
      })),
      ...(places.indexOf(places[at] ?? '') < at
        ? [
            {
              file,
              field: 'unit.position',
              advice: `is taken by another lesson (${places[at]}). Change one.`,
            },
          ]
        : []),
    ];
  });
}

function readingOrder({ units }: Catalog): (one: Lesson, other: Lesson) => number {
  const unitAt = (lesson: Lesson) => units.findIndex((unit) => unit.slug === lesson.unit.slug);
  return (one, other) => unitAt(one) - unitAt(other) || one.unit.position - other.unit.position;
}

async function loadShared<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const { value, problems } = readYaml(file, await readFile(file, 'utf8'), schema);
  if (value === undefined) throw new ContentProblemsError(problems);
  return value;
}
