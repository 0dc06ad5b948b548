import { inMemoryStores } from '#adapters/memory/in-memory-stores.ts';
import { lessonReportsContract } from '../../lessons/lesson-reports.contract.ts';

lessonReportsContract('InMemoryLessonReports', async () => {
  const { accounts, lessonReports } = inMemoryStores();
  return { accounts, reports: lessonReports, close: async () => undefined };
});
