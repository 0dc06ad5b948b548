import type { ConsentService } from '#application/client/identity/ports/consent-service.ts';
import type { Http } from '#application/client/platform/ports/http.ts';
import type { Log } from '#application/ports/log.ts';
import { mapOk } from '#domain/result.ts';
import { consentOperations as operations } from '../../wire/identity/consents.ts';
import { sender } from '../sender.ts';

export function apiConsentService(http: Http, log: Log): ConsentService {
  const send = sender(http, log);
  return {
    read: async (options) =>
      mapOk(await send(operations.readConsents, options), (consents) =>
        consents.map(({ subject, version, given }) => ({ subject, version, given })),
      ),
    give: (consents) => send(operations.giveConsents, { body: { consents } }),
  };
}
