import type { LessonReport } from '#domain/lessons/lessons/lesson-report.ts';
import type { Instant } from '../platform/column-types.ts';

export type LessonReportsTable = {
  account_id: string;
  slug: string;
  version: number;
  outcome: LessonReport['outcome'];
  minutes: number | null;
  understood: LessonReport['understood'];
  note: string;
  reported_at: Instant;
};
