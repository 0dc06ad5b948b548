import { InMemoryConsentLog } from '#adapters/memory/in-memory-consent-log.ts';
import type { CallOrigin } from '#application/service/ports/audit-log.ts';
import { startOfTests } from '../../builders/time.ts';
import { consentLogContract } from '../consent-log.contract.ts';

consentLogContract('InMemoryConsentLog', async () => {
  const clock = { now: startOfTests };
  const call: { origin: CallOrigin | null } = { origin: null };
  const consents = new InMemoryConsentLog({ now: () => clock.now }, () => call.origin);
  return { consents, clock, call, close: async () => undefined };
});
