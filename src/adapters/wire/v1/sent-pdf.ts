import * as z from 'zod/mini';
import { largestPdf } from '#domain/files/pdf-file.ts';

const asBase64 = (bytes: number): number => 4 * Math.ceil(bytes / 3);

/** A PDF as base64. A somewhat larger one gets through, to be refused by the rule of its form. */
export const sentPdf = z.base64().check(z.maxLength(asBase64(largestPdf) + 1024));

/** The most that a body with a PDF may have, in bytes. */
export const pdfBodyLimit = asBase64(largestPdf) + 32 * 1024;
