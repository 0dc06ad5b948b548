import { InMemoryAuditLog } from '#adapters/memory/in-memory-audit-log.ts';
import type { CallOrigin } from '#application/service/ports/audit-log.ts';
import { startOfTests } from '../../builders/time.ts';
import { auditLogContract } from '../audit-log.contract.ts';

auditLogContract('InMemoryAuditLog', async () => {
  const clock = { now: startOfTests };
  const call: { origin: CallOrigin | null } = { origin: null };
  const audit = new InMemoryAuditLog({ now: () => clock.now }, () => call.origin);
  return { audit, clock, call, stored: async () => audit.entries(), close: async () => undefined };
});
