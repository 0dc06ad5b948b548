import {
  decodeStoredUser,
  type StoredUser,
  type TabMembership,
  tabMembershipOf,
} from '#domain/account/session-user.ts';
import { type Campaign, decodeCampaign } from '#domain/campaign/campaign.ts';
import { decodeStoredConnection, type StoredConnection } from '#domain/identity/pending-connection.ts';
import { type FederatedProvider, isFederatedProvider } from '#domain/identity/sign-in-method.ts';
import type { SavedLesson } from '#domain/lessons/lesson-copy.ts';
import { decodeReloadGuard, type ReloadGuard } from '#domain/navigation/reload-guard.ts';
import { type SignOutReason, signOutReasons } from '#domain/policy/session.ts';
import { productSlug } from '#domain/product.ts';
import type { StorageEntry } from './ports/storage.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Who is signed in, for the next first paint. Spec §3. */
export const userEntry: StorageEntry<StoredUser> = {
  area: 'local',
  key: 'system-user',
  decode: decodeStoredUser,
};

/** What the person of this tab is in the organization that the tab acts in; a new tab has none yet (ORG-1). */
export const tabMembershipEntry: StorageEntry<TabMembership> = {
  area: 'session',
  key: `${productSlug}-tab-membership`,
  decode: (value) => {
    const stored = decodeStoredUser(value);
    return stored && tabMembershipOf(stored);
  },
};

/** The view in which one of our staff looks at the product in this tab, and until when (epoch milliseconds; ORG-5). */
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

/** The token of the substitute pass by which this tab sees a classroom (ORG-13). */
export const tabPassEntry: StorageEntry<string> = {
  area: 'session',
  key: `${productSlug}-tab-pass`,
  decode: text,
};

/** The name of the organization that this tab acted in until the membership ended, until the person was told (R10). */
export const endedMembershipEntry: StorageEntry<string> = {
  area: 'session',
  key: `${productSlug}-ended-membership`,
  decode: text,
};

/** The token of the invitation that was opened here last and can still be answered; a logout leaves it (R2). */
export const openedInvitationEntry: StorageEntry<string> = {
  area: 'local',
  key: `${productSlug}-opened-invitation`,
  decode: text,
};

/** An order without an account, with the keys of the link that opened it here last; `claim` is null where the link was not mailed (LIC-7). */
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

/** How the last session of this browser was left; nothing where it was lost. Gone with the next sign-in. */
export const signOutReasonEntry: StorageEntry<SignOutReason> = {
  area: 'local',
  key: `${productSlug}-left-by`,
  decode: (value) => signOutReasons.find((reason) => reason === value) ?? null,
};

/** The address that a sign-in link was asked for. Spec §4. */
export const emailForSignInEntry: StorageEntry<string> = {
  area: 'local',
  key: 'emailForSignIn',
  decode: text,
};

/** The address of the session that was lost here last (code 440), to log in with it again; gone with the next session. */
export const lostEmailEntry: StorageEntry<string> = {
  area: 'local',
  key: `${productSlug}-lost-email`,
  decode: text,
};

/** The campaign that led here (ONB-4). */
export const campaignEntry: StorageEntry<Campaign> = {
  area: 'local',
  key: `${productSlug}-campaign`,
  decode: decodeCampaign,
};

/** Where to go on once the link from the mail has signed in. */
export const returnPathEntry: StorageEntry<string> = {
  area: 'local',
  key: `${productSlug}-return-path`,
  decode: text,
};

/** A provider that waits until the person who asked for a sign-in link here comes back by it (AUT-12). */
export const pendingConnectionEntry: StorageEntry<StoredConnection> = {
  area: 'local',
  key: `${productSlug}-pending-connection`,
  decode: decodeStoredConnection,
};

/** The provider whose page this tab was left for. */
export const leftForProviderEntry: StorageEntry<FederatedProvider> = {
  area: 'session',
  key: `${productSlug}-left-for-provider`,
  decode: (value) => (isFederatedProvider(value) ? value : null),
};

/** A phone number given at sign-up, and by whom, until there is an account to keep it. */
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

/** The last forced reload. Spec §4. */
export const reloadGuardEntry: StorageEntry<ReloadGuard> = {
  area: 'session',
  key: `${productSlug}-reload-guard`,
  decode: decodeReloadGuard,
};

/** The page that this tab shows, and the path that the person came from: a reload comes from there, too (NAV-6). */
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

/** The lessons that are saved for offline in this browser, and by whom (LES-8). The copies lie elsewhere. */
export const savedLessonsEntry: StorageEntry<readonly SavedLesson[]> = {
  area: 'local',
  key: `${productSlug}-kept-lessons`,
  decode: (value) => (Array.isArray(value) ? value.flatMap(decodeSavedLesson) : null),
};

/** The serial number of the board that programs ran on last on this computer; says nothing about a person (C23). */
export const chosenBoardEntry: StorageEntry<string> = {
  area: 'local',
  key: `${productSlug}-chosen-board`,
  decode: text,
};

/** The student who is logged in in this tab, and the class they came from (CLS-1). Nothing else about a student is stored. */
export type TabStudent = {
  readonly id: string;
  readonly token: string;
  readonly classCode: string;
  /** The number of the student's flag in the class. */
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
