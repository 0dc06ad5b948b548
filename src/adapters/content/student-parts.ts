import type { LessonActivity, SheetPart, Slide, StudentSheet } from '#domain/lessons/lessons/lesson.ts';
import type { Picture } from '#domain/lessons/lessons/picture.ts';
import type { BodyActivity } from './lesson-body.ts';
import { type FilePart, parseSheet, parseSlides } from './student-files.ts';

/** Records advice about a field, with its line if known. */
export type ReportProblem = (field: string, advice: string, line?: number) => void;
/** Finds a picture by its name in the front matter. If it is missing, reports that and returns none. */
export type PictureNamed = (field: string, name: string) => readonly Picture[];

/** Returns the activities with resolved pictures and the slides of `slides.md`, which is null if there is no such file. */
export function withSlides(
  activities: readonly BodyActivity[],
  markdown: string | null,
  pictureNamed: PictureNamed,
  report: ReportProblem,
): readonly LessonActivity[] {
  const { slides, problems } = parseSlides(markdown ?? '');
  for (const { field, advice, line } of problems) report(`slides: ${field}`, advice, line);
  for (const id of slides.keys()) {
    if (!activities.some((activity) => activity.id === id)) {
      report(`slides: ## ${id}`, 'is no activity of this lesson. Use the id behind the # of an activity.');
    }
  }
  const slideOf = (field: string, { text, picture: name }: FilePart): Slide => {
    const [picture] = name === undefined ? [] : pictureNamed(field, name);
    return picture === undefined ? { text } : { text, picture };
  };
  return activities.map((activity, at) => ({
    ...activity,
    pictures: activity.pictures.flatMap((name) => pictureNamed(`activities[${at}].pictures`, name)),
    slides: (slides.get(activity.id) ?? []).map((slide, index) =>
      slideOf(`activities[${at}].slides[${index}]`, slide),
    ),
  }));
}

/** Returns the sheet of `sheet.md`, or null if there is no such file. */
export function sheetOf(
  markdown: string | null,
  pictureNamed: PictureNamed,
  report: ReportProblem,
): { readonly studentSheet?: StudentSheet } {
  if (markdown === null) return {};
  const { title, sections, problems } = parseSheet(markdown);
  for (const { field, advice, line } of problems) report(`studentSheet: ${field}`, advice, line);
  const partOf = (at: number, { text, picture }: FilePart): readonly SheetPart[] =>
    picture === undefined
      ? [{ kind: 'text', text }]
      : pictureNamed(`studentSheet.sections[${at}]`, picture).map((found) => ({
          kind: 'picture',
          picture: found,
        }));
  const read = sections.map((section, at) => ({
    title: section.title,
    parts: section.parts.flatMap((part) => partOf(at, part)),
  }));
  return { studentSheet: { title, sections: read } };
}
