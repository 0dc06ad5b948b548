import { InMemoryLessonReportService } from '#adapters/memory/in-memory-lesson-report-service.ts';
import { aService } from '../../builders/a-service.ts';
import { lessonReportServiceContract, whoReports } from '../lesson-report-service.contract.ts';

lessonReportServiceContract('InMemoryLessonReportService', async () => {
  const behind = aService();
  const people = await whoReports(behind);
  const reports = new InMemoryLessonReportService(behind.app, async () => people.token());
  return {
    ...people,
    reports,
    disconnect: () => {
      reports.online = false;
    },
    close: async () => undefined,
  };
});
