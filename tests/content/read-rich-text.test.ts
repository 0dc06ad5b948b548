import { describe, expect, test } from 'vitest';
import { readRichLine, readRichText } from '#adapters/content/read-rich-text.ts';

const textOf = (markdown: string) => {
  const { value, problems } = readRichText(markdown);
  expect(problems).toEqual([]);
  return value;
};
const lineOf = (markdown: string) => {
  const { value, problems } = readRichLine(markdown);
  expect(problems).toEqual([]);
  return value;
};

test('paragraphs are separated by blank lines; a line break within one is a space', () => {
  expect(textOf('One\n  two  \nthree.\n\nFour.\n')).toEqual([
    { kind: 'paragraph', children: ['One two three.'] },
    { kind: 'paragraph', children: ['Four.'] },
  ]);
  expect(textOf(' \n')).toEqual([]);
});

test('a single letter can be emphasized, next to other emphasis', () => {
  expect(lineOf('*x* · *number*')).toEqual([
    { kind: 'emphasis', children: ['x'] },
    ' · ',
    { kind: 'emphasis', children: ['number'] },
  ]);
});

test('strong, emphasis, code and links can be in a line, also nested', () => {
  expect(lineOf('**Say *this*** and `**not**` [there](/lessons).')).toEqual([
    { kind: 'strong', children: ['Say ', { kind: 'emphasis', children: ['this'] }] },
    ' and ',
    { kind: 'code', text: '**not**' },
    ' ',
    { kind: 'link', href: '/lessons', children: ['there'] },
    '.',
  ]);
});

test('stars as multiplication signs, and escaped signs, are unchanged', () => {
  expect(lineOf('5 * 4 * 3')).toEqual(['5 * 4 * 3']);
  expect(lineOf('\\*no\\*')).toEqual(['*no*']);
});

test.each(['When `depth <b` is true', '```blocks\n# <if>\n```', 'Ask: is 3 < 4?'])(
  'code and comparisons are not HTML: %s',
  (markdown) => {
    expect(readRichText(markdown).problems).toEqual([]);
  },
);

test('lists have their first number, wrapped lines, and blocks inside an item', () => {
  const source = '2. Build\n   it.\n\n   ```blocks\n   forever\n     wait\n   ```\n\n3. Run it.\n\n- alone';
  expect(textOf(source)).toEqual([
    {
      kind: 'list',
      start: 2,
      items: [
        [
          { kind: 'paragraph', children: ['Build it.'] },
          { kind: 'code', language: 'blocks', text: 'forever\n  wait' },
        ],
        [{ kind: 'paragraph', children: ['Run it.'] }],
      ],
    },
    { kind: 'list', start: null, items: [[{ kind: 'paragraph', children: ['alone'] }]] },
  ]);
});

test('a table has a header and rows', () => {
  expect(textOf('| Depth | Light |\n| ----: | ----- |\n| 8 | *yellow* |')).toEqual([
    {
      kind: 'table',
      head: [['Depth'], ['Light']],
      rows: [[['8'], [{ kind: 'emphasis', children: ['yellow'] }]]],
    },
  ]);
});

test('a fence that is never closed ends with the text', () => {
  expect(textOf('```\na\nb')).toEqual([{ kind: 'code', language: '', text: 'a\nb' }]);
});

test('runs of underscores are blanks to write on, short or long, not emphasis or a rule', () => {
  const short = { kind: 'blank', long: false };
  expect(lineOf('Name: ____ and ______________________________')).toEqual([
    'Name: ',
    short,
    ' and ',
    { kind: 'blank', long: true },
  ]);
  expect(lineOf('(____) or (____)')).toEqual(['(', short, ') or (', short, ')']);
  expect(textOf('____')).toEqual([{ kind: 'paragraph', children: [short] }]);
  expect(lineOf('snake_case and `a___b`')).toEqual(['snake_case and ', { kind: 'code', text: 'a___b' }]);
});

describe('forbidden text is reported with its line and stays as words', () => {
  test.each([
    ['a heading', 'One\n\n# Two', 3],
    ['a heading', 'One\n---', 1],
    ['a picture', 'One\n![two](three.svg)', 2],
    ['HTML', 'One\n\n- Two\n- Three <b>four</b>', 4],
    ['HTML', '<img src=x onerror=alert(1)>', 1],
    ['HTML', '| One |\n| --- |\n| Two |\n| <i> |', 4],
    ['a quotation', '> One', 1],
    ['a rule', 'One\n\n***', 3],
    ['a check box', 'One\n\n- [ ] Two', 3],
    ['struck text', '~~One~~', 1],
    ['a link definition', 'One\n\n[two]: /three', 3],
    ['an unsafe link', '**[press](javascript:alert(1))**', 1],
    ['an unsafe link', '[press](JavaScript:alert)', 1],
    ['an unsafe link', '[press](data:text/html,x)', 1],
    ['an unsafe link', '[press](//evil.example)', 1],
    ['an unsafe link', '[press](/\\\\evil.example)', 1],
  ])('%s: %j', (found, markdown, line) => {
    const { value, problems } = readRichText(markdown);
    expect(problems[0]).toEqual({
      line,
      advice: expect.stringContaining(`holds ${found}, which text here cannot have.`),
    });
    expect(JSON.stringify(value)).not.toContain('"link"');
  });
});
