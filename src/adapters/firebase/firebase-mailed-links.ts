import type { MailedLinks } from '#application/client/identity/ports/mailed-links.ts';
import type { IdentityFailure } from '#domain/identity/sign-in/identity-failure.ts';
import type { Result } from '#domain/result.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';

export class FirebaseMailedLinks implements MailedLinks {
  readonly #sdk: FirebaseSdk;

  constructor(sdk: FirebaseSdk) {
    this.#sdk = sdk;
  }

  ownerOf(code: string): Promise<Result<string | null, IdentityFailure>> {
    return this.#sdk.ask((connection) => connection.ownerOf(code));
  }

  resetPassword(code: string, password: string): Promise<Result<void, IdentityFailure>> {
    return this.#sdk.ask((connection) => connection.resetPassword(code, password));
  }

  apply(code: string): Promise<Result<void, IdentityFailure>> {
    return this.#sdk.ask((connection) => connection.apply(code));
  }
}
