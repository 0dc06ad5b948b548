import { parseEmail } from '#domain/platform/forms/text-fields.ts';
import { type Grant, trialEndedAt, trialFrom } from '#domain/organizations/grants/grant.ts';
import type { Account } from '../ports/account-repository.ts';
import type { Stores } from '../../ports/transaction.ts';
import type { Vault } from '../../platform/ports/vault.ts';

const purpose = 'trial of an erased account';
/** How long the trial of an erased account is remembered, in milliseconds. */
const rememberedMs = 365 * 86_400_000;

/** Saves the trial of an erased account under a keyed digest of its address. */
export async function rememberTrial(
  { accounts }: Pick<Stores, 'accounts'>,
  vault: Pick<Vault, 'digest'>,
  { account, at }: { readonly account: Account; readonly at: number },
): Promise<void> {
  const email = parseEmail(account.email ?? '');
  const ends = account.grants.filter(({ kind }) => kind === 'trial').map(({ endsAt }) => endsAt);
  if (!email.ok || ends.length === 0) return;
  const digest = vault.digest(email.value, purpose);
  await accounts.saveTrial({ digest, endsAt: Math.max(...ends), erasedAt: at });
}

/** Returns the trial of a new account: the rest of the trial of an erased account with the same address, else a new trial. */
export async function trialOf(
  { accounts }: Pick<Stores, 'accounts'>,
  vault: Pick<Vault, 'digests'>,
  { email: typed, at }: { readonly email: string | null; readonly at: number },
): Promise<Grant> {
  const email = parseEmail(typed ?? '');
  if (!email.ok) return trialFrom(at);
  const end = await accounts.trialEnd(vault.digests(email.value, purpose), at - rememberedMs);
  return end === null ? trialFrom(at) : trialEndedAt(end);
}
