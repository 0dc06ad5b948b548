import { Marked, type Token, type Tokens } from 'marked';
import {
  type RichBlock,
  type RichInline,
  type RichLine,
  type RichText,
  safeHref,
} from '#domain/platform/text/rich-text.ts';

/** Unsupported Markdown, with what authors should write instead. */
const insteadOf = {
  'a heading': 'Use bold text, or start another activity.',
  'a picture': 'List it under `pictures` and name it in the section `### Pictures`.',
  HTML: 'Use Markdown, or put `<` between backticks.',
  'an unsafe link': 'Link to `https://…`, `mailto:…`, `/…` or `#…`.',
  'a quotation': 'Leave the `>` out.',
  'a rule': 'Leave the line out.',
  'a check box': 'Write a list without `[ ]`.',
  'struck text': 'Leave the `~` out.',
  'a link definition': 'Put the address behind the words: `[words](https://…)`.',
  'something else': 'Use paragraphs, lists, tables, emphasis, links and code.',
};
type Refused = keyof typeof insteadOf;

/** Unsupported Markdown in a text. `line` is the line number in the file if `firstLine` was given, otherwise in the text. */
type TextProblem = { readonly line: number; readonly advice: string };

export type Read<T> = { readonly value: T; readonly problems: readonly TextProblem[] };

const refusals = new Map<string, Refused>([
  ['heading', 'a heading'],
  ['image', 'a picture'],
  ['html', 'HTML'],
  ['link', 'an unsafe link'],
  ['blockquote', 'a quotation'],
  ['hr', 'a rule'],
  ['checkbox', 'a check box'],
  ['del', 'struck text'],
  ['def', 'a link definition'],
]);

/** A run with more underscores than this fills the rest of the line. */
const shortBlank = 24;

/** GitHub Flavored Markdown in which runs of underscores are blanks to fill in instead of emphasis or rules. */
const marked = new Marked({
  gfm: true,
  tokenizer: { hr: (source) => (/^ {0,3}(?:_ *){3,}(?:\n|$)/.test(source) ? undefined : false) },
  extensions: [
    {
      name: 'blank',
      level: 'inline',
      start: (source) => source.search(/_{3,}/),
      tokenizer: (source) => {
        const raw = /^_{3,}/.exec(source)?.[0];
        return raw === undefined ? undefined : { type: 'blank', raw };
      },
    },
  ],
});

export const markdownTokens = (markdown: string): readonly Token[] => marked.lexer(markdown);

export const lineBreaks = (text: string): number => text.split('\n').length - 1;

function walk<Piece extends { readonly raw: string }, T>(
  tokens: readonly Piece[] | undefined,
  firstLine: number,
  visit: (token: Piece, line: number) => readonly T[],
): readonly T[] {
  let line = firstLine;
  return (tokens ?? []).flatMap((token) => {
    const at = line;
    line += lineBreaks(token.raw);
    return visit(token, at);
  });
}

class TextReader {
  readonly problems: TextProblem[] = [];

  blocks(tokens: readonly Token[] | undefined, firstLine: number): RichText {
    return walk(tokens, firstLine, (token, line) => this.#block(token, line));
  }

  line(tokens: readonly Token[] | undefined, firstLine: number): RichLine {
    return joined(walk(tokens, firstLine, (token, line) => this.#inline(token, line)));
  }

  #block(token: Token, line: number): readonly RichBlock[] {
    if (token.type === 'space') return [];
    if (isParagraph(token)) return [{ kind: 'paragraph', children: this.line(token.tokens, line) }];
    if (isCode(token)) return [{ kind: 'code', language: token.lang ?? '', text: token.text }];
    if (isList(token)) return [this.#list(token, line)];
    if (isTable(token)) return [this.#table(token, line)];
    return [{ kind: 'paragraph', children: this.#refuse(token, line) }];
  }

  #list({ items, ordered, start }: Tokens.List, line: number): RichBlock {
    return {
      kind: 'list',
      start: ordered ? Number(start) : null,
      items: walk(items, line, (item, at) => [this.blocks(item.tokens, at)]),
    };
  }

  #table({ header, rows }: Tokens.Table, line: number): RichBlock {
    return {
      kind: 'table',
      head: header.map(({ tokens }) => this.line(tokens, line)),
      rows: rows.map((row, at) => row.map(({ tokens }) => this.line(tokens, line + 2 + at))),
    };
  }

  #inline(token: Token, line: number): RichLine {
    if (token.type === 'br') return [' '];
    if (token.type === 'blank') return [{ kind: 'blank', long: token.raw.length > shortBlank }];
    if (token.type === 'text' || token.type === 'escape') return [token.text];
    if (token.type === 'codespan') return [{ kind: 'code', text: token.text }];
    if (token.type === 'strong') return [{ kind: 'strong', children: this.line(token.tokens, line) }];
    if (token.type === 'em') return [{ kind: 'emphasis', children: this.line(token.tokens, line) }];
    if (isLink(token) && safeHref.test(token.href)) {
      return [{ kind: 'link', href: token.href, children: this.line(token.tokens, line) }];
    }
    return this.#refuse(token, line);
  }

  #refuse({ type, raw }: Token, line: number): RichLine {
    const found = refusals.get(type) ?? 'something else';
    this.problems.push({
      line,
      advice: `holds ${found}, which text here cannot have. ${insteadOf[found]}`,
    });
    return [raw.trim()];
  }
}

/** Whether a token is a paragraph. In tight lists, marked uses the token type `text` for paragraphs. */
const isParagraph = (token: Token): token is Tokens.Paragraph =>
  token.type === 'paragraph' || token.type === 'text';
const isCode = (token: Token): token is Tokens.Code => token.type === 'code';
const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const isLink = (token: Token): token is Tokens.Link => token.type === 'link';
export const isList = (token: Token): token is Tokens.List => token.type === 'list';

function joined(pieces: RichLine): RichLine {
  const line: RichInline[] = [];
  for (const piece of pieces) {
    const last = line.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') line[line.length - 1] = last + piece;
    else line.push(piece);
  }
  return line.map((piece) => (typeof piece === 'string' ? piece.replaceAll(/(?<!\s)\s*\n\s*/g, ' ') : piece));
}

export function readRichText(markdown: string, firstLine = 1): Read<RichText> {
  const reader = new TextReader();
  return { value: reader.blocks(markdownTokens(markdown), firstLine), problems: reader.problems };
}

/** Parses a text of one line, such as a label. */
export function readRichLine(markdown: string, firstLine = 1): Read<RichLine> {
  const reader = new TextReader();
  const tokens = marked.Lexer.lexInline(markdown.trim(), marked.defaults);
  return { value: reader.line(tokens, firstLine), problems: reader.problems };
}
