import { organizationSettingsOperations as operations } from '#adapters/wire/organizations/organization-settings.ts';
import { pdfBodyLimit } from '#adapters/wire/sent-pdf.ts';
import {
  parseAgreement,
  parseBillingAddresses,
  parseOrganizationChange,
  parseSchool,
} from '#domain/organizations/settings/settings-forms.ts';
import { mapOk } from '#domain/result.ts';
import { routes, withForm } from '../../mount-operation.ts';
import { headersOfSentFile } from '../../security-headers.ts';
import { pathOrganizationId } from '../path-id.ts';

/** Routes for organization settings (ORG-12). Other organizations return 404 (ORG-3). */
export const organizationSettingsRoutes = routes(
  operations,
  { tag: 'Organizations', action: 'organization.configure' },
  ({ organizationSettings }) => ({
    readOrganization: {
      summary: 'The settings of an organization: its schools, billing addresses and data agreement.',
      params: { id: pathOrganizationId },
      handle: ({ caller, params }) => organizationSettings.read(caller, params.id),
    },
    countLastNames: {
      summary: 'The number of last names that turning last names off would shorten.',
      params: { id: pathOrganizationId },
      handle: async ({ caller, params }) =>
        mapOk(await organizationSettings.countLastNames(caller, params.id), (value) => ({ count: value })),
    },
    changeOrganization: {
      summary:
        'Changes the name or the time zone of an organization, or whether last names of its students are stored. Omitted fields do not change.',
      params: { id: pathOrganizationId },
      handle: ({ caller, params, body }) =>
        withForm(parseOrganizationChange(body), (form) =>
          organizationSettings.change(caller, params.id, form),
        ),
    },
    addSchool: {
      action: 'organization.add-school',
      summary: 'Adds a school to a district and returns its id.',
      params: { id: pathOrganizationId },
      handle: async ({ caller, params, body }) => {
        const form = parseSchool(body);
        if (!form.ok) return form;
        return mapOk(await organizationSettings.addSchool(caller, params.id, form.value), (value) => ({
          id: value,
        }));
      },
    },
    setBillingAddresses: {
      action: 'teacher.name-billing-contact',
      summary:
        'Replaces the billing addresses besides the billing contacts. Refused if they differ from `seen`.',
      params: { id: pathOrganizationId },
      handle: async ({ caller, params, body }) => {
        const form = parseBillingAddresses(body.addresses);
        if (!form.ok) return form;
        const change = { addresses: form.value, seen: body.seen };
        return organizationSettings.setBillingAddresses(caller, params.id, change);
      },
    },
    uploadAgreement: {
      summary: 'Saves the signed data agreement, a PDF of at most 5 MB, and replaces the earlier one.',
      bodyLimit: pdfBodyLimit,
      params: { id: pathOrganizationId },
      handle: async ({ caller, params, body }) => {
        const { file, ...signed } = body;
        const form = parseAgreement({ ...signed, file: new Uint8Array(Buffer.from(file, 'base64')) });
        if (!form.ok) return form;
        return organizationSettings.uploadAgreement(caller, params.id, form.value);
      },
    },
    downloadAgreement: {
      summary: 'The PDF of the data agreement.',
      params: { id: pathOrganizationId },
      handle: async ({ caller, params, reply }) => {
        const file = await organizationSettings.downloadAgreement(caller, params.id);
        if (!file.ok) return file;
        return reply
          .type('application/pdf')
          .headers(headersOfSentFile('data-agreement.pdf'))
          .send(Buffer.from(file.value));
      },
    },
  }),
);
