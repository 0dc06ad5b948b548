import type { FieldProblem, FormInvalid } from '../account/field-problem.ts';
import { parseForm } from '../account/parse-form.ts';
import { err, ok, type Result } from '../result.ts';

/** The most bytes of a PDF that somebody sends us. */
export const largestPdf = 5 * 1024 * 1024;

/** How each PDF begins: `%PDF-`. */
const signature = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** A PDF by its size and its beginning; what is in it, `FileInspector` looks into. */
export function parsePdf(file: Uint8Array): Result<Uint8Array, FieldProblem> {
  if (file.byteLength === 0) return err('required');
  if (file.byteLength > largestPdf) return err('too-long');
  return signature.every((byte, at) => file[at] === byte) ? ok(file) : err('malformed');
}

/** The same, as the only field of a form. */
export const parsePdfForm = (file: Uint8Array): Result<{ readonly file: Uint8Array }, FormInvalid<'file'>> =>
  parseForm({ file: parsePdf(file) });
