import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentSheet, Seller } from '#domain/billing/documents/document-sheet.ts';
import type { TaxFormSheet } from '#domain/billing/documents/tax-form.ts';
import type { CaseSheet } from '#domain/billing/license/teaching-use.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { YearPlan } from '#domain/lessons/lessons/year-plan.ts';
import type { ChildRecord } from '#domain/classrooms/records/child-record.ts';
import type { LoginSheet } from '#domain/classrooms/logins/login-sheet.ts';
import type { PdfOrder, PdfReply, PdfRequest, PdfWorkerSettings } from './pdf-worker-messages.ts';

type MakePart = (lesson: LessonForReader, paper: PaperSize) => Promise<Uint8Array>;

export type Makers = {
  readonly lesson: Readonly<Record<LessonPart, MakePart>>;
  readonly year: (plan: YearPlan, paper: PaperSize) => Promise<Uint8Array>;
  readonly logins: (sheet: LoginSheet) => Promise<Uint8Array>;
  readonly document: (sheet: DocumentSheet, seller: Seller) => Promise<Uint8Array>;
  readonly taxForm: (sheet: TaxFormSheet, seller: Seller) => Promise<Uint8Array>;
  readonly case: (sheet: CaseSheet) => Promise<Uint8Array>;
  readonly record: (record: ChildRecord) => Promise<Uint8Array>;
};

/** Runs a worker, which renders the requested files one after another in its own thread. */
export function runPdfWorker(makersOf: (settings: PdfWorkerSettings) => Makers): void {
  if (parentPort === null) throw new Error('this module must run in a worker thread');
  const port = parentPort;
  const makers = makersOf(workerData as PdfWorkerSettings);
  const make = (order: PdfOrder): Promise<Uint8Array> => {
    if (order.of === 'lesson') return makers.lesson[order.part](order.lesson, order.paper);
    if (order.of === 'document') return makers.document(order.sheet, order.seller);
    if (order.of === 'tax-form') return makers.taxForm(order.sheet, order.seller);
    if (order.of === 'case') return makers.case(order.sheet);
    if (order.of === 'record') return makers.record(order.record);
    return order.of === 'year' ? makers.year(order.plan, order.paper) : makers.logins(order.sheet);
  };
  port.on('message', async ({ id, order }: PdfRequest) => {
    const answer = await make(order).then(
      (pdf): PdfReply => ({ id, pdf }),
      (error: unknown): PdfReply => ({
        id,
        broke: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    port.postMessage(answer);
  });
}
