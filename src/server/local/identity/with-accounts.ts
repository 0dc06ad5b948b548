import type { EmulatorAccountOperations, EmulatorOperations } from './firebase-tools-internals.ts';

export function withAccounts(
  operations: EmulatorOperations,
  changed: Partial<EmulatorAccountOperations>,
): EmulatorOperations {
  const { identitytoolkit } = operations;
  const accounts = { ...identitytoolkit.accounts, ...changed };
  return { ...operations, identitytoolkit: { ...identitytoolkit, accounts } };
}
