import { organizationSettingsOperations as operations } from '#adapters/wire/organizations/organization-settings.ts';
import { pdfBodyLimit } from '#adapters/wire/sent-pdf.ts';
import type { ServiceApp } from '#application/service/service-app.ts';
import {
  parseAgreement,
  parseBillingAddresses,
  parseOrganizationChange,
  parseSchool,
} from '#domain/organizations/settings/settings-forms.ts';
import { mapOk } from '#domain/result.ts';
import { mounter, withForm } from '../../mount-operation.ts';
import { headersOfSentFile } from '../../security-headers.ts';
import type { ApiScope } from '../api-scope.ts';
import { pathOrganizationId } from '../path-id.ts';

type Settings = ServiceApp['organizationSettings'];

/** Organization settings (ORG-12); other organizations are answered with 404 (ORG-3). */
export function addOrganizationSettings(
  app: ApiScope,
  { organizationSettings }: Pick<ServiceApp, 'organizationSettings'>,
): void {
  addReading(app, organizationSettings);
  addChanging(app, organizationSettings);
  addAgreement(app, organizationSettings);
}

function addReading(app: ApiScope, { read, countLastNames }: Settings): void {
  const mount = mounter(app, operations, { tag: 'Organizations', action: 'organization.configure' });
  mount(
    'readOrganization',
    {
      summary: 'The settings of an organization: its schools, billing addresses and data agreement.',
      params: { id: pathOrganizationId },
    },
    ({ caller, params }) => read(caller, params.id),
  );

  mount(
    'countLastNames',
    {
      summary: 'The number of last names that turning last names off would shorten.',
      params: { id: pathOrganizationId },
    },
    async ({ caller, params }) =>
      mapOk(await countLastNames(caller, params.id), (value) => ({ count: value })),
  );
}

function addChanging(app: ApiScope, { change, addSchool, setBillingAddresses }: Settings): void {
  const mount = mounter(app, operations, { tag: 'Organizations' });
  mount(
    'changeOrganization',
    {
      action: 'organization.configure',
      summary:
        'Changes the name or the time zone of an organization, or whether last names of its students are stored. Omitted fields do not change.',
      params: { id: pathOrganizationId },
    },
    ({ caller, params, body }) =>
      withForm(parseOrganizationChange(body), (form) => change(caller, params.id, form)),
  );

  mount(
    'addSchool',
    {
      action: 'organization.add-school',
      summary: 'Adds a school to a district and returns its id.',
      params: { id: pathOrganizationId },
    },
    async ({ caller, params, body }) => {
      const form = parseSchool(body);
      if (!form.ok) return form;
      return mapOk(await addSchool(caller, params.id, form.value), (value) => ({ id: value }));
    },
  );

  mount(
    'setBillingAddresses',
    {
      action: 'teacher.name-billing-contact',
      summary:
        'Replaces the billing addresses besides the billing contacts. Refused if they differ from `seen`.',
      params: { id: pathOrganizationId },
    },
    async ({ caller, params, body }) => {
      const form = parseBillingAddresses(body.addresses);
      if (!form.ok) return form;
      const change = { addresses: form.value, seen: body.seen };
      return setBillingAddresses(caller, params.id, change);
    },
  );
}

function addAgreement(app: ApiScope, { uploadAgreement, downloadAgreement }: Settings): void {
  const mount = mounter(app, operations, { tag: 'Organizations', action: 'organization.configure' });
  mount(
    'uploadAgreement',
    {
      summary: 'Saves the signed data agreement, a PDF of at most 5 MB, and replaces the earlier one.',
      bodyLimit: pdfBodyLimit,
      params: { id: pathOrganizationId },
    },
    async ({ caller, params, body }) => {
      const { file, ...signed } = body;
      const form = parseAgreement({ ...signed, file: new Uint8Array(Buffer.from(file, 'base64')) });
      if (!form.ok) return form;
      return uploadAgreement(caller, params.id, form.value);
    },
  );

  mount(
    'downloadAgreement',
    { summary: 'The PDF of the data agreement.', params: { id: pathOrganizationId } },
    async ({ caller, params, reply }) => {
      const file = await downloadAgreement(caller, params.id);
      if (!file.ok) return file;
      return reply
        .type('application/pdf')
        .headers(headersOfSentFile('data-agreement.pdf'))
        .send(Buffer.from(file.value));
    },
  );
}
