import { giveConsents, type GiveConsents, type GiveConsentsPorts } from './give-consents.ts';
import { readConsents, type ReadConsents, type ReadConsentsPorts } from './read-consents.ts';

export type ConsentsApp = { readonly read: ReadConsents; readonly give: GiveConsents };

export type ConsentsPorts = ReadConsentsPorts & GiveConsentsPorts;

export const createConsentsApp = (ports: ConsentsPorts): ConsentsApp => ({
  read: readConsents(ports),
  give: giveConsents(ports),
});
