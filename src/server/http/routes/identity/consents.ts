import { consentOperations as operations } from '#adapters/wire/identity/consents.ts';
import { parseConsents } from '#domain/identity/consents/consent.ts';
import { err, ok } from '#domain/result.ts';
import { routes } from '../../mount-operation.ts';

/** Routes for consents (ORG-10). They are not in spec §7. */
export const consentRoutes = routes(operations, { tag: 'The signed-in person' }, ({ consents }) => ({
  readConsents: {
    action: 'account.read',
    summary: 'The caller’s latest consents: terms, privacy notice and product news by email.',
    handle: async ({ caller }) => {
      const last = await consents.read(caller);
      return ok(last.map(({ subject, version, given, at }) => ({ subject, version, given, at })));
    },
  },
  giveConsents: {
    action: 'account.edit',
    summary: 'Records that the caller agrees to something or withdraws. Earlier records do not change.',
    problems: ['form/invalid'],
    handle: async ({ caller, body }) => {
      const given = parseConsents(body.consents);
      if (!given.ok) return err({ kind: 'form/invalid', fields: { consents: given.error } });
      await consents.give(caller, given.value);
      return ok(undefined);
    },
  },
}));
