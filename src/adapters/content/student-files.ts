import type { BodyProblem } from './lesson-body.ts';

/** A slide or a part of a sheet as its file has it; `picture` is a name still to be looked up. */
export type FilePart = { readonly text: string; readonly picture?: string };
export type SlidesFile = {
  /** By the activity's id. */
  readonly slides: ReadonlyMap<string, readonly FilePart[]>;
  readonly problems: readonly BodyProblem[];
};
export type SheetFile = {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly parts: readonly FilePart[] }[];
  readonly problems: readonly BodyProblem[];
};

const pictureLine = /^\(picture: (?<name>[\w-]+)\)$/;
const sectionShape = /^## +(?<title>.+?) *$/;

type Lines = readonly string[];
type Section = { readonly title: string; readonly lines: string[] };

const linesOf = (markdown: string): Lines => markdown.replaceAll('\r\n', '\n').split('\n');
const inFence = (lines: Lines, at: number): boolean =>
  lines.slice(0, at).filter((line) => line.startsWith('```')).length % 2 === 1;

/** Cuts at `##` headings; what stands before the first has the title ''. */
function sectionsOf(lines: Lines): readonly Section[] {
  const sections: Section[] = [{ title: '', lines: [] }];
  for (const [at, line] of lines.entries()) {
    const title = inFence(lines, at) ? undefined : sectionShape.exec(line)?.groups?.['title'];
    if (title === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ title, lines: [] });
  }
  return sections;
}

const textOf = (lines: Lines): string => lines.join('\n').trim();

/** Reads `slides.md`: one `##` for each activity, named by its id; its slides divided by `---`. */
export function parseSlides(markdown: string): SlidesFile {
  const problems: BodyProblem[] = [];
  const slides = new Map<string, readonly FilePart[]>();
  for (const { title, lines } of sectionsOf(linesOf(markdown))) {
    if (title === '') {
      if (textOf(lines) !== '') {
        problems.push({
          field: 'text',
          advice: 'stands before the first `## activity-id`. Put it below one.',
        });
      }
    } else if (slides.has(title)) {
      problems.push({ field: `## ${title}`, advice: 'is there twice. Put its slides together.' });
    } else {
      slides.set(title, slidesOf(title, lines, problems));
    }
  }
  return { slides, problems };
}

function slidesOf(activity: string, lines: Lines, problems: BodyProblem[]): readonly FilePart[] {
  const slides: string[][] = [[]];
  for (const [at, line] of lines.entries()) {
    if (/^-{3,}\s*$/.test(line) && !inFence(lines, at)) slides.push([]);
    else slides.at(-1)?.push(line);
  }
  return slides.map((own, at) => {
    const [picture, ...others] = own.flatMap((line) => pictureLine.exec(line.trim())?.groups?.['name'] ?? []);
    if (others.length > 0) {
      problems.push({
        field: `## ${activity}: slide ${at + 1}`,
        advice: 'has two pictures. Make two slides.',
      });
    }
    const text = textOf(own.filter((line) => !pictureLine.test(line.trim())));
    return picture === undefined ? { text } : { text, picture };
  });
}

/** Reads `sheet.md`: `# ` its title, perhaps `##` sections; pictures where `(picture: name)` stands. */
export function parseSheet(markdown: string): SheetFile {
  const lines = linesOf(markdown.trim());
  const title = /^# +(?<title>.+?) *$/.exec(lines[0] ?? '')?.groups?.['title'];
  const problems: BodyProblem[] = [];
  if (title === undefined) {
    problems.push({ field: 'title', advice: 'is missing. Write `# ` and the title in the first line.' });
  }
  const sections = sectionsOf(lines.slice(title === undefined ? 0 : 1))
    .map(({ title: heading, lines: own }) => ({ title: heading, parts: partsOf(own) }))
    .filter(({ title: heading, parts }) => heading !== '' || parts.length > 0);
  for (const { title: heading } of sections) {
    if (/^(?:answers?|solutions?)\b/i.test(heading)) {
      const advice = 'cannot stand on a sheet for students. Write answers under `### Solution`.';
      problems.push({ field: `## ${heading}`, advice });
    }
  }
  return { title: title ?? '', sections, problems };
}

function partsOf(lines: Lines): readonly FilePart[] {
  const parts: FilePart[] = [];
  let text: string[] = [];
  const close = (): void => {
    if (textOf(text) !== '') parts.push({ text: textOf(text) });
    text = [];
  };
  for (const line of lines) {
    const picture = pictureLine.exec(line.trim())?.groups?.['name'];
    if (picture === undefined) {
      text.push(line);
    } else {
      close();
      parts.push({ text: '', picture });
    }
  }
  close();
  return parts;
}
