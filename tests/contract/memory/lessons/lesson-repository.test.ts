import { InMemoryLessonRepository } from '#adapters/memory/lessons/in-memory-lesson-repository.ts';
import { lessonRepositoryContract } from '../../lessons/lesson-repository.contract.ts';

lessonRepositoryContract('InMemoryLessonRepository', async () => {
  const lessons = new InMemoryLessonRepository();
  return { lessons, storedSlugs: async () => lessons.slugs(), close: async () => undefined };
});
