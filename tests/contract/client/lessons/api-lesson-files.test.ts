import { apiLessonFiles } from '#adapters/api/lessons/api-lesson-files.ts';
import { InMemoryLog } from '#adapters/memory/platform/in-memory-log.ts';
import { aService } from '../../../builders/a-service.ts';
import { lessonFilesContract } from '../../lessons/lesson-files.contract.ts';
import { lessonReader } from '../../lessons/lesson-reader.ts';
import { overTheWire } from '../over-the-wire.ts';

lessonFilesContract('apiLessonFiles, over a real socket to the real server on memory', async () => {
  const behind = aService();
  const reader = lessonReader(behind);
  const wire = await overTheWire(behind, reader.token);
  return { ...reader, ...wire, files: apiLessonFiles(wire.http, new InMemoryLog()) };
});
