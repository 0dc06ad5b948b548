import type { FieldProblem, FormInvalid } from '../forms/field-problem.ts';
import { parseForm } from '../forms/parse-form.ts';
import { err, ok, type Result } from '../../result.ts';

/** Maximum size of an uploaded PDF, in bytes. */
export const maxPdfBytes = 5 * 1024 * 1024;

/** The signature of a PDF: `%PDF-`. */
const signature = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Checks size and signature of a PDF; `FileInspector` checks the content. */
export function parsePdf(file: Uint8Array): Result<Uint8Array, FieldProblem> {
  if (file.byteLength === 0) return err('required');
  if (file.byteLength > maxPdfBytes) return err('too-long');
  return signature.every((byte, at) => file[at] === byte) ? ok(file) : err('malformed');
}

export const parsePdfForm = (file: Uint8Array): Result<{ readonly file: Uint8Array }, FormInvalid<'file'>> =>
  parseForm({ file: parsePdf(file) });
