import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  HeightRule,
  ImageRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import { blockPieces, type BlockLine, readBlockStack } from '#domain/lessons/lessons/block-stack.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { SheetSection } from '#domain/lessons/lessons/lesson.ts';
import type { Picture } from '#domain/lessons/lessons/picture.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { quizSections } from '#domain/lessons/lessons/quiz.ts';
import type { RichBlock, RichLine, RichText } from '#domain/platform/text/rich-text.ts';
import {
  officeBlockColors,
  officeCodeFont,
  officeColors,
  officeFont,
  type OfficeParts,
} from './office-parts.ts';

const papers: Readonly<Record<PaperSize, { readonly width: number; readonly height: number }>> = {
  letter: { width: 12240, height: 15840 },
  a4: { width: 11906, height: 16838 },
};
const margin = 1080;

type Look = {
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly color?: string;
  readonly font?: string;
};
type Tools = OfficeParts & { readonly lesson: LessonForReader; readonly width: number };

function runsOf(line: RichLine, look: Look = {}): readonly ParagraphChild[] {
  return line.flatMap((piece): readonly ParagraphChild[] => {
    if (typeof piece === 'string') return [new TextRun({ text: piece, ...look })];
    if (piece.kind === 'blank')
      return [
        piece.long ? new TextRun({ children: [new Tab()] }) : new TextRun({ text: '_'.repeat(10), ...look }),
      ];
    if (piece.kind === 'code') return [new TextRun({ text: piece.text, ...look, font: officeCodeFont })];
    if (piece.kind === 'strong') return runsOf(piece.children, { ...look, bold: true });
    if (piece.kind === 'emphasis') return runsOf(piece.children, { ...look, italics: true });
    return runsOf(piece.children, { ...look, color: officeColors.harbor });
  });
}

const lined = ({ width }: Tools, line: RichLine, indent = 0): Paragraph =>
  new Paragraph({
    children: [...runsOf(line)],
    indent: { left: indent },
    spacing: { after: 120, line: 360 },
    tabStops: [{ type: TabStopType.RIGHT, position: width, leader: 'underscore' }],
  });

function blockLines(lines: readonly BlockLine[], depth: number): readonly Paragraph[] {
  return lines.flatMap(({ text, category, inside }) => {
    const { fill, ink } = officeBlockColors(category);
    const label = blockPieces(text).map(({ kind, text: words }) =>
      kind === 'words'
        ? new TextRun({ text: words, bold: true, color: ink })
        : new TextRun({
            text: ` ${words === '' ? '    ' : words} `,
            bold: true,
            color: officeColors.ink,
            shading: { type: ShadingType.CLEAR, fill: officeColors.white },
          }),
    );
    const own = new Paragraph({
      children: [new TextRun({ text: ' ' }), ...label, new TextRun({ text: ' ' })],
      keepNext: true,
      indent: { left: depth * 360, right: 4200 },
      shading: { type: ShadingType.CLEAR, fill },
      spacing: { before: 20, after: 20, line: 340 },
    });
    return [own, ...blockLines(inside, depth + 1)];
  });
}

function tableOf(tools: Tools, { head, rows }: Extract<RichBlock, { kind: 'table' }>): Table {
  const border = { style: BorderStyle.SINGLE, size: 6, color: officeColors.line };
  const cell = (line: RichLine, isHead: boolean): TableCell =>
    new TableCell({
      children: [new Paragraph({ children: [...runsOf(line, isHead ? { bold: true } : {})] })],
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      ...(isHead ? { shading: { type: ShadingType.CLEAR, fill: officeColors.sand } } : {}),
    });
  const row = (cells: readonly RichLine[], isHead: boolean): TableRow =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      height: { value: isHead ? 360 : 560, rule: HeightRule.ATLEAST },
      children: cells.map((line) => cell(line, isHead)),
    });
  return new Table({
    width: { size: tools.width, type: WidthType.DXA },
    columnWidths: head.map(() => Math.floor(tools.width / head.length)),
    borders: {
      top: border,
      bottom: border,
      left: border,
      right: border,
      insideHorizontal: border,
      insideVertical: border,
    },
    rows: [row(head, true), ...rows.map((cells) => row(cells, false))],
  });
}

function blocksOf(tools: Tools, text: RichText, indent = 0): readonly (Paragraph | Table)[] {
  return text.flatMap((block): readonly (Paragraph | Table)[] => {
    if (block.kind === 'paragraph') return [lined(tools, block.children, indent)];
    if (block.kind === 'table') return [tableOf(tools, block), new Paragraph({ children: [] })];
    if (block.kind === 'code' && block.language === 'blocks') {
      return [
        ...blockLines(readBlockStack(block.text, tools.lesson.blocks), 0),
        new Paragraph({ children: [] }),
      ];
    }
    if (block.kind === 'code') return block.text.split('\n').map((line) => codeLine(line, tools));
    return block.items.flatMap((item, at) =>
      item.flatMap((inner, index) => {
        const mark = block.start === null ? '•' : `${block.start + at}.`;
        return inner.kind === 'paragraph'
          ? [lined(tools, index === 0 ? [`${mark}  `, ...inner.children] : inner.children, indent + 240)]
          : blocksOf(tools, [inner], indent + 240);
      }),
    );
  });
}

const codeLine = (line: string, { width }: Tools): Paragraph =>
  new Paragraph({
    children: [new TextRun({ text: line, font: officeCodeFont, size: 20 })],
    spacing: { line: 360 },
    tabStops: [{ type: TabStopType.RIGHT, position: width }],
  });

function pictureOf({ readPicture, width }: Tools, picture: Picture): Paragraph {
  const found = readPicture(picture.src);
  if (found === null) return new Paragraph({ children: [new TextRun({ text: picture.alt, italics: true })] });
  // The format measures pictures in pixels of 1/96 inch.
  const classroom = (width / 1440) * 96;
  const scale = Math.min(classroom / picture.width, 300 / picture.height);
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { before: 120, after: 160 },
    children: [
      new ImageRun({
        type: 'svg',
        data: found.svg,
        fallback: { type: 'png', data: found.png },
        transformation: size,
        altText: { name: picture.src, title: '', description: picture.alt },
      }),
    ],
  });
}

function sectionOf(tools: Tools, { title, parts }: SheetSection): readonly (Paragraph | Table)[] {
  const name = new Paragraph({ text: title, heading: HeadingLevel.HEADING_2, keepNext: true });
  const inside = parts.flatMap((part) =>
    part.kind === 'picture' ? [pictureOf(tools, part.picture)] : blocksOf(tools, part.text),
  );
  return [...(title === '' ? [] : [name]), ...inside];
}

/** Returns the student sheet, then both quizzes on their own page, as an editable DOCX without answers. */
export async function writeSheet(
  lesson: LessonForReader,
  paper: PaperSize,
  parts: OfficeParts,
): Promise<Uint8Array> {
  const { words } = parts;
  const page = papers[paper];
  const tools: Tools = { ...parts, lesson, width: page.width - 2 * margin };
  const heading = (text: string, isNewPage: boolean): Paragraph =>
    new Paragraph({ text, heading: HeadingLevel.HEADING_1, pageBreakBefore: isNewPage });
  const { studentSheet: sheet } = lesson;
  const paragraphOf = (text: string): Paragraph =>
    new Paragraph({ children: [new TextRun({ text })], spacing: { after: 160 } });
  const sheetBlocks =
    sheet === undefined
      ? []
      : sheet.kind === 'open'
        ? [
            heading(sheet.value.title, false),
            ...sheet.value.sections.flatMap((section) => sectionOf(tools, section)),
          ]
        : [
            heading(sheet.title, false),
            paragraphOf(words.locked.parts[sheet.part]),
            paragraphOf(words.locked.reasons[sheet.reason]),
          ];
  const quizzes = quizSections(lesson.assessment, words.assessment);
  const quizBlocks =
    quizzes.length === 0
      ? []
      : [
          heading(words.parts.quizzes, sheetBlocks.length > 0),
          ...quizzes.flatMap((section) => sectionOf(tools, section)),
        ];
  const style = (size: number) => ({
    run: { font: officeFont, size, bold: true, color: officeColors.ink },
    paragraph: { spacing: { before: 160, after: 120 } },
  });
  const file = new Document({
    title: lesson.title,
    creator: lesson.credits.authors.join(', '),
    styles: {
      default: {
        document: { run: { font: officeFont, size: 22, color: officeColors.ink } },
        heading1: style(44),
        heading2: style(28),
      },
    },
    sections: [
      {
        properties: {
          page: { size: page, margin: { top: margin, bottom: margin, left: margin, right: margin } },
        },
        children: [...sheetBlocks, ...quizBlocks],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}
