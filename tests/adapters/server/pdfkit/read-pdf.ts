import { inflateSync } from 'node:zlib';

export type ReadPdf = {
  readonly pages: number;
  readonly text: string;
  readonly body: string;
  readonly source: string;
  /** The fill colors of shapes and letters outside the footers, as red, green and blue from 0 to 1. */
  readonly fills: readonly string[];
};

type PdfObject = { readonly head: string; readonly stream: string };

function objectsOf(source: string): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const found of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = found;
    const [head = '', raw] = body.split(/stream\n/, 2);
    const packed = raw?.replace(/\nendstream[\s\S]*$/, '') ?? '';
    const stream = head.includes('/FlateDecode') ? unpacked(packed) : packed;
    objects.set(id, { head, stream });
  }
  return objects;
}

const unpacked = (packed: string): string => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');

const textOf = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

function lettersOf(cmap: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16);
    [...list.matchAll(/<([0-9a-f ]+)>/gi)].forEach(([, hex = ''], at) => {
      letters.set(first + at, textOf(hex.replaceAll(' ', '')));
    });
  }
  return letters;
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = objectsOf(source);
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, lettersOf(objects.get(cmap)?.stream ?? ''));
    }
  }
  const streams = [...objects.values()].map(({ stream }) => stream);
  const textIn = (cut: (stream: string) => string): string =>
    streams.map((stream) => shownText(cut(stream), fonts)).join('\n');
  const fills = streams.flatMap((stream) =>
    [...withoutFoot(stream).matchAll(/([\d.]+ [\d.]+ [\d.]+) scn/g)].map(([, color = '']) => color),
  );
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head)).length;
  return { pages, text: textIn((stream) => stream), body: textIn(withoutFoot), source, fills };
}

const withoutFoot = (stream: string): string =>
  stream.replaceAll(/\/Artifact <<[^>]*\/Pagination[^>]*>> BDC[\s\S]*?EMC/g, '');

const operator =
  /\/(?<font>F\d+) [\d.]+ Tf|\[(?<glyphs>[^\]]*)\] TJ|<(?<glyph>[0-9a-f]+)> Tj|\((?<actual>þÿ[^)]*)\)/g;

function shownText(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let letters: ReadonlyMap<number, string> = new Map();
  let text = '';
  for (const { groups = {} } of stream.matchAll(operator)) {
    const { font, glyphs, glyph, actual } = groups;
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    else if (actual !== undefined) text += textOf(Buffer.from(actual.slice(2), 'latin1').toString('hex'));
    else {
      const hex = [...(glyphs === undefined ? `<${glyph}>` : glyphs).matchAll(/<([0-9a-f]*)>/gi)].map(
        ([, part]) => part,
      );
      for (const number of hex.join('').match(/.{4}/g) ?? [])
        text += letters.get(Number.parseInt(number, 16)) ?? '\uFFFD';
    }
  }
  return text;
}
