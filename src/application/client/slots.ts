import { decodeStoredUser, type StoredUser } from '#domain/account/session-user.ts';
import { type Campaign, decodeCampaign } from '#domain/campaign/campaign.ts';
import { decodeReloadGuard, type ReloadGuard } from '#domain/navigation/reload-guard.ts';
import { productSlug } from '#domain/product.ts';
import type { Slot } from './ports/storage.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Who is signed in, for the next first paint. Spec §3. */
export const userSlot: Slot<StoredUser> = { area: 'local', key: 'system-user', decode: decodeStoredUser };

/** The address that a sign-in link was asked for. Spec §4. */
export const emailForSignInSlot: Slot<string> = { area: 'local', key: 'emailForSignIn', decode: text };

/** The campaign that led here (ONB-4). */
export const campaignSlot: Slot<Campaign> = {
  area: 'local',
  key: `${productSlug}-campaign`,
  decode: decodeCampaign,
};

/** Where to go on once the link from the mail has signed in. */
export const returnPathSlot: Slot<string> = {
  area: 'local',
  key: `${productSlug}-return-path`,
  decode: text,
};

/** A phone number given at sign-up, and by whom, until there is an account to keep it. */
export type PendingPhone = { readonly email: string; readonly phoneNumber: string };

function decodePendingPhone(value: unknown): PendingPhone | null {
  if (typeof value !== 'object' || value === null) return null;
  const { email, phoneNumber } = value as Readonly<Record<string, unknown>>;
  return typeof email === 'string' && typeof phoneNumber === 'string' ? { email, phoneNumber } : null;
}

export const pendingPhoneSlot: Slot<PendingPhone> = {
  area: 'local',
  key: `${productSlug}-pending-phone`,
  decode: decodePendingPhone,
};

/** The last forced reload. Spec §4. */
export const reloadGuardSlot: Slot<ReloadGuard> = {
  area: 'session',
  key: `${productSlug}-reload-guard`,
  decode: decodeReloadGuard,
};
