import type { Http } from '#application/client/platform/ports/http.ts';
import type { LessonReportService } from '#application/client/lessons/ports/lesson-report-service.ts';
import type { Log } from '#application/ports/log.ts';
import { lessonReportOperations as operations } from '../../wire/lessons/lesson-reports.ts';
import { refusedLesson } from '../api-failures.ts';
import { sender } from '../sender.ts';

export function apiLessonReportService(http: Http, log: Log): LessonReportService {
  const send = sender(http, log);
  return {
    own: (slug, options) => send(operations.readOwnReport, { params: { slug }, ...options }),
    record: (slug, body) => send(operations.reportLesson, { params: { slug }, body }, refusedLesson(slug)),
    list: (options) => send(operations.listLessonReports, options),
  };
}
