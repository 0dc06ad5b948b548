import { expect, test } from 'vitest';
import { isSafeHref, parseInline, parseRichText } from '#domain/lessons/rich-text.ts';

const text = (words: string) => ({ kind: 'text', text: words }) as const;

test('paragraphs are parted by blank lines; a line break within one is a space', () => {
  expect(parseRichText('One\ntwo.\n\nThree.\n')).toEqual([
    { kind: 'paragraph', children: [text('One two.')] },
    { kind: 'paragraph', children: [text('Three.')] },
  ]);
});

test('a single letter can be emphasized, beside other emphasis', () => {
  expect(parseInline('*x* · *number*')).toEqual([
    { kind: 'emphasis', children: [text('x')] },
    text(' · '),
    { kind: 'emphasis', children: [text('number')] },
  ]);
});

test('strong, emphasis, code and links stand within a line, also within each other', () => {
  expect(parseInline('**Say *this*** and `**not**` [there](/lessons).')).toEqual([
    { kind: 'strong', children: [text('Say '), { kind: 'emphasis', children: [text('this')] }] },
    text(' and '),
    { kind: 'code', text: '**not**' },
    text(' '),
    { kind: 'link', href: '/lessons', children: [text('there')] },
    text('.'),
  ]);
});

test('stars that mean times, and escaped signs, stay as they are', () => {
  expect(parseInline('5 * 4 * 3')).toEqual([text('5 * 4 * 3')]);
  expect(parseInline('\\*no\\*').map((piece) => (piece.kind === 'text' ? piece.text : piece.kind))).toEqual([
    '*',
    'no',
    '*',
  ]);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
])('a link to %s becomes its words', (href) => {
  expect(isSafeHref(href)).toBe(false);
  expect(JSON.stringify(parseInline(`[press](${href})`))).not.toContain('"link"');
});

test('HTML is words', () => {
  const html = '<img src=x onerror=alert(1)>';
  expect(parseRichText(html)).toEqual([{ kind: 'paragraph', children: [text(html)] }]);
});

test('lists carry their first number, wrapped lines, and blocks inside an item', () => {
  const source = '2. Build\n   it.\n\n   ```blocks\n   forever\n     wait\n   ```\n\n3. Run it.\n\n- alone';
  expect(parseRichText(source)).toEqual([
    {
      kind: 'list',
      start: 2,
      items: [
        [
          { kind: 'paragraph', children: [text('Build it.')] },
          { kind: 'code', language: 'blocks', text: 'forever\n  wait' },
        ],
        [{ kind: 'paragraph', children: [text('Run it.')] }],
      ],
    },
    { kind: 'list', start: null, items: [[{ kind: 'paragraph', children: [text('alone')] }]] },
  ]);
});

test('a table has a head and rows', () => {
  expect(parseRichText('| Depth | Light |\n| ----: | ----- |\n| 8 | yellow |')).toEqual([
    { kind: 'table', head: [[text('Depth')], [text('Light')]], rows: [[[text('8')], [text('yellow')]]] },
  ]);
});

test('a fence that is never closed ends with the text', () => {
  expect(parseRichText('```\na\nb')).toEqual([{ kind: 'code', language: '', text: 'a\nb' }]);
});

test('runs of underscores are places to write, short or long', () => {
  expect(parseInline('Name: ____ and ______________________________')).toEqual([
    { kind: 'text', text: 'Name: ' },
    { kind: 'blank', long: false },
    { kind: 'text', text: ' and ' },
    { kind: 'blank', long: true },
  ]);
  expect(parseInline('snake_case and `a___b`')).toEqual([
    { kind: 'text', text: 'snake_case and ' },
    { kind: 'code', text: 'a___b' },
  ]);
});
