import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import {
  billingFileActResponse,
  billingFilesResponse,
  certificateRequest,
  verdictRequest,
} from '#adapters/wire/v1/billing-files.ts';
import { pdfBodyLimit } from '#adapters/wire/v1/sent-pdf.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { parsePdfForm } from '#domain/files/pdf-file.ts';
import { orderRefusals as refusals } from '#domain/orders/order-refusals.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { headersOfSentFile } from '../../../security-headers.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathId } from '../path-id.ts';

const tags = ['Licenses'];
const ofFile = z.object({ id: pathId });
const done = { data: null };
const pdf = {
  description: 'The file as it was sent.',
  content: { 'application/pdf': { schema: z.any() } },
};

const replyFile = (reply: FastifyReply, id: string, file: Uint8Array) =>
  reply
    .type('application/pdf')
    .headers(headersOfSentFile(`${id}.pdf`))
    .send(Buffer.from(file));

/** Exemption certificates and purchase orders as PDF (LIC-5, LIC-7). */
export function addBillingFiles(app: ApiScope, { orders }: Pick<ServiceApp, 'orders'>): void {
  addSending(app, orders.files);
  addJudging(app, orders.files);
}

function addSending(app: ApiScope, files: ServiceApp['orders']['files']): void {
  app.get(
    '/v1/app/orders/files',
    {
      config: { action: 'order.read' },
      schema: {
        tags,
        operationId: 'listBillingFiles',
        summary:
          'Exemption certificates and purchase orders that the organization the caller acts in has sent, the newest first.',
        response: { 200: billingFilesResponse },
      },
    },
    async (request) => ({ data: await files.list(callerOf(request)) }),
  );

  app.post(
    '/v1/app/orders/tax-certificates',
    {
      config: { action: 'license.buy' },
      bodyLimit: pdfBodyLimit,
      schema: {
        tags,
        operationId: 'sendTaxCertificate',
        summary: 'Sends an exemption certificate for an organization, as a PDF of at most 5 MB.',
        body: certificateRequest,
        response: {
          200: billingFileActResponse,
          ...describeProblems('form/invalid', ...refusals.sendCertificate),
        },
      },
    },
    async (request, reply) => {
      const form = parsePdfForm(new Uint8Array(Buffer.from(request.body.file, 'base64')));
      if (!form.ok) return replyRefusal(reply, form.error);
      const sent = await files.sendCertificate(callerOf(request), form.value.file);
      return sent.ok ? done : replyRefusal(reply, sent.error);
    },
  );

  app.get(
    '/v1/app/orders/files/:id',
    {
      config: { action: 'order.read' },
      schema: {
        tags,
        operationId: 'downloadBillingFile',
        summary: 'One of them as it was sent.',
        params: ofFile,
        response: { 200: pdf, ...describeProblems(...refusals.readFile) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const file = await files.read(callerOf(request), id);
      return file.ok ? replyFile(reply, id, file.value) : replyRefusal(reply, file.error);
    },
  );
}

function addJudging(app: ApiScope, files: ServiceApp['orders']['files']): void {
  app.get(
    '/v1/app/books/files/:id',
    {
      config: { action: 'order.settle' },
      schema: {
        tags: ['Staff'],
        operationId: 'downloadBuyersFile',
        summary: 'What any organization has sent, for our own staff.',
        params: ofFile,
        response: { 200: pdf, ...describeProblems(...refusals.readFile) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const file = await files.readAny(id);
      return file.ok ? replyFile(reply, id, file.value) : replyRefusal(reply, file.error);
    },
  );

  app.post(
    '/v1/app/books/files/:id/verdict',
    {
      config: { action: 'order.settle' },
      schema: {
        tags: ['Staff'],
        operationId: 'judgeTaxCertificate',
        summary:
          'Our staff accept or decline an exemption certificate. What was ordered before stays as it was ordered.',
        params: ofFile,
        body: verdictRequest,
        response: {
          200: billingFileActResponse,
          ...describeProblems('form/invalid', ...refusals.readFile),
        },
      },
    },
    async (request, reply) => {
      const judged = await files.judge(callerOf(request), request.params.id, request.body);
      return judged.ok ? done : replyRefusal(reply, judged.error);
    },
  );
}
