import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { Result } from '#domain/result.ts';

/** Why nobody can be signed in by a proved mailbox alone. */
export type EntryRefused = { readonly kind: 'entry/disabled' | 'entry/second-factor' };

/** How an account stands. */
export type IdentityStanding = {
  readonly disabled: boolean;
  /** Another one once all sessions of the account were ended, by whoever and for whatever reason. */
  readonly sessionsMark: string;
  /** Sessions that began before have ended (epoch milliseconds); 0 where none were ended. */
  readonly sessionsFrom: number;
};

/** The identity provider's accounts, as their keeper changes them. Each method throws where the provider is away. */
export interface IdentityDirectory {
  /**
   * A token that signs in the person who proved this mailbox. Opens the account where there is none; marks the address as
   * verified; where it was not, passwords and providers of the person who opened the account before are taken off, their
   * sessions ended.
   */
  tokenForOwnerOf(email: EmailAddress): Promise<Result<string, EntryRefused>>;
  /** Marks the address of an account as verified. Does nothing if the account does not exist. */
  verifyAddress(id: string): Promise<void>;
  /** The id of the account of this address; null where there is none. */
  idOf(email: EmailAddress): Promise<string | null>;
  /** How the account of this id stands; null where there is none. */
  standing(id: string): Promise<IdentityStanding | null>;
  /** Whether the account is there and has no password. */
  lacksPassword(id: string): Promise<boolean>;
  /** How many of these accounts have no provider connected, and come by password or email alone; an id that there is none of counts, too. */
  countWithoutProvider(ids: readonly string[]): Promise<number>;
  /** Ends every session of an account: tokens from before hold no more. */
  endSessions(id: string): Promise<void>;
  /** Keeps an account from logging in, and ends its sessions; or lets it again. One that is gone is no error. */
  setDisabled(id: string, disabled: boolean): Promise<void>;
  /** Takes all second factors off an account. */
  removeSecondFactors(id: string): Promise<void>;
  /** The account need not set a password any more. */
  finishPasswordSetup(id: string): Promise<void>;
  /** Deletes an account; one that is gone already is no error. */
  erase(id: string): Promise<void>;
}
