import * as z from 'zod/mini';
import {
  agreementRequest,
  billingAddressesRequest,
  lastNamesResponse,
  organizationChangeRequest,
  schoolAddedResponse,
  schoolRequest,
  settingsActResponse,
  settingsResponse,
} from '#adapters/wire/v1/organization-settings.ts';
import { pdfBodyLimit } from '#adapters/wire/v1/sent-pdf.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import { settingsRefusals as refusals } from '#domain/organizations/organization-settings.ts';
import {
  parseAgreement,
  parseBillingAddresses,
  parseOrganizationChange,
  parseSchool,
} from '#domain/organizations/settings-forms.ts';
import { callerOf } from '../../../admission.ts';
import { describeProblems, replyRefusal } from '../../../problem.ts';
import { headersOfSentFile } from '../../../security-headers.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathOrganizationId } from '../path-id.ts';

type Settings = ServiceApp['organizationSettings'];

const tags = ['Organizations'];
const ofOrganization = z.object({ id: pathOrganizationId });
const done = { data: null };
const path = '/v1/app/organizations/:id';

/** What those who run an organization say of it (ORG-12); others are answered as if it did not exist (ORG-3). */
export function addOrganizationSettings(
  app: ApiScope,
  { organizationSettings }: Pick<ServiceApp, 'organizationSettings'>,
): void {
  addReading(app, organizationSettings);
  addChanging(app, organizationSettings);
  addAgreement(app, organizationSettings);
}

function addReading(app: ApiScope, { read, countLastNames }: Settings): void {
  app.get(
    path,
    {
      config: { action: 'organization.configure' },
      schema: {
        tags,
        operationId: 'readOrganization',
        summary: 'The settings of an organization: its schools, where its bills go, and its data agreement.',
        params: ofOrganization,
        response: { 200: settingsResponse, ...describeProblems(...refusals.read) },
      },
    },
    async (request, reply) => {
      const found = await read(callerOf(request), request.params.id);
      return found.ok ? { data: found.value } : replyRefusal(reply, found.error);
    },
  );

  app.get(
    `${path}/last-names`,
    {
      config: { action: 'organization.configure' },
      schema: {
        tags,
        operationId: 'countLastNames',
        summary: 'How many last names of students are shortened for good where they are switched off.',
        params: ofOrganization,
        response: { 200: lastNamesResponse, ...describeProblems(...refusals.countLastNames) },
      },
    },
    async (request, reply) => {
      const counted = await countLastNames(callerOf(request), request.params.id);
      return counted.ok ? { data: { count: counted.value } } : replyRefusal(reply, counted.error);
    },
  );
}

function addChanging(app: ApiScope, { change, addSchool, setBillingAddresses }: Settings): void {
  app.patch(
    path,
    {
      config: { action: 'organization.configure' },
      schema: {
        tags,
        operationId: 'changeOrganization',
        summary:
          'Changes the name or the time zone of an organization, or whether last names of its students are stored; what is left out stays.',
        params: ofOrganization,
        body: organizationChangeRequest,
        response: { 200: settingsActResponse, ...describeProblems('form/invalid', ...refusals.change) },
      },
    },
    async (request, reply) => {
      const form = parseOrganizationChange(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const changed = await change(callerOf(request), request.params.id, form.value);
      return changed.ok ? done : replyRefusal(reply, changed.error);
    },
  );

  app.post(
    `${path}/schools`,
    {
      config: { action: 'organization.add-school' },
      schema: {
        tags,
        operationId: 'addSchool',
        summary: 'Adds a school to a district; answers its id.',
        params: ofOrganization,
        body: schoolRequest,
        response: { 200: schoolAddedResponse, ...describeProblems('form/invalid', ...refusals.addSchool) },
      },
    },
    async (request, reply) => {
      const form = parseSchool(request.body);
      if (!form.ok) return replyRefusal(reply, form.error);
      const added = await addSchool(callerOf(request), request.params.id, form.value);
      return added.ok ? { data: { id: added.value } } : replyRefusal(reply, added.error);
    },
  );

  app.put(
    `${path}/billing-addresses`,
    {
      config: { action: 'teacher.name-billing-contact' },
      schema: {
        tags,
        operationId: 'setBillingAddresses',
        summary:
          'Replaces the addresses that bills go to besides the billing contacts. Refused if they are not those in `seen` any more.',
        params: ofOrganization,
        body: billingAddressesRequest,
        response: {
          200: settingsActResponse,
          ...describeProblems('form/invalid', ...refusals.setBillingAddresses),
        },
      },
    },
    async (request, reply) => {
      const form = parseBillingAddresses(request.body.addresses);
      if (!form.ok) return replyRefusal(reply, form.error);
      const change = { addresses: form.value, seen: request.body.seen };
      const set = await setBillingAddresses(callerOf(request), request.params.id, change);
      return set.ok ? done : replyRefusal(reply, set.error);
    },
  );
}

const pdf = {
  description: 'The agreement as it was uploaded.',
  content: { 'application/pdf': { schema: z.any() } },
};

function addAgreement(app: ApiScope, { uploadAgreement, downloadAgreement }: Settings): void {
  app.put(
    `${path}/agreement`,
    {
      config: { action: 'organization.configure' },
      bodyLimit: pdfBodyLimit,
      schema: {
        tags,
        operationId: 'uploadAgreement',
        summary:
          'Keeps the data agreement that was signed, as a PDF of at most 5 MB, in place of the one before.',
        params: ofOrganization,
        body: agreementRequest,
        response: {
          200: settingsActResponse,
          ...describeProblems('form/invalid', ...refusals.uploadAgreement),
        },
      },
    },
    async (request, reply) => {
      const { file, ...signed } = request.body;
      const form = parseAgreement({ ...signed, file: new Uint8Array(Buffer.from(file, 'base64')) });
      if (!form.ok) return replyRefusal(reply, form.error);
      const kept = await uploadAgreement(callerOf(request), request.params.id, form.value);
      return kept.ok ? done : replyRefusal(reply, kept.error);
    },
  );

  app.get(
    `${path}/agreement/file`,
    {
      config: { action: 'organization.configure' },
      schema: {
        tags,
        operationId: 'downloadAgreement',
        summary: 'The PDF of the data agreement.',
        params: ofOrganization,
        response: { 200: pdf, ...describeProblems(...refusals.downloadAgreement) },
      },
    },
    async (request, reply) => {
      const file = await downloadAgreement(callerOf(request), request.params.id);
      if (!file.ok) return replyRefusal(reply, file.error);
      return reply
        .type('application/pdf')
        .headers(headersOfSentFile('data-agreement.pdf'))
        .send(Buffer.from(file.value));
    },
  );
}
