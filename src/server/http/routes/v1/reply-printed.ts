import type { FastifyReply } from 'fastify';

/** Answers a file that was printed, as a PDF to be kept under its name. */
export const replyPrinted = (
  reply: FastifyReply,
  { fileName, file }: { readonly fileName: string; readonly file: Uint8Array },
): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Buffer.from(file));
