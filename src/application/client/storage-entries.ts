import {
  decodeStoredUser,
  type StoredUser,
  type TabMembership,
  tabMembershipOf,
} from '#domain/identity/account/session-user.ts';
import { type Campaign, decodeCampaign } from '#domain/identity/campaign/campaign.ts';
import {
  decodeStoredConnection,
  type StoredConnection,
} from '#domain/identity/sign-in/pending-connection.ts';
import { type FederatedProvider, isFederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import type { SavedLesson } from '#domain/lessons/lessons/lesson-copy.ts';
import { decodeReloadGuard, type ReloadGuard } from '#domain/identity/navigation/reload-guard.ts';
import { type SignOutReason, signOutReasons } from '#domain/identity/navigation/session.ts';
import { productSlug } from '#domain/product.ts';
import type { StorageEntry } from './platform/ports/storage.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The signed-in user, for the first paint of the next visit. Spec §3. */
export const userEntry: StorageEntry<StoredUser> = {
  area: 'local',
  key: 'system-user',
  decode: decodeStoredUser,
};

/** The user's membership in this tab's organization; missing in a new tab (ORG-1). */
export const tabMembershipEntry: StorageEntry<TabMembership> = {
  area: 'session',
  key: `${productSlug}-tab-membership`,
  decode: (value) => {
    const stored = decodeStoredUser(value);
    return stored && tabMembershipOf(stored);
  },
};

/** A view-as of our staff in this tab, and its expiry (epoch milliseconds; ORG-5). */
export type StoredView = { readonly id: string; readonly staffId: string; readonly until: number };

function decodeStoredView(value: unknown): StoredView | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, staffId, until } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof staffId !== 'string' || typeof until !== 'number') return null;
  return { id, staffId, until };
}

export const tabViewEntry: StorageEntry<StoredView> = {
  area: 'session',
  key: `${productSlug}-tab-view`,
  decode: decodeStoredView,
};

/** The token of this tab's substitute pass (ORG-13). */
export const tabPassEntry: StorageEntry<string> = {
  area: 'session',
  key: `${productSlug}-tab-pass`,
  decode: text,
};

/** The name of the tab's organization after the membership ended. It is deleted when the user has been notified (R10). */
export const endedMembershipEntry: StorageEntry<string> = {
  area: 'session',
  key: `${productSlug}-ended-membership`,
  decode: text,
};

/** The token of the last opened invitation that is still open; kept after logout (R2). */
export const openedInvitationEntry: StorageEntry<string> = {
  area: 'local',
  key: `${productSlug}-opened-invitation`,
  decode: text,
};

/** The last opened order without an account, with its link's keys; `claim` is null if the link was not emailed (LIC-7). */
export type OpenedOrder = { readonly order: string; readonly key: string; readonly claim: string | null };

function decodeOpenedOrder(value: unknown): OpenedOrder | null {
  if (typeof value !== 'object' || value === null) return null;
  const { order, key, claim } = value as Readonly<Record<string, unknown>>;
  if (typeof order !== 'string' || typeof key !== 'string') return null;
  return { order, key, claim: typeof claim === 'string' ? claim : null };
}

export const openedOrderEntry: StorageEntry<OpenedOrder> = {
  area: 'local',
  key: `${productSlug}-opened-order`,
  decode: decodeOpenedOrder,
};

/** How the last session of this browser ended; missing if it was lost. Deleted at the next sign-in. */
export const signOutReasonEntry: StorageEntry<SignOutReason> = {
  area: 'local',
  key: `${productSlug}-left-by`,
  decode: (value) => signOutReasons.find((reason) => reason === value) ?? null,
};

/** The address of a requested sign-in link. Spec §4. */
export const emailForSignInEntry: StorageEntry<string> = {
  area: 'local',
  key: 'emailForSignIn',
  decode: text,
};

/** The address of the last lost session (code 440), for the login form. Deleted when a new session starts. */
export const lostEmailEntry: StorageEntry<string> = {
  area: 'local',
  key: `${productSlug}-lost-email`,
  decode: text,
};

/** The visitor's campaign (ONB-4). */
export const campaignEntry: StorageEntry<Campaign> = {
  area: 'local',
  key: `${productSlug}-campaign`,
  decode: decodeCampaign,
};

export const returnPathEntry: StorageEntry<string> = {
  area: 'local',
  key: `${productSlug}-return-path`,
  decode: text,
};

/** A provider to link when the user returns with the sign-in link (AUT-12). */
export const pendingConnectionEntry: StorageEntry<StoredConnection> = {
  area: 'local',
  key: `${productSlug}-pending-connection`,
  decode: decodeStoredConnection,
};

export const leftForProviderEntry: StorageEntry<FederatedProvider> = {
  area: 'session',
  key: `${productSlug}-left-for-provider`,
  decode: (value) => (isFederatedProvider(value) ? value : null),
};

/** A phone number from the sign-up and its user's email address, which are stored until there is an account. */
export type PendingPhone = { readonly email: string; readonly phoneNumber: string };

function decodePendingPhone(value: unknown): PendingPhone | null {
  if (typeof value !== 'object' || value === null) return null;
  const { email, phoneNumber } = value as Readonly<Record<string, unknown>>;
  return typeof email === 'string' && typeof phoneNumber === 'string' ? { email, phoneNumber } : null;
}

export const pendingPhoneEntry: StorageEntry<PendingPhone> = {
  area: 'local',
  key: `${productSlug}-pending-phone`,
  decode: decodePendingPhone,
};

export const reloadGuardEntry: StorageEntry<ReloadGuard> = {
  area: 'session',
  key: `${productSlug}-reload-guard`,
  decode: decodeReloadGuard,
};

/** This tab's page and the previous path, which must survive a reload (NAV-6). */
export type ShownArrival = { readonly path: string; readonly from: string | null };

function decodeShownArrival(value: unknown): ShownArrival | null {
  if (typeof value !== 'object' || value === null) return null;
  const { path, from } = value as Readonly<Record<string, unknown>>;
  return typeof path === 'string' ? { path, from: text(from) } : null;
}

export const shownArrivalEntry: StorageEntry<ShownArrival> = {
  area: 'session',
  key: `${productSlug}-shown-page`,
  decode: decodeShownArrival,
};

/**
 * The expiry of this browser's token, its next refresh, and the number of failed refreshes in a row; shared by all tabs. Times are epoch
 * milliseconds.
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

export const tokenPlanEntry: StorageEntry<TokenPlan> = {
  area: 'local',
  key: `${productSlug}-token-plan`,
  decode: decodeTokenPlan,
};

function decodeSavedLesson(value: unknown): readonly SavedLesson[] {
  if (typeof value !== 'object' || value === null) return [];
  const { owner, slug, title } = value as Readonly<Record<string, unknown>>;
  if (typeof slug !== 'string' || typeof title !== 'string') return [];
  return owner === null || typeof owner === 'string' ? [{ owner, slug, title }] : [];
}

/** Lessons saved offline in this browser, and by whom (LES-8). The copies are stored elsewhere. */
export const savedLessonsEntry: StorageEntry<readonly SavedLesson[]> = {
  area: 'local',
  key: `${productSlug}-kept-lessons`,
  decode: (value) => (Array.isArray(value) ? value.flatMap(decodeSavedLesson) : null),
};

/** Serial number of the board that last ran a program on this computer. It is not personal data (C23). */
export const chosenBoardEntry: StorageEntry<string> = {
  area: 'local',
  key: `${productSlug}-chosen-board`,
  decode: text,
};

/** The student who is logged in in this tab, and the class code (CLS-1). Other data of the student is stored only until it is sent. */
export type TabStudent = {
  readonly id: string;
  readonly token: string;
  readonly classCode: string;
  readonly flag: number;
};

function decodeTabStudent(value: unknown): TabStudent | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, token, classCode, flag } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof token !== 'string') return null;
  if (typeof classCode !== 'string' || typeof flag !== 'number') return null;
  return { id, token, classCode, flag };
}

export const tabStudentEntry: StorageEntry<TabStudent> = {
  area: 'session',
  key: `${productSlug}-tab-student`,
  decode: decodeTabStudent,
};
