import { InMemoryLessonFileMaker } from '#adapters/memory/lessons/in-memory-lesson-file-maker.ts';
import { lessonFileMakerContract } from '../../lessons/lesson-file-maker.contract.ts';

lessonFileMakerContract('in memory', () => ({
  maker: new InMemoryLessonFileMaker(),
  close: async () => undefined,
}));
