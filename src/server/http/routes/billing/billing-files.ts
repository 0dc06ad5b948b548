import type { FastifyReply } from 'fastify';
import { billingFileOperations as operations } from '#adapters/wire/billing/billing-files.ts';
import { pdfBodyLimit } from '#adapters/wire/sent-pdf.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parsePdfForm } from '#domain/platform/files/pdf-file.ts';
import { always, mounter, withForm } from '../../mount-operation.ts';
import { headersOfSentFile } from '../../security-headers.ts';
import type { ApiScope } from '../api-scope.ts';

const replyFile = (reply: FastifyReply, id: string, file: Uint8Array) =>
  reply
    .type('application/pdf')
    .headers(headersOfSentFile(`${id}.pdf`))
    .send(Buffer.from(file));

/** Exemption certificates and purchase orders as PDFs (LIC-5, LIC-7). */
export function addBillingFiles(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  addSending(app, orders.files);
  addJudging(app, orders.files);
}

function addSending(app: ApiScope, files: ServiceApp['orders']['files']): void {
  const mount = mounter(app, operations, { tag: 'Licenses' });
  mount(
    'listBillingFiles',
    {
      action: 'order.read',
      summary: 'Exemption certificates and purchase orders of the caller’s organization, newest first.',
    },
    ({ caller }) => always(files.list(caller)),
  );

  mount(
    'sendTaxCertificate',
    {
      action: 'license.buy',
      summary: 'Sends an exemption certificate for an organization, as a PDF of at most 5 MB.',
      bodyLimit: pdfBodyLimit,
    },
    ({ caller, body }) =>
      withForm(parsePdfForm(new Uint8Array(Buffer.from(body.file, 'base64'))), (form) =>
        files.sendCertificate(caller, form.file),
      ),
  );

  mount(
    'downloadBillingFile',
    { action: 'order.read', summary: 'A file as it was sent.' },
    async ({ caller, params, reply }) => {
      const { id } = params;
      const file = await files.read(caller, id);
      return file.ok ? replyFile(reply, id, file.value) : file;
    },
  );
}

function addJudging(app: ApiScope, files: ServiceApp['orders']['files']): void {
  const mount = mounter(app, operations, { tag: 'Staff', action: 'order.settle' });
  mount(
    'downloadBuyersFile',
    { summary: 'The files sent by any organization, for our staff.' },
    async ({ params, reply }) => {
      const { id } = params;
      const file = await files.readAny(id);
      return file.ok ? replyFile(reply, id, file.value) : file;
    },
  );

  mount(
    'judgeTaxCertificate',
    {
      summary: 'Our staff accept or decline an exemption certificate. Earlier orders do not change.',
    },
    ({ caller, params, body }) => files.judge(caller, params.id, body),
  );
}
