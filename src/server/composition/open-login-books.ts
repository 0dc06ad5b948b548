import { PdfkitLoginPaper } from '#adapters/pdfkit/pdfkit-login-paper.ts';
import { PdfThread } from '#adapters/pdfkit/pdf-thread.ts';
import type { LoginPaper } from '#application/service/classrooms/ports/login-paper.ts';

/** The file of the PDF thread. It is next to this file, both in the source and in the build. */
export const pdfWorkerFile = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js',
  import.meta.url,
);

/** The timeout in milliseconds for the login cards of a whole school. 3,000 cards take 15 s on an idle machine. */
const timeoutMs = 300_000;

/**
 * Prints login cards of many classes in a separate thread, so that pages do not wait. Each file has a new thread, which frees its several hundred megabytes of
 * memory when it ends.
 */
export function openLoginBooks(site: {
  readonly picturesDir: string;
  readonly publicUrl: string;
}): LoginPaper {
  return {
    print: async (sheet) => {
      const thread = new PdfThread({ worker: pdfWorkerFile, ...site, timeoutMs, queue: 1 });
      try {
        return await new PdfkitLoginPaper(thread).print(sheet);
      } finally {
        await thread.close();
      }
    },
  };
}
