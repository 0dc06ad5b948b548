import { storesOver } from '#adapters/memory/in-memory-stores.ts';
import { InMemoryTables } from '#adapters/memory/in-memory-tables.ts';
import type { CallOrigin } from '#application/service/platform/ports/audit-log.ts';
import { startOfTests } from '../../../builders/time.ts';
import { auditLogContract } from '../../platform/audit-log.contract.ts';

auditLogContract('InMemoryAuditLog', async () => {
  const clock = { now: startOfTests };
  const call: { origin: CallOrigin | null } = { origin: null };
  const tables = new InMemoryTables({ clock: { now: () => clock.now }, origin: () => call.origin });
  const { accounts, audit, organizations, roster } = storesOver(tables);
  return {
    audit,
    accounts,
    organizations,
    roster,
    clock,
    call,
    stored: async () => audit.entries(),
    close: async () => undefined,
  };
});
