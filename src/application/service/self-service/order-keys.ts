import { claimLinkDays } from '#domain/self-service/claimed-terms.ts';
import type { PublicUrl } from '../invitations/mail-invitation.ts';
import type { Vault } from '../ports/vault.ts';

const seeing = 'see an order';
const claiming = 'claim an order';
const dayMs = 86_400_000;

/** The key of the link to an order: nothing of it is stored, and nobody makes it without ours. */
export const viewKey = (vault: Pick<Vault, 'digest'>, order: string): string => vault.digest(order, seeing);

/** Whether a key opens an order. */
export const isViewKey = (vault: Pick<Vault, 'digests'>, order: string, key: string): boolean =>
  vault.digests(order, seeing).includes(key);

const claimed = (order: string, issued: string): string => `${order} ${issued}`;

/** The key by which whoever reads the buyer’s mail claims the license, issued at a moment (epoch milliseconds). */
export function claimKey(vault: Pick<Vault, 'digest'>, order: string, at: number): string {
  const issued = at.toString(36);
  return `${issued}.${vault.digest(claimed(order, issued), claiming)}`;
}

/** What a claim key is worth at a moment: `foreign` is none of this order. */
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

/** The page of an order. Its keys stand behind the `#`, which no server and no log gets. */
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
