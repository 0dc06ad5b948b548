import { test } from 'vitest';

/** Whether an adapter supports a part of a port's contract, and if not, the reason. */
export type Capability =
  { readonly supported: true } | { readonly supported: false; readonly reason: string };

export const supported: Capability = { supported: true };
export const unsupported = (reason: string): Capability => ({ supported: false, reason });

/** Defines a test for adapters with this capability. For others, the test is skipped with the reason. */
export function testWhere(capability: Capability, title: string, run: () => Promise<void>): void {
  if (capability.supported) test(title, run);
  else test.skip(`${title} (skipped: ${capability.reason})`, run);
}
