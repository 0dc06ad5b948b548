import { parentPort, workerData } from 'node:worker_threads';
import type { PdfWords } from './pdf-words.ts';
import { pictureFiles } from './picture-files.ts';
import type { PdfReply, PdfRequest, PdfWorkerSettings } from './pdf-worker-messages.ts';
import { printLesson } from './print-lesson.ts';

/** The life of a worker: prints what it is sent, one lesson after another, in a thread of its own. */
export function runPdfWorker(words: PdfWords): void {
  if (parentPort === null) throw new Error('a worker runs in a worker thread');
  const port = parentPort;
  const { picturesDir, publicUrl } = workerData as PdfWorkerSettings;
  const parts = { words, publicUrl, readPicture: pictureFiles(picturesDir) };
  port.on('message', async ({ id, lesson, paper }: PdfRequest) => {
    const answer = await printLesson(lesson, paper, parts).then(
      (pdf): PdfReply => ({ id, pdf }),
      (error: unknown): PdfReply => ({
        id,
        broke: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    port.postMessage(answer);
  });
}
