import * as z from 'zod/mini';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { mostBillingAddresses } from '#domain/organizations/organization-settings.ts';
import { organizationKinds } from '#domain/organizations/organization.ts';
import { list } from './list.ts';
import { sentPdf } from './sent-pdf.ts';

/** The settings of an organization as they go over the wire: the type of `src/domain/organizations`. */

const text = z.string();
const textOrNull = z.nullable(text);

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

/** `GET /v1/app/organizations/{id}` */
export const settingsResponse = z.object({ data: settings });
/** `GET /v1/app/organizations/{id}/last-names` */
export const lastNamesResponse = z.object({ data: z.object({ count: z.int() }) });
/** What answers a change: nothing but that it is done. */
export const settingsActResponse = z.object({ data: z.null() });
/** `POST /v1/app/organizations/{id}/schools`: the id of the school. */
export const schoolAddedResponse = z.object({ data: z.object({ id: text }) });

/** Far above what any form's rule allows, so that a person is told the rule and not this limit. */
const typed = z.string().check(z.maxLength(4000));

/** `PATCH /v1/app/organizations/{id}` */
export const organizationChangeRequest = z.strictObject({
  name: z.exactOptional(typed),
  timeZone: z.exactOptional(typed),
  keepsLastNames: z.exactOptional(z.boolean()),
  archivedKeptDays: z.exactOptional(z.int()),
  postalAddress: z.exactOptional(typed),
});
/** `POST /v1/app/organizations/{id}/schools` */
export const schoolRequest = z.strictObject({ name: typed });
/** `PUT /v1/app/organizations/{id}/billing-addresses` */
export const billingAddressesRequest = z.strictObject({
  addresses: z.array(typed).check(z.maxLength(10 * mostBillingAddresses)),
  /** The addresses that were there when these were typed. */
  seen: z.array(typed).check(z.maxLength(10 * mostBillingAddresses)),
});

/** How long a file is as base64, in characters. */
/** `PUT /v1/app/organizations/{id}/agreement`; the file goes as base64. A larger one is refused by the rule of the form. */
export const agreementRequest = z.strictObject({
  signedBy: typed,
  signedOn: typed,
  file: sentPdf,
});
