import type { SheetCard } from '#domain/classrooms/logins/login-sheet.ts';
import { group, heightOf, type PageBlock } from '../block.ts';
import type { TextLayout, TextStyle } from '../layout/layout-text.ts';
import { black } from '../pdf-colors.ts';
import { picturesOf, pictureFigure, qrFigure } from './login-figures.ts';
import type { LoginPaperWords } from './login-paper-words.ts';

export type CardTools = {
  readonly doc: PDFKit.PDFDocument;
  readonly text: TextLayout;
  readonly words: LoginPaperWords;
  readonly classroom: string;
  readonly classCode: string | null;
  readonly address: string;
};

type Size = { readonly width: number; readonly height: number };

const pad = 12;
const square = 78;
const nameSizes = [19, 16, 13, 10, 8, 7, 6, 5];
/** The height from the label 'Class code' to the end of the content below it, in points. */
const codePart = 104;
const roomLine = 12;

function fitting(
  text: TextLayout,
  words: string,
  {
    width,
    most,
    style,
  }: { readonly width: number; readonly most: number; readonly style: Partial<TextStyle> },
): PageBlock {
  const set = (size: number): PageBlock => text.words('P', words, width, { color: black, ...style, size });
  return nameSizes.map(set).find((block) => heightOf(block) <= most) ?? set(nameSizes.at(-1) ?? 5);
}

/** Lays out a student's login, large enough for children who cannot read well. */
function loginBlock({ doc, text, words }: CardTools, { kind, value }: SheetCard, width: number): PageBlock {
  const look = { color: black, leading: 1.15 };
  if (kind === 'word') return text.words('P', value, width, { ...look, face: 'strong', size: 28 });
  if (kind === 'code') {
    const spaced = Array.from(value).join(' ');
    return text.words('P', spaced, width, { ...look, face: 'code', size: 28 });
  }
  const [column, size] = [width / 3, 40];
  return {
    kind: 'row',
    tag: null,
    height: size + 13,
    cells: picturesOf(value).map((picture, at) => ({
      x: at * column,
      tag: null,
      block: group(null, [
        pictureFigure(doc, picture, { size, words }),
        text.words('P', `${at + 1}. ${words.pictures[picture]}`, column, { color: black, size: 9 }),
      ]),
    })),
  };
}

/** Lays out a card to cut out: name, class, class code, login, and a QR code with the name and class code. */
export function layoutCard(tools: CardTools, card: SheetCard, { width, height }: Size): PageBlock {
  const { doc, text, words, classroom, classCode } = tools;
  const inner = width - 2 * pad;
  const beside = inner - square - 8;
  const label = (of: string): PageBlock => text.words('P', of, inner, { size: 8.5, color: black });
  const bottom = height - pad;
  const name = fitting(text, card.name, {
    width: beside,
    most: bottom - codePart - pad - roomLine,
    style: { face: 'heading', leading: 1.1 },
  });
  const classroomText = fitting(text, classroom, { width: beside, most: roomLine, style: { leading: 1.1 } });
  const code =
    classCode === null
      ? text.words('P', words.askForCode, beside, { size: 9, color: black })
      : text.words('P', classCode, beside, { face: 'code', size: 17, leading: 1.1, color: black });
  const at = (x: number, dy: number, block: PageBlock) => ({ x, dy, tag: null, block });
  return {
    kind: 'row',
    tag: 'Sect',
    height,
    ground: (x, y) =>
      void doc.rect(x, y, width, height).dash(4, { space: 4 }).lineWidth(0.75).stroke(black).undash(),
    cells: [
      at(pad, pad, name),
      at(pad, pad + heightOf(name), classroomText),
      at(pad, bottom - codePart, label(words.classCode)),
      at(pad, bottom - 93, code),
      ...(card.link === null
        ? []
        : [at(width - pad - square, pad, qrFigure(doc, card.link, { size: square, alt: words.square }))]),
      at(pad, bottom - 66, label(words.mine[card.kind])),
      at(pad, bottom - 53, loginBlock(tools, card, inner)),
    ],
  };
}
