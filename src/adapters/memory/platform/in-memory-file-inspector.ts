import type { FileInspector, FileProblem } from '#application/service/platform/ports/file-inspector.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** Checks only plain text. */
export class InMemoryFileInspector implements FileInspector {
  pdf(file: Uint8Array): Promise<Result<null, FileProblem>> {
    const text = new TextDecoder('latin1').decode(file);
    const isWhole = text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF');
    if (!isWhole) return Promise.resolve(err('malformed'));
    const acts = ['/JavaScript', '/Launch', '/EmbeddedFile', '/Encrypt', '/URI'].some((name) =>
      text.includes(name),
    );
    return Promise.resolve(acts ? err('unknown-value') : ok(null));
  }
}
