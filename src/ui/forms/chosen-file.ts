import type { FormInvalid } from '#domain/platform/forms/field-problem.ts';
import { maxPdfBytes } from '#domain/platform/files/pdf-file.ts';
import { err, ok, type Result } from '#domain/result.ts';

/** Returns the bytes of the chosen PDF, or none without a file. Does not read a file that is too large. */
export async function chosenPdf(
  input: HTMLInputElement | null,
): Promise<Result<Uint8Array, FormInvalid<'file'>>> {
  const file = input?.files?.[0];
  if (file === undefined) return ok(new Uint8Array());
  if (file.size > maxPdfBytes) return err({ kind: 'form/invalid', fields: { file: 'too-long' } });
  return ok(new Uint8Array(await file.arrayBuffer()));
}
