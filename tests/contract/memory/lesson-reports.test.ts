import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryLessonReports } from '#adapters/memory/in-memory-lesson-reports.ts';
import { lessonReportsContract } from '../lesson-reports.contract.ts';

lessonReportsContract('InMemoryLessonReports', async () => {
  const accounts = new InMemoryAccountRepository();
  return { accounts, reports: new InMemoryLessonReports(accounts), close: async () => undefined };
});
