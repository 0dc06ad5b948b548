import { decodeStoredUser, type StoredUser } from '#domain/account/session-user.ts';
import { type Campaign, decodeCampaign } from '#domain/campaign/campaign.ts';
import { decodeKeptConnection, type KeptConnection } from '#domain/identity/pending-connection.ts';
import { type FederatedProvider, federatedProviders } from '#domain/identity/sign-in-method.ts';
import type { KeptLesson } from '#domain/lessons/lesson-copy.ts';
import { decodeReloadGuard, type ReloadGuard } from '#domain/navigation/reload-guard.ts';
import { type Leaving, leavings } from '#domain/policy/session.ts';
import { productSlug } from '#domain/product.ts';
import type { Slot } from './ports/storage.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Who is signed in, for the next first paint. Spec §3. */
export const userSlot: Slot<StoredUser> = { area: 'local', key: 'system-user', decode: decodeStoredUser };

/** How the last session of this browser was left; nothing where it was lost. Gone with the next sign-in. */
export const leavingSlot: Slot<Leaving> = {
  area: 'local',
  key: `${productSlug}-left-by`,
  decode: (value) => leavings.find((leaving) => leaving === value) ?? null,
};

/** The address that a sign-in link was asked for. Spec §4. */
export const emailForSignInSlot: Slot<string> = { area: 'local', key: 'emailForSignIn', decode: text };

/** The address of the session that was lost here last (code 440), to log in with it again; gone with the next session. */
export const lostEmailSlot: Slot<string> = {
  area: 'local',
  key: `${productSlug}-lost-email`,
  decode: text,
};

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

/** A provider that waits for whoever asked for a sign-in link here to come back by it (AUT-12). */
export const pendingConnectionSlot: Slot<KeptConnection> = {
  area: 'local',
  key: `${productSlug}-pending-connection`,
  decode: decodeKeptConnection,
};

/** The provider whose page this tab was left for. */
export const leftForProviderSlot: Slot<FederatedProvider> = {
  area: 'session',
  key: `${productSlug}-left-for-provider`,
  decode: (value) => federatedProviders.find((known) => known === value) ?? null,
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

/**
 * Until when the token of this browser holds, when it is refreshed next, and how many refreshes failed in a row: the one
 * plan that all tabs go by. Times are epoch milliseconds.
 */
export type TokenPlan = {
  readonly userId: string;
  readonly expiresAt: number;
  readonly nextAt: number;
  readonly failures: number;
};

function decodeTokenPlan(value: unknown): TokenPlan | null {
  if (typeof value !== 'object' || value === null) return null;
  const { userId, expiresAt, nextAt, failures } = value as Readonly<Record<string, unknown>>;
  if (typeof userId !== 'string' || typeof expiresAt !== 'number') return null;
  if (typeof nextAt !== 'number' || typeof failures !== 'number') return null;
  return { userId, expiresAt, nextAt, failures };
}

export const tokenPlanSlot: Slot<TokenPlan> = {
  area: 'local',
  key: `${productSlug}-token-plan`,
  decode: decodeTokenPlan,
};

function decodeKeptLesson(value: unknown): readonly KeptLesson[] {
  if (typeof value !== 'object' || value === null) return [];
  const { owner, slug, title } = value as Readonly<Record<string, unknown>>;
  if (typeof slug !== 'string' || typeof title !== 'string') return [];
  return owner === null || typeof owner === 'string' ? [{ owner, slug, title }] : [];
}

/** The lessons that are kept for offline in this browser, and by whom (LES-8). The copies lie elsewhere. */
export const keptLessonsSlot: Slot<readonly KeptLesson[]> = {
  area: 'local',
  key: `${productSlug}-kept-lessons`,
  decode: (value) => (Array.isArray(value) ? value.flatMap(decodeKeptLesson) : null),
};
