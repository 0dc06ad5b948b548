import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import { collected } from './collected.ts';
import { Flow } from './flow.ts';
import { newTaggedPdf, paperInPoints } from './new-tagged-pdf.ts';
import type { ReadPicture } from './layout/layout-context.ts';
import { TextLayout } from './layout/layout-text.ts';
import type { PdfWords } from './pdf-words.ts';
import type { PlanTools } from './plan-tools.ts';
import { Typesetter } from './typesetter.ts';

export type PdfParts = {
  readonly words: PdfWords;
  readonly readPicture: ReadPicture;
  /** The base URL of links to our pages, without a trailing slash. */
  readonly publicUrl: string;
};

/** A new document about a lesson. `end` closes it and returns its bytes. */
export type NewDocument = {
  readonly flow: Flow;
  readonly tools: PlanTools;
  readonly end: () => Promise<Uint8Array>;
};

/** Opens a tagged PDF about a lesson. The same content always results in the same bytes. */
export function newDocument(
  lesson: LessonForReader,
  paper: PaperSize,
  title: string,
  { words, readPicture, publicUrl }: PdfParts,
): NewDocument {
  const size = paperInPoints[paper];
  const changed = new Date(`${lesson.updatedAt}T00:00:00Z`);
  const doc = newTaggedPdf(paper, lesson.locale, {
    Title: title,
    Author: lesson.credits.authors.join(', '),
    Subject: lesson.summary,
    Creator: words.product,
    Producer: words.product,
    CreationDate: changed,
    ModDate: changed,
  });
  const bytes = collected(doc);
  const typesetter = new Typesetter(doc);
  const layout = { doc, typesetter, readPicture, text: new TextLayout(typesetter, publicUrl) };
  const flow = new Flow(doc, typesetter, size, { name: `${words.product} · ${title}`, page: words.page });
  const { width } = flow.frame;
  return {
    flow,
    tools: { layout, words, lesson, width, style: { text: {}, known: lesson.blocks } },
    end: () => {
      flow.end();
      doc.end();
      return bytes;
    },
  };
}
