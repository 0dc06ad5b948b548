import { apiLessonReportService } from '#adapters/api/lessons/api-lesson-report-service.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { lessonReportServiceContract, setUpReports } from '../../lessons/lesson-report-service.contract.ts';
import { overTheWire } from '../over-the-wire.ts';

lessonReportServiceContract('apiLessonReportService, over a real socket to the real server', async () => {
  const behind = aService();
  const people = await setUpReports(behind);
  const wire = await overTheWire(behind, people.token);
  return { ...people, ...wire, reports: apiLessonReportService(wire.http, new InMemoryLog()) };
});
