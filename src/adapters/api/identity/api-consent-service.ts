import type { ConsentService } from '#application/client/identity/ports/consent-service.ts';
import { mapOk } from '#domain/result.ts';
import { consentOperations as operations } from '../../wire/identity/consents.ts';
import { overHttp } from '../sender.ts';

export const apiConsentService = overHttp<ConsentService>((send) => ({
  read: async (options) =>
    mapOk(await send(operations.readConsents, options), (consents) =>
      consents.map(({ subject, version, given }) => ({ subject, version, given })),
    ),
  give: (consents) => send(operations.giveConsents, { body: { consents } }),
}));
