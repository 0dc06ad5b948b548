import { InMemoryAccountRepository } from '#adapters/memory/in-memory-account-repository.ts';
import { InMemoryAuditLog, namesIn } from '#adapters/memory/in-memory-audit-log.ts';
import type { CallOrigin } from '#application/service/ports/audit-log.ts';
import { startOfTests } from '../../builders/time.ts';
import { auditLogContract } from '../audit-log.contract.ts';

auditLogContract('InMemoryAuditLog', async () => {
  const clock = { now: startOfTests };
  const call: { origin: CallOrigin | null } = { origin: null };
  const accounts = new InMemoryAccountRepository();
  const audit = new InMemoryAuditLog({ now: () => clock.now }, () => call.origin, namesIn({ accounts }));
  return { audit, accounts, clock, call, stored: async () => audit.entries(), close: async () => undefined };
});
