import { PdfkitLoginPaper } from '#adapters/pdfkit/pdfkit-login-paper.ts';
import { PdfThread } from '#adapters/pdfkit/pdf-thread.ts';
import type { LoginPaper } from '#application/service/ports/login-paper.ts';

/** Beside this file, as it is written and as it is built. */
export const pdfWorkerFile = new URL(
  import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js',
  import.meta.url,
);

/** What the login cards of a whole school may take: 3,000 take 15 s on a machine that has nothing else to do. */
const timeoutMs = 300_000;

/**
 * Sets the login cards of many classes in a thread of their own, so that nobody waits behind them for a page. Each file is set by a new
 * thread, which gives back its memory: some hundred megabytes.
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
