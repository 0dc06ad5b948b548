import { InMemoryLessonFileMaker } from '#adapters/memory/in-memory-lesson-file-maker.ts';
import { lessonFileMakerContract } from '../lesson-file-maker.contract.ts';

lessonFileMakerContract('in memory', () => ({
  maker: new InMemoryLessonFileMaker(),
  close: async () => undefined,
}));
