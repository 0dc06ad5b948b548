import * as z from 'zod/mini';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import {
  settingsRefusals as refusals,
  maxBillingAddresses,
} from '#domain/organizations/settings/organization-settings.ts';
import { organizationKinds } from '#domain/identity/membership/organization.ts';
import { bytes, data, file, noData, operation } from '../operation.ts';
import { list } from '../list.ts';
import { sentPdf } from '../sent-pdf.ts';
import { text, textOrNull } from '../fields.ts';

const settings = z.object({
  organization: z.object({
    id: text,
    kind: z.enum(organizationKinds),
    name: text,
    path: text,
    timeZone: text,
  }),
  schools: list(z.object({ id: text, name: text })),
  billingContacts: list(
    z.object({ id: text, firstName: textOrNull, lastName: textOrNull, email: textOrNull }),
  ),
  billingAddresses: list(z.custom<EmailAddress>((value) => typeof value === 'string')),
  postalAddress: text,
  keepsLastNames: z.boolean(),
  archivedKeptDays: z.int(),
  agreement: z.nullable(z.object({ signedBy: text, signedOn: text, uploadedAt: z.int(), bytes: z.int() })),
});

/** The limit is far above the limits of all forms, so that users see the message of the form's rule. */
const typed = z.string().check(z.maxLength(4000));

export const organizationSettingsOperations = {
  readOrganization: operation('GET /v1/app/organizations/:id', {
    reply: data(settings),
    refusals: refusals.read,
  }),
  countLastNames: operation('GET /v1/app/organizations/:id/last-names', {
    reply: data(z.object({ count: z.int() })),
    refusals: refusals.countLastNames,
  }),
  changeOrganization: operation('PATCH /v1/app/organizations/:id', {
    body: z.strictObject({
      name: z.exactOptional(typed),
      timeZone: z.exactOptional(typed),
      keepsLastNames: z.exactOptional(z.boolean()),
      archivedKeptDays: z.exactOptional(z.int()),
      postalAddress: z.exactOptional(typed),
    }),
    reply: noData,
    refusals: refusals.change,
    fields: ['name', 'timeZone'],
  }),
  addSchool: operation('POST /v1/app/organizations/:id/schools', {
    body: z.strictObject({ name: typed }),
    reply: data(z.object({ id: text })),
    refusals: refusals.addSchool,
    fields: ['name'],
  }),
  setBillingAddresses: operation('PUT /v1/app/organizations/:id/billing-addresses', {
    body: z.strictObject({
      addresses: z.array(typed).check(z.maxLength(10 * maxBillingAddresses)),
      seen: z.array(typed).check(z.maxLength(10 * maxBillingAddresses)),
    }),
    reply: noData,
    refusals: refusals.setBillingAddresses,
    fields: ['addresses'],
  }),
  uploadAgreement: operation('PUT /v1/app/organizations/:id/agreement', {
    body: z.strictObject({
      signedBy: typed,
      signedOn: typed,
      file: sentPdf,
    }),
    reply: noData,
    refusals: refusals.uploadAgreement,
    fields: ['signedBy', 'signedOn', 'file'],
  }),
  downloadAgreement: operation('GET /v1/app/organizations/:id/agreement/file', {
    reply: file('The agreement as it was uploaded.', { 'application/pdf': bytes }),
    refusals: refusals.downloadAgreement,
  }),
} as const;
