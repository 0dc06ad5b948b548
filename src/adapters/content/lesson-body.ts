import { lexer, type Token, type Tokens } from 'marked';
import { activityKinds, tipKinds, type Activity, type Tip } from '#domain/lessons/lesson.ts';

/** An activity as the body has it; `pictures` are names still to be looked up. */
export type BodyActivity = Omit<Activity, 'pictures' | 'slides'> & { readonly pictures: readonly string[] };
export type BodyProblem = { readonly field: string; readonly advice: string };
export type LessonBody = {
  readonly activities: readonly BodyActivity[];
  readonly problems: readonly BodyProblem[];
};

type Section = { readonly name: string; readonly tokens: readonly Token[] };

const sectionNames = ['Steps', 'Say', 'Notes', 'Tips', 'Students', 'Pictures', 'Solution'];
const proseSections = { say: 'Say', teacherNotes: 'Notes', studentView: 'Students', solution: 'Solution' };
const headShape = /^(?<title>.+?) \{#(?<id>\S+) (?<kind>\S+) (?<minutes>\d+) min\}$/;
const headExample = 'Write it as `## Load the crates {#load-the-crates build 12 min}`';

/** Reads the activities of a lesson: one per `##` heading, their parts under `###` headings. */
export function parseLessonBody(markdown: string): LessonBody {
  const problems: BodyProblem[] = [];
  const tokens = lexer(markdown);
  const activities = split(tokens, 2).flatMap(({ name, tokens }) => {
    if (name === '') {
      if (rawText(tokens) !== '') {
        problems.push({
          field: 'body',
          advice: 'has text before its first activity. Move it to `overview`.',
        });
      }
      return [];
    }
    const read = parseActivity(name, tokens);
    problems.push(...read.problems);
    return read.activity === undefined ? [] : [read.activity];
  });
  return { activities, problems };
}

type Report = (field: string, advice: string) => void;

function parseActivity(heading: string, tokens: readonly Token[]) {
  const problems: BodyProblem[] = [];
  const report: Report = (field, advice) => problems.push({ field: `## ${heading}: ${field}`, advice });
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
    ...parseSections(split(tokens, 3), report),
  };
  return { activity, problems };
}

function parseSections(
  sections: readonly Section[],
  report: Report,
): Omit<BodyActivity, 'id' | 'title' | 'kind' | 'minutes'> {
  for (const { name, tokens } of sections) {
    if (name === '' ? rawText(tokens) !== '' : !sectionNames.includes(name)) {
      report(name || 'text', `cannot stand here. Put it under ### ${sectionNames.join(', ### ')}.`);
    }
  }
  const tokensOf = (name: string) => sections.find((section) => section.name === name)?.tokens ?? [];
  const prose = Object.entries(proseSections).flatMap(([field, name]) => {
    const text = rawText(tokensOf(name));
    return text === '' ? [] : [[field, text]];
  });
  const items = (name: string) => parseList(name, tokensOf(name), report);
  return {
    steps: items('Steps'),
    tips: items('Tips').flatMap((item) => parseTip(item, report)),
    pictures: items('Pictures'),
    ...Object.fromEntries(prose),
  };
}

function parseList(name: string, tokens: readonly Token[], report: Report): readonly string[] {
  const [list, ...rest] = tokens.filter((token) => token.type !== 'space');
  if (list === undefined) return [];
  if (isList(list) && rest.length === 0) return list.items.map((item) => item.text.trim());
  report(name, 'must be one list and nothing else. Indent what belongs to an item.');
  return [];
}

const isList = (token: Token): token is Tokens.List => token.type === 'list';

function parseTip(item: string, report: Report): readonly Tip[] {
  const [, word = '', text = ''] = /^\*\*(\w+):\*\* ([\s\S]+)$/.exec(item) ?? [];
  const kind = tipKinds.find((known) => known === word.toLowerCase());
  if (kind !== undefined) return [{ kind, text }];
  report('Tips', `must each start like **Teaching:**, with one of ${tipKinds.join(', ')}.`);
  return [];
}

/** Cuts a run of tokens at its headings of one depth; what stands before the first has the name ''. */
function split(tokens: readonly Token[], depth: number): readonly Section[] {
  const sections: { name: string; tokens: Token[] }[] = [{ name: '', tokens: [] }];
  for (const token of tokens) {
    if (token.type === 'heading' && token['depth'] === depth) {
      sections.push({ name: String(token['text']), tokens: [] });
    } else {
      sections.at(-1)?.tokens.push(token);
    }
  }
  return sections;
}

function rawText(tokens: readonly Token[] = []): string {
  return tokens
    .map((token) => token.raw)
    .join('')
    .trim();
}
