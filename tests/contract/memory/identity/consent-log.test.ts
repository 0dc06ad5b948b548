import { InMemoryConsentLog } from '#adapters/memory/identity/in-memory-consent-log.ts';
import { InMemoryTables } from '#adapters/memory/in-memory-tables.ts';
import type { CallOrigin } from '#application/service/platform/ports/audit-log.ts';
import { startOfTests } from '../../../builders/time.ts';
import { consentLogContract } from '../../identity/consent-log.contract.ts';

consentLogContract('InMemoryConsentLog', async () => {
  const clock = { now: startOfTests };
  const call: { origin: CallOrigin | null } = { origin: null };
  const tables = new InMemoryTables({ clock: { now: () => clock.now }, origin: () => call.origin });
  return { consents: new InMemoryConsentLog(tables), clock, call, close: async () => undefined };
});
