import { InMemoryLessonPdf } from '#adapters/memory/in-memory-lesson-pdf.ts';
import { lessonPdfContract } from '../lesson-pdf.contract.ts';

lessonPdfContract('in memory', () => ({ paper: new InMemoryLessonPdf(), close: async () => undefined }));
