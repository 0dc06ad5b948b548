import type { EmailAddress } from '#domain/account/text-fields.ts';
import type { Result } from '#domain/result.ts';

/** Why nobody can be signed in by a proved mailbox alone. */
export type EntryRefused = { readonly kind: 'entry/disabled' | 'entry/second-factor' };

/** The identity provider's accounts, as their keeper changes them. Each method throws where the provider is away. */
export interface IdentityDirectory {
  /**
   * A token that signs in the person who proved this mailbox. Opens the account where there is none; marks the address as
   * verified; where it was not, passwords and providers of the person who opened the account before are taken off, their
   * sessions ended.
   */
  tokenForOwnerOf(email: EmailAddress): Promise<Result<string, EntryRefused>>;
  /** The id of the account of this address; null where there is none. */
  idOf(email: EmailAddress): Promise<string | null>;
  /** Whether the account is there and has no password. */
  lacksPassword(id: string): Promise<boolean>;
  /** Ends every session of an account: tokens from before hold no more. */
  endSessions(id: string): Promise<void>;
  /** Takes all second factors off an account. */
  removeSecondFactors(id: string): Promise<void>;
  /** The account need not set a password any more. */
  finishPasswordSetup(id: string): Promise<void>;
  /** Deletes an account; one that is gone already is no error. */
  erase(id: string): Promise<void>;
}
