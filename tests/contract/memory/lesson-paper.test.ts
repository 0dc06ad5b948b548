import { InMemoryLessonPaper } from '#adapters/memory/in-memory-lesson-paper.ts';
import { lessonPaperContract } from '../lesson-paper.contract.ts';

lessonPaperContract('in memory', () => ({ paper: new InMemoryLessonPaper(), close: async () => undefined }));
