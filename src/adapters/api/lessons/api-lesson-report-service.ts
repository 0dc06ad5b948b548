import type { LessonReportService } from '#application/client/lessons/ports/lesson-report-service.ts';
import { lessonReportOperations as operations } from '../../wire/lessons/lesson-reports.ts';
import { refusedLesson } from '../api-failures.ts';
import { overHttp } from '../sender.ts';

export const apiLessonReportService = overHttp<LessonReportService>((send) => ({
  own: (slug, options) => send(operations.readOwnReport, { params: { slug }, ...options }),
  record: (slug, body) => send(operations.reportLesson, { params: { slug }, body }, refusedLesson(slug)),
  list: (options) => send(operations.listLessonReports, options),
}));
