import { InMemoryLessonFiles } from '#adapters/memory/in-memory-lesson-files.ts';
import { aService } from '../../builders/a-service.ts';
import { lessonFilesContract } from '../lesson-files.contract.ts';
import { toldReader } from '../told-reader.ts';

lessonFilesContract('InMemoryLessonFiles', async () => {
  const behind = aService();
  const reader = toldReader(behind);
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
