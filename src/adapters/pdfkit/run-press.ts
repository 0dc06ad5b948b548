import { parentPort, workerData } from 'node:worker_threads';
import type { PaperWords } from './paper-words.ts';
import { pictureFiles } from './picture-files.ts';
import type { PressAnswer, PressOrder, PressSettings } from './press-messages.ts';
import { printLesson } from './print-lesson.ts';

/** The life of a press: prints what it is sent, one lesson after another, in a thread of its own. */
export function runPress(words: PaperWords): void {
  if (parentPort === null) throw new Error('a press runs in a worker thread');
  const port = parentPort;
  const { picturesDir, publicUrl } = workerData as PressSettings;
  const parts = { words, publicUrl, readPicture: pictureFiles(picturesDir) };
  port.on('message', async ({ id, lesson, paper }: PressOrder) => {
    const answer = await printLesson(lesson, paper, parts).then(
      (pdf): PressAnswer => ({ id, pdf }),
      (error: unknown): PressAnswer => ({
        id,
        broke: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    port.postMessage(answer);
  });
}
