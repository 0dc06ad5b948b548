import { InMemoryLessonFiles } from '#adapters/memory/in-memory-lesson-files.ts';
import { aService } from '../../builders/a-service.ts';
import { lessonFilesContract } from '../lesson-files.contract.ts';
import { lessonReader } from '../lesson-reader.ts';

lessonFilesContract('InMemoryLessonFiles', async () => {
  const behind = aService();
  const reader = lessonReader(behind);
  const files = new InMemoryLessonFiles(behind.app, async () => reader.token());
  return {
    ...reader,
    files,
    disconnect: () => {
      files.online = false;
    },
    close: async () => undefined,
  };
});
