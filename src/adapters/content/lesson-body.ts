import type { Token } from 'marked';
import { activityKinds, tipKinds, type LessonActivity, type Tip } from '#domain/lessons/lessons/lesson.ts';
import type { RichText } from '#domain/platform/text/rich-text.ts';
import { parseTimedStep, timeAdvice } from './activity-time.ts';
import { isList, lineBreaks, markdownTokens, type Read, readRichText } from './read-rich-text.ts';

/** An activity of the body. `pictures` are names that are not resolved yet. */
export type BodyActivity = Omit<LessonActivity, 'pictures' | 'slides'> & {
  readonly pictures: readonly string[];
};
/** `line` is the line number in the file, starting at 1. */
export type BodyProblem = { readonly field: string; readonly advice: string; readonly line?: number };
export type LessonBody = {
  readonly activities: readonly BodyActivity[];
  readonly problems: readonly BodyProblem[];
};

type Section = { readonly name: string; readonly tokens: readonly Token[]; readonly line: number };

const sectionNames = ['Steps', 'Say', 'Notes', 'Tips', 'Students', 'Pictures', 'Solution', 'Time'];
const proseSections = { say: 'Say', teacherNotes: 'Notes', studentView: 'Students', solution: 'Solution' };
const headShape = /^(?<title>.+?) \{#(?<id>\S+) (?<kind>\S+) (?<minutes>\d+) min\}$/;
const headExample = 'Write it as `## Load the crates {#load-the-crates build 12 min}`';

/** Parses the activities of a lesson. Each has a `##` heading, with parts under `###` headings. The text begins at line `firstLine` of its file. */
export function parseLessonBody(markdown: string, firstLine = 1): LessonBody {
  const problems: BodyProblem[] = [];
  const activities = split(markdownTokens(markdown), 2, firstLine).flatMap((section) => {
    if (section.name === '') {
      if (rawText(section.tokens).trim() !== '') {
        problems.push({
          field: 'body',
          advice: 'has text before its first activity. Move it to `overview`.',
        });
      }
      return [];
    }
    const read = parseActivity(section);
    problems.push(...read.problems);
    return read.activity === undefined ? [] : [read.activity];
  });
  return { activities, problems };
}

type Report = (field: string, advice: string, line?: number) => void;

function parseActivity({ name: heading, tokens, line }: Section) {
  const problems: BodyProblem[] = [];
  const report: Report = (field, advice, at) =>
    problems.push({ field: `## ${heading}: ${field}`, advice, ...(at === undefined ? {} : { line: at }) });
  const head = headShape.exec(heading)?.groups;
  const kind = activityKinds.find((known) => known === head?.['kind']);
  if (head === undefined || kind === undefined) {
    report('heading', `${headExample}; the kind is one of ${activityKinds.join(', ')}.`);
    return { problems };
  }
  const activity: BodyActivity = {
    id: head['id'] ?? '',
    title: head['title'] ?? '',
    kind,
    minutes: Number(head['minutes']),
    ...parseSections(split(tokens, 3, line), report),
  };
  return { activity, problems };
}

function parseSections(
  sections: readonly Section[],
  report: Report,
): Omit<BodyActivity, 'id' | 'title' | 'kind' | 'minutes'> {
  for (const section of sections) {
    const { name } = section;
    if (name === '' ? rawText(section.tokens).trim() !== '' : !sectionNames.includes(name)) {
      report(name || 'text', `cannot stand here. Put it under ### ${sectionNames.join(', ### ')}.`);
    }
  }
  const textOf = ({ value, problems }: Read<RichText>, name: string): RichText => {
    for (const { advice, line } of problems) report(name, advice, line);
    return value;
  };
  const named = (name: string) => sections.find((section) => section.name === name);
  const prose = Object.entries(proseSections).flatMap(([field, name]) => {
    const section = named(name);
    const text =
      section === undefined ? [] : textOf(readRichText(rawText(section.tokens), section.line), name);
    return text.length === 0 ? [] : [[field, text]];
  });
  const items = (name: string) => parseList(named(name), report);
  return {
    steps: items('Steps').map(({ text, line }) => textOf(readRichText(text, line), 'Steps')),
    tips: items('Tips').flatMap(({ text, line }) => {
      const tip = parseTip(text, report);
      return tip === null ? [] : [{ kind: tip.kind, text: textOf(readRichText(tip.text, line), 'Tips') }];
    }),
    pictures: items('Pictures').map(({ text }) => text),
    time: items('Time').flatMap(({ text, line }) => {
      const step = parseTimedStep(text);
      if (step === null) report('Time', timeAdvice, line);
      return step ?? [];
    }),
    ...Object.fromEntries(prose),
  };
}

type Item = { readonly text: string; readonly line: number };

function parseList(section: Section | undefined, report: Report): readonly Item[] {
  if (section === undefined) return [];
  const [list, ...rest] = section.tokens.filter((token) => token.type !== 'space');
  if (list === undefined) return [];
  if (!isList(list) || rest.length > 0) {
    report(section.name, 'must be one list and nothing else. Indent what belongs to an item.');
    return [];
  }
  const above = section.tokens.slice(0, section.tokens.indexOf(list));
  let line = section.line + lineBreaks(rawText(above));
  return list.items.map((item) => {
    const at = line;
    line += lineBreaks(item.raw);
    return { text: item.text.trim(), line: at };
  });
}

function parseTip(
  item: string,
  report: Report,
): { readonly kind: Tip['kind']; readonly text: string } | null {
  const [, word = '', text = ''] = /^\*\*(\w+):\*\* ([\s\S]+)$/.exec(item) ?? [];
  const kind = tipKinds.find((known) => known === word.toLowerCase());
  if (kind !== undefined) return { kind, text };
  report('Tips', `must each start like **Teaching:**, with one of ${tipKinds.join(', ')}.`);
  return null;
}

function split(tokens: readonly Token[], depth: number, firstLine: number): readonly Section[] {
  const sections: { name: string; tokens: Token[]; line: number }[] = [
    { name: '', tokens: [], line: firstLine },
  ];
  let line = firstLine;
  for (const token of tokens) {
    line += lineBreaks(token.raw);
    if (token.type === 'heading' && token['depth'] === depth) {
      sections.push({ name: String(token['text']), tokens: [], line });
    } else {
      sections.at(-1)?.tokens.push(token);
    }
  }
  return sections;
}

const rawText = (tokens: readonly Token[]): string => tokens.map((token) => token.raw).join('');
