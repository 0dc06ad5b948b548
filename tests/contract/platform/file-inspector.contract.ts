import { describe, expect, test } from 'vitest';
import type { FileInspector } from '#application/service/platform/ports/file-inspector.ts';
import { aPdf } from '../../builders/a-pdf.ts';

export function fileInspectorContract(name: string, inspector: FileInspector): void {
  describe(`FileInspector: ${name}`, () => {
    test('a complete, readable PDF is accepted', async () => {
      expect(await inspector.pdf(aPdf())).toEqual({ ok: true, value: null });
    });

    test.each([
      ['nothing', ''],
      ['a page of HTML', '<!doctype html><script>alert(1)</script>'],
      ['a picture with a script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['an archive', 'PK\u0003\u0004'],
      ['a page that ends as a PDF does', '<html>\n%%EOF\n'],
      ['a PDF with a page behind its end', '%PDF-1.7\n%%EOF\n<script>alert(1)</script>'],
      ['a PDF that was cut off', '%PDF-1.7 1 0 obj <</Type /Cat'],
    ])('[SEC-4] %s is not a PDF', async (_what, text) => {
      const file = new TextEncoder().encode(text);
      expect(await inspector.pdf(file)).toEqual({ ok: false, error: 'malformed' });
    });

    test.each([
      '/S /JavaScript /JS (app.alert(1))',
      '/S /Launch /F (calc)',
      '/EmbeddedFiles 4 0 R',
      '/Encrypt 5 0 R',
      '/S /URI /URI (https://evil.test)',
    ])('[SEC-4] a PDF with %s is refused', async (text) => {
      expect(await inspector.pdf(aPdf(text))).toEqual({ ok: false, error: 'unknown-value' });
    });
  });
}
