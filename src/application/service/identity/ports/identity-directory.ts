import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import type { Result } from '#domain/result.ts';

/** Reasons why the owner of a verified mailbox cannot sign in with it alone. */
export type OwnerRefused = { readonly kind: 'entry/disabled' | 'entry/second-factor' };

export type IdentityStanding = {
  readonly disabled: boolean;
  /** A value that changes whenever all sessions of the account are ended, for any reason. */
  readonly sessionsMark: string;
  /** Sessions that started before this time (epoch milliseconds) have ended; 0 if none were ended. */
  readonly sessionsFrom: number;
};

/** Administration of the identity provider's accounts. Each method throws if the provider is unavailable. */
export interface IdentityDirectory {
  /**
   * Returns a token that signs in the owner of this verified mailbox. Creates a missing account and marks the address as verified; if it
   * was not, removes the passwords and providers of the person who created the account and ends their sessions.
   */
  tokenForOwnerOf(email: EmailAddress): Promise<Result<string, OwnerRefused>>;
  /** Marks the address of an account as verified. Does nothing if the account does not exist. */
  verifyAddress(id: string): Promise<void>;
  idOf(email: EmailAddress): Promise<string | null>;
  standing(id: string): Promise<IdentityStanding | null>;
  lacksPassword(id: string): Promise<boolean>;
  /** The number of these accounts without a linked provider; unknown ids are counted, too. */
  countWithoutProvider(ids: readonly string[]): Promise<number>;
  /** Ends every session of an account: earlier tokens become invalid. */
  endSessions(id: string): Promise<void>;
  /** Disables an account and ends its sessions, or enables it. Ignores a missing account. */
  setDisabled(id: string, disabled: boolean): Promise<void>;
  removeSecondFactors(id: string): Promise<void>;
  finishPasswordSetup(id: string): Promise<void>;
  erase(id: string): Promise<void>;
}
