// oxlint-disable-next-line import/no-named-as-default -- its types have the default only
import PDFDocument from 'pdfkit';
import type { LessonForReader } from '#domain/lessons/lesson-for-reader.ts';
import type { PaperSize } from '#domain/lessons/paper-size.ts';
import { Flow } from './flow.ts';
import { hasAnswers, layoutAnswers } from './lesson-answers.ts';
import { layoutCover, type PdfPart } from './lesson-cover.ts';
import { layoutHandouts } from './lesson-handouts.ts';
import { layoutLessonPlan } from './lesson-plan.ts';
import type { PlanTools } from './plan-tools.ts';
import { layoutSheet } from './lesson-sheet.ts';
import { Typesetter } from './typesetter.ts';
import type { PdfWords } from './pdf-words.ts';
import { TextLayout } from './layout-text.ts';
import type { ReadPicture } from './layout-context.ts';

/** What a lesson is set with, beside itself. */
export type PdfParts = {
  readonly words: PdfWords;
  readonly readPicture: ReadPicture;
  /** Where links to pages of ours lead, without a slash at the end. */
  readonly publicUrl: string;
};

/** Paper in points. */
const sizes: Readonly<Record<PaperSize, readonly [width: number, height: number]>> = {
  letter: [612, 792],
  a4: [595.28, 841.89],
};

/** Sets a lesson, as its reader may read it, as a tagged PDF with bookmarks. The same lesson gives the same bytes. */
export async function printLesson(
  lesson: LessonForReader,
  paper: PaperSize,
  { words, readPicture, publicUrl }: PdfParts,
): Promise<Uint8Array> {
  const size = sizes[paper];
  const changed = new Date(`${lesson.updatedAt}T00:00:00Z`);
  const doc = new PDFDocument({
    autoFirstPage: false,
    size: [...size],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: lesson.locale,
    displayTitle: true,
    info: {
      Title: lesson.title,
      Author: lesson.credits.authors.join(', '),
      Subject: lesson.summary,
      Creator: words.product,
      Producer: words.product,
      CreationDate: changed,
      ModDate: changed,
    },
  });
  const bytes = collected(doc);
  const typesetter = new Typesetter(doc);
  const layout = { doc, typesetter, readPicture, text: new TextLayout(typesetter, publicUrl) };
  const flow = new Flow(doc, typesetter, size, {
    name: `${words.product} · ${lesson.title}`,
    page: words.page,
  });
  const tools: PlanTools = {
    layout,
    words,
    lesson,
    width: flow.frame.width,
    style: { text: {}, known: lesson.blocks },
  };
  layoutCover(flow, tools, partsOf(lesson));
  layoutLessonPlan(flow, tools);
  layoutHandouts(flow, tools);
  layoutSheet(flow, tools);
  layoutAnswers(flow, tools);
  flow.end();
  doc.end();
  return bytes;
}

const partsOf = (lesson: LessonForReader): readonly PdfPart[] => [
  'plan',
  'slides',
  ...(lesson.studentSheet === undefined ? [] : (['sheet'] as const)),
  ...(hasAnswers(lesson) ? (['answers'] as const) : []),
];

/** All that a document will have written when it ends. */
function collected(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.once('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.once('error', reject);
  });
}
