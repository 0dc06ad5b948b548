import type { RichText } from '#domain/platform/text/rich-text.ts';
import type { BodyProblem } from './lesson-body.ts';
import { readRichText } from './read-rich-text.ts';

/** A slide or a part of a sheet. `picture` is a name that is not resolved yet. */
export type FilePart = { readonly text: RichText; readonly picture?: string };
export type SlidesFile = {
  readonly slides: ReadonlyMap<string, readonly FilePart[]>;
  readonly problems: readonly BodyProblem[];
};
export type SheetFile = {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly parts: readonly FilePart[] }[];
  readonly problems: readonly BodyProblem[];
};

const pictureLine = /^\(picture: (?<name>[\w-]+)\)$/;
const sectionShape = /^## +(?=\S)(?<title>.*\S)/;

type Lines = readonly string[];
type Section = { readonly title: string; readonly from: number; readonly lines: string[] };

const linesOf = (markdown: string): Lines => markdown.replaceAll('\r\n', '\n').split('\n');
const inFence = (lines: Lines, at: number): boolean =>
  lines.slice(0, at).filter((line) => line.startsWith('```')).length % 2 === 1;

/** Splits lines at `##` headings. The part before the first heading has the title ''. The lines begin at line `from` of their file. */
function sectionsOf(lines: Lines, from = 1): readonly Section[] {
  const sections: Section[] = [{ title: '', from, lines: [] }];
  for (const [at, line] of lines.entries()) {
    const title = inFence(lines, at) ? undefined : sectionShape.exec(line)?.groups?.['title'];
    if (title === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ title, from: from + at + 1, lines: [] });
  }
  return sections;
}

const isWritten = (lines: Lines): boolean => lines.some((line) => line.trim() !== '');

function textOf(lines: Lines, from: number, field: string, problems: BodyProblem[]): RichText {
  const read = readRichText(lines.join('\n'), from);
  problems.push(...read.problems.map((problem) => ({ field, ...problem })));
  return read.value;
}

/** Parses `slides.md`. It has one `##` heading per activity with the activity's ID. Slides are separated by `---`. */
export function parseSlides(markdown: string): SlidesFile {
  const problems: BodyProblem[] = [];
  const slides = new Map<string, readonly FilePart[]>();
  for (const { title, from, lines } of sectionsOf(linesOf(markdown))) {
    if (title === '') {
      if (isWritten(lines)) {
        problems.push({
          field: 'text',
          advice: 'stands before the first `## activity-id`. Put it below one.',
        });
      }
    } else if (slides.has(title)) {
      problems.push({ field: `## ${title}`, advice: 'is there twice. Put its slides together.' });
    } else {
      slides.set(title, slidesOf(title, from, lines, problems));
    }
  }
  return { slides, problems };
}

function slidesOf(
  activity: string,
  firstLine: number,
  lines: Lines,
  problems: BodyProblem[],
): readonly FilePart[] {
  const slides: { readonly from: number; readonly lines: string[] }[] = [{ from: firstLine, lines: [] }];
  for (const [at, line] of lines.entries()) {
    if (/^-{3,}\s*$/.test(line) && !inFence(lines, at)) slides.push({ from: firstLine + at + 1, lines: [] });
    else slides.at(-1)?.lines.push(line);
  }
  return slides.map(({ from, lines: own }, at) => {
    const field = `## ${activity}: slide ${at + 1}`;
    const [picture, ...others] = own.flatMap((line) => pictureLine.exec(line.trim())?.groups?.['name'] ?? []);
    if (others.length > 0) problems.push({ field, advice: 'has two pictures. Make two slides.' });
    const words = own.map((line) => (pictureLine.test(line.trim()) ? '' : line));
    const text = textOf(words, from, field, problems);
    return picture === undefined ? { text } : { text, picture };
  });
}

/** Parses `sheet.md`. It has a title after `# `, optional `##` sections, and pictures in the format `(picture: name)`. */
export function parseSheet(markdown: string): SheetFile {
  const lines = linesOf(markdown);
  const title = /^# +(?=\S)(?<title>.*\S)/.exec(lines[0] ?? '')?.groups?.['title'];
  const problems: BodyProblem[] = [];
  if (title === undefined) {
    problems.push({ field: 'title', advice: 'is missing. Write `# ` and the title in the first line.' });
  }
  const head = title === undefined ? 0 : 1;
  const sections = sectionsOf(lines.slice(head), head + 1)
    .map((section) => ({ title: section.title, parts: partsOf(section, problems) }))
    .filter(({ title: heading, parts }) => heading !== '' || parts.length > 0);
  for (const { title: heading } of sections) {
    if (/^(?:answers?|solutions?)\b/i.test(heading)) {
      const advice = 'cannot stand on a sheet for students. Write answers under `### Solution`.';
      problems.push({ field: `## ${heading}`, advice });
    }
  }
  return { title: title ?? '', sections, problems };
}

function partsOf({ title, from, lines }: Section, problems: BodyProblem[]): readonly FilePart[] {
  const parts: FilePart[] = [];
  let start = 0;
  const close = (end: number): void => {
    const own = lines.slice(start, end);
    if (isWritten(own)) parts.push({ text: textOf(own, from + start, `## ${title}`, problems) });
    start = end + 1;
  };
  for (const [at, line] of lines.entries()) {
    const picture = pictureLine.exec(line.trim())?.groups?.['name'];
    if (picture === undefined) continue;
    close(at);
    parts.push({ text: [], picture });
  }
  close(lines.length);
  return parts;
}
