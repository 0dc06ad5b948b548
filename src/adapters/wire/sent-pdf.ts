import * as z from 'zod/mini';
import { maxPdfBytes } from '#domain/platform/files/pdf-file.ts';

const asBase64 = (bytes: number): number => 4 * Math.ceil(bytes / 3);

/** A PDF in base64. The limit is above that of the form, so that the form's rule refuses a file that is only slightly too large. */
export const sentPdf = z.base64().check(z.maxLength(asBase64(maxPdfBytes) + 1024));

/** The maximum size of a body with a PDF, in bytes. */
export const pdfBodyLimit = asBase64(maxPdfBytes) + 32 * 1024;
