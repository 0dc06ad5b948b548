// What runs in the thread that prints lessons; the build makes a file of its own of it.
import { runPdfWorker } from '#adapters/pdfkit/run-pdf-worker.ts';
import { lessonPdf } from '#ui/features/lessons/messages/en/lesson-pdf.ts';

runPdfWorker(lessonPdf);
