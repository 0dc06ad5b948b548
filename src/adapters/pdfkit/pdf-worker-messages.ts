import type { DocumentSheet, Seller } from '#domain/billing/documents/document-sheet.ts';
import type { TaxFormSheet } from '#domain/billing/documents/tax-form.ts';
import type { CaseSheet } from '#domain/billing/license/teaching-use.ts';
import type { LessonForReader } from '#domain/lessons/lessons/lesson-for-reader.ts';
import type { LessonPart } from '#domain/lessons/lessons/lesson-part.ts';
import type { PaperSize } from '#domain/platform/files/paper-size.ts';
import type { YearPlan } from '#domain/lessons/lessons/year-plan.ts';
import type { ChildRecord } from '#domain/classrooms/records/child-record.ts';
import type { LoginSheet } from '#domain/classrooms/logins/login-sheet.ts';

export type PdfWorkerSettings = { readonly picturesDir: string; readonly publicUrl: string };
type LessonOrder = {
  readonly lesson: LessonForReader;
  readonly paper: PaperSize;
  readonly part: LessonPart;
};
export type PdfOrder =
  | ({ readonly of: 'lesson' } & LessonOrder)
  | { readonly of: 'year'; readonly plan: YearPlan; readonly paper: PaperSize }
  | { readonly of: 'logins'; readonly sheet: LoginSheet }
  | { readonly of: 'document'; readonly sheet: DocumentSheet; readonly seller: Seller }
  | { readonly of: 'tax-form'; readonly sheet: TaxFormSheet; readonly seller: Seller }
  | { readonly of: 'case'; readonly sheet: CaseSheet }
  | { readonly of: 'record'; readonly record: ChildRecord };
export type PdfRequest = { readonly id: number; readonly order: PdfOrder };
export type PdfReply =
  { readonly id: number; readonly pdf: Uint8Array } | { readonly id: number; readonly broke: string };
