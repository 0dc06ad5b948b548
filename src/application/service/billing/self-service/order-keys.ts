import { claimLinkDays } from '#domain/billing/self-service/claimed-terms.ts';
import type { PublicUrl } from '../../organizations/invitations/mail-invitation.ts';
import type { Vault } from '../../platform/ports/vault.ts';

const seeing = 'see an order';
const claiming = 'claim an order';
const dayMs = 86_400_000;

/** Returns the key for the link of an order. It is computed and not stored, and it cannot be forged. */
export const viewKey = (vault: Pick<Vault, 'digest'>, order: string): string => vault.digest(order, seeing);

export const isViewKey = (vault: Pick<Vault, 'digests'>, order: string, key: string): boolean =>
  vault.digests(order, seeing).includes(key);

const claimed = (order: string, issued: string): string => `${order} ${issued}`;

/** The key for claiming the license, which is emailed to the buyer. `at` is the time of issue (epoch milliseconds). */
export function claimKey(vault: Pick<Vault, 'digest'>, order: string, at: number): string {
  const issued = at.toString(36);
  return `${issued}.${vault.digest(claimed(order, issued), claiming)}`;
}

/** Checks a claim key at a time: `foreign` if it does not belong to this order. */
export function checkClaimKey(
  vault: Pick<Vault, 'digests'>,
  order: string,
  { key, now }: { readonly key: string; readonly now: number },
): 'good' | 'expired' | 'foreign' {
  const at = key.indexOf('.');
  const issued = key.slice(0, at);
  if (at < 1 || !vault.digests(claimed(order, issued), claiming).includes(key.slice(at + 1)))
    return 'foreign';
  return now < Number.parseInt(issued, 36) + claimLinkDays * dayMs ? 'good' : 'expired';
}

/** Returns the URL of an order's page. Its keys are in the fragment (`#`), which is not sent to servers or written to logs. */
export function orderLink(
  publicUrl: PublicUrl,
  order: string,
  keys: { readonly key: string; readonly claim?: string },
): string {
  const { key, claim } = keys;
  const behind = [`key=${encodeURIComponent(key)}`];
  if (claim !== undefined) behind.push(`claim=${encodeURIComponent(claim)}`);
  return `${publicUrl}/self-service/return?order=${encodeURIComponent(order)}#${behind.join('&')}`;
}
