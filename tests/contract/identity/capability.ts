import { test } from 'vitest';

/** Whether an adapter supports a part of a port's contract; otherwise the reason. */
export type Capability =
  { readonly supported: true } | { readonly supported: false; readonly reason: string };

export const supported: Capability = { supported: true };
export const unsupported = (reason: string): Capability => ({ supported: false, reason });

/** A test of the contract that only adapters of this capability must pass; the others show it as skipped, with their reason. */
export function testWhere(capability: Capability, title: string, run: () => Promise<void>): void {
  if (capability.supported) test(title, run);
  else test.skip(`${title} (skipped: ${capability.reason})`, run);
}
