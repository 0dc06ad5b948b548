import type { RichText } from './lesson.ts';

/** A piece of a line of text. */
export type RichInline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  /** A place to write: a word, or where `long` the rest of the line. */
  | { readonly kind: 'blank'; readonly long: boolean }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly RichInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichInline[] };

/** A piece of a page. The items of a list hold blocks again; `start` is the first number of an ordered one. */
export type RichBlock =
  | { readonly kind: 'paragraph'; readonly children: readonly RichInline[] }
  | {
      readonly kind: 'list';
      readonly start: number | null;
      readonly items: readonly (readonly RichBlock[])[];
    }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly RichInline[])[];
      readonly rows: readonly (readonly (readonly RichInline[])[])[];
    };

/** What a line says, without its marks; a place to write says nothing. */
export const plainText = (line: readonly RichInline[]): string =>
  line
    .map((each) => {
      if ('text' in each) return each.text;
      return 'children' in each ? plainText(each.children) : '';
    })
    .join('');

const fence = /^ {0,3}```(?<language>\w*)/;
const item = /^(?<marker> {0,3}(?:[-*]|(?<number>\d{1,4})\.) +)(?<text>.*)$/;
const tableRule = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;
const piece =
  /\\(?<escaped>[\\`*[\]()|#<>-])|`(?<code>[^`]+)`|(?<blank>_{3,})|\*\*(?<strong>\S(?:.*?\S)??)\*\*(?!\*)|\*(?<emphasis>[^\s*](?:.*?[^\s*])??)\*|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/s;

/** Whether a link may be followed from a page: on the web, by mail, in this app or in this page; nothing that runs. */
export const isSafeHref = (href: string): boolean => /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i.test(href);

/** Reads what an author wrote. Whatever is not of the small part of Markdown that `RichText` is stays as plain text. */
export function parseRichText(text: RichText): readonly RichBlock[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const blocks: RichBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    const [block, next] = readBlock(lines, at);
    if (block !== null) blocks.push(block);
    at = next;
  }
  return blocks;
}

type Read = readonly [block: RichBlock | null, next: number];

function readBlock(lines: readonly string[], at: number): Read {
  const line = lines[at] ?? '';
  if (line.trim() === '') return [null, at + 1];
  const language = fence.exec(line)?.groups?.['language'];
  if (language !== undefined) return readCode(lines, at, language);
  if (item.test(line)) return readList(lines, at);
  if (line.startsWith('|') && tableRule.test(lines[at + 1] ?? '')) return readTable(lines, at);
  return readParagraph(lines, at);
}

function readParagraph(lines: readonly string[], at: number): Read {
  let end = at + 1;
  while (end < lines.length && !interrupts(lines[end] ?? '')) end += 1;
  const text = lines.slice(at, end).map((each) => each.trim());
  return [{ kind: 'paragraph', children: parseInline(text.join(' ')) }, end];
}

const interrupts = (line: string): boolean => line.trim() === '' || fence.test(line) || item.test(line);

function readCode(lines: readonly string[], at: number, language: string): Read {
  const end = lines.findIndex((line, index) => index > at && /^ {0,3}```\s*$/.test(line));
  const stop = end === -1 ? lines.length : end;
  return [{ kind: 'code', language, text: lines.slice(at + 1, stop).join('\n') }, stop + 1];
}

type ItemHead = { readonly indent: number; readonly number: number | null; readonly text: string };

function itemHead(line = ''): ItemHead | null {
  const found = item.exec(line)?.groups;
  if (found === undefined) return null;
  const { marker = '', number, text = '' } = found;
  return { indent: marker.length, number: number === undefined ? null : Number(number), text };
}

function readList(lines: readonly string[], at: number): Read {
  const first = itemHead(lines[at]);
  const items: (readonly RichBlock[])[] = [];
  let next = at;
  let head = first;
  while (head !== null && (head.number === null) === (first?.number === null)) {
    const end = itemEnd(lines, next + 1, head.indent);
    const own = lines.slice(next + 1, end).map(outdentedBy(head.indent));
    items.push(parseRichText([head.text, ...own].join('\n')));
    next = end;
    const following = lines.findIndex((line, index) => index >= end && line.trim() !== '');
    head = itemHead(lines[following]);
    if (head !== null) next = following;
  }
  return [{ kind: 'list', start: first?.number ?? null, items }, next];
}

function itemEnd(lines: readonly string[], from: number, indent: number): number {
  let end = from;
  while (end < lines.length && belongs(lines, end, indent)) end += 1;
  return end;
}

/** Blank lines belong to an item when what follows is indented as its text is; so do lines that carry on its paragraph. */
function belongs(lines: readonly string[], at: number, indent: number): boolean {
  const line = lines[at] ?? '';
  if (line.trim() !== '')
    return indentOf(line) >= indent || (lines[at - 1]?.trim() !== '' && !interrupts(line));
  const following = lines.slice(at).find((each) => each.trim() !== '');
  return following !== undefined && indentOf(following) >= indent;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
const outdentedBy =
  (indent: number) =>
  (line: string): string =>
    line.slice(Math.min(indent, indentOf(line)));

function readTable(lines: readonly string[], at: number): Read {
  let end = at + 2;
  while ((lines[end] ?? '').startsWith('|')) end += 1;
  const [head = [], , ...rows] = lines.slice(at, end).map(cellsOf);
  return [{ kind: 'table', head, rows }, end];
}

const cellsOf = (line: string): readonly (readonly RichInline[])[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()));

/** Reads the pieces of one line of text. A link that may not be followed becomes its words. */
export function parseInline(text: string): readonly RichInline[] {
  const pieces: RichInline[] = [];
  let rest = text;
  for (let found = piece.exec(rest); found !== null; found = piece.exec(rest)) {
    if (found.index > 0) pieces.push({ kind: 'text', text: rest.slice(0, found.index) });
    pieces.push(...pieceOf(found.groups ?? {}));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== '') pieces.push({ kind: 'text', text: rest });
  return pieces;
}

function pieceOf(found: Readonly<Record<string, string | undefined>>): readonly RichInline[] {
  const { escaped, code, blank, strong, emphasis, label = '', href = '' } = found;
  if (escaped !== undefined) return [{ kind: 'text', text: escaped }];
  if (code !== undefined) return [{ kind: 'code', text: code }];
  if (blank !== undefined) return [{ kind: 'blank', long: blank.length > 24 }];
  if (strong !== undefined) return [{ kind: 'strong', children: parseInline(strong) }];
  if (emphasis !== undefined) return [{ kind: 'emphasis', children: parseInline(emphasis) }];
  const children = parseInline(label);
  return isSafeHref(href) ? [{ kind: 'link', href, children }] : children;
}

/** Whether a table may be in a text, without reading all of it. */
export const mayHaveTable = (source: RichText): boolean => source.includes('|');
