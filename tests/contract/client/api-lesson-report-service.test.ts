import { apiLessonReportService } from '#adapters/api/api-lesson-report-service.ts';
import { InMemoryLog } from '#adapters/memory/in-memory-log.ts';
import { aService } from '../../builders/a-service.ts';
import { lessonReportServiceContract, whoReports } from '../lesson-report-service.contract.ts';
import { overTheWire } from './over-the-wire.ts';

lessonReportServiceContract('apiLessonReportService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await whoReports(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, reports: apiLessonReportService(wire.http, new InMemoryLog()) };
});
