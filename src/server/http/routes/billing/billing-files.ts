import type { FastifyReply } from 'fastify';
import { billingFileOperations as operations } from '#adapters/wire/billing/billing-files.ts';
import { pdfBodyLimit } from '#adapters/wire/sent-pdf.ts';
import { parsePdfForm } from '#domain/platform/files/pdf-file.ts';
import { always, routes, withForm } from '../../mount-operation.ts';
import { headersOfSentFile } from '../../security-headers.ts';

const replyFile = (reply: FastifyReply, id: string, file: Uint8Array) =>
  reply
    .type('application/pdf')
    .headers(headersOfSentFile(`${id}.pdf`))
    .send(Buffer.from(file));

/** Routes for exemption certificates and purchase orders as PDFs (LIC-5, LIC-7). */
export const billingFileRoutes = routes(operations, { tag: 'Licenses' }, ({ orders }) => ({
  listBillingFiles: {
    action: 'order.read',
    summary: 'Exemption certificates and purchase orders of the caller’s organization, newest first.',
    handle: ({ caller }) => always(orders.files.list(caller)),
  },
  sendTaxCertificate: {
    action: 'license.buy',
    summary: 'Sends an exemption certificate for an organization, as a PDF of at most 5 MB.',
    bodyLimit: pdfBodyLimit,
    handle: ({ caller, body }) =>
      withForm(parsePdfForm(new Uint8Array(Buffer.from(body.file, 'base64'))), (form) =>
        orders.files.sendCertificate(caller, form.file),
      ),
  },
  downloadBillingFile: {
    action: 'order.read',
    summary: 'A file as it was sent.',
    handle: async ({ caller, params, reply }) => {
      const { id } = params;
      const file = await orders.files.read(caller, id);
      return file.ok ? replyFile(reply, id, file.value) : file;
    },
  },
  downloadBuyersFile: {
    tag: 'Staff',
    action: 'order.settle',
    summary: 'The files sent by any organization, for our staff.',
    handle: async ({ params, reply }) => {
      const { id } = params;
      const file = await orders.files.readAny(id);
      return file.ok ? replyFile(reply, id, file.value) : file;
    },
  },
  judgeTaxCertificate: {
    tag: 'Staff',
    action: 'order.settle',
    summary: 'Our staff accept or decline an exemption certificate. Earlier orders do not change.',
    handle: ({ caller, params, body }) => orders.files.judge(caller, params.id, body),
  },
}));
