import type {
  IdentityAccount,
  IdentityAccountFailure,
} from '#application/client/identity/ports/identity-account.ts';
import type { AuthenticatorKey } from '#domain/identity/sign-in/second-factor.ts';
import type { FederatedProvider } from '#domain/identity/sign-in/sign-in-method.ts';
import {
  type LastSignInOption,
  mayRemove,
  type SignInOption,
  type SignInOptions,
} from '#domain/identity/sign-in/sign-in-options.ts';
import { ok, type Result } from '#domain/result.ts';
import type { User } from 'firebase/auth';
import type { FirebaseConnection } from './firebase-connection.ts';
import type { FirebaseSdk } from './firebase-sdk.ts';

type Calls = FirebaseConnection['account'];
type Done = Promise<Result<void, IdentityAccountFailure>>;

export class FirebaseIdentityAccount implements IdentityAccount {
  readonly #sdk: FirebaseSdk;

  constructor(sdk: FirebaseSdk) {
    this.#sdk = sdk;
  }

  signInOptions(): Promise<Result<SignInOptions, IdentityAccountFailure>> {
    return this.#sdk.askAsUser((user, { account }) => account.signInOptions(user));
  }

  connect(provider: FederatedProvider): Done {
    return this.#do((user, calls) => calls.connect(user, provider));
  }

  async disconnect(method: SignInOption): Promise<Result<void, LastSignInOption | IdentityAccountFailure>> {
    const ways = await this.signInOptions();
    if (!ways.ok) return ways;
    const allowed = mayRemove(ways.value, method);
    return allowed.ok ? this.#change((user, calls) => calls.disconnect(user, method)) : allowed;
  }

  setPassword(password: string): Done {
    return this.#change((user, calls) => calls.setPassword(user, password));
  }

  sendEmailConfirmation(): Done {
    return this.#do((user, calls) => calls.sendEmailConfirmation(user));
  }

  confirmByPassword(password: string): Done {
    return this.#do((user, calls) => calls.confirmByPassword(user, password));
  }

  confirmByProvider(provider: FederatedProvider): Done {
    return this.#do((user, calls) => calls.confirmByProvider(user, provider));
  }

  withdrawFromApple(): Done {
    return this.#do((_user, calls) => calls.withdrawFromApple());
  }

  startAuthenticator(): Promise<Result<AuthenticatorKey, IdentityAccountFailure>> {
    return this.#sdk.askAsUser((user, { account }) => account.startAuthenticator(user));
  }

  finishAuthenticator(code: string, name: string): Done {
    return this.#change((user, calls) => calls.finishAuthenticator(user, code, name));
  }

  removeSecondFactor(id: string): Done {
    return this.#change((user, calls) => calls.removeSecondFactor(user, id));
  }

  async #do(call: (user: User, calls: Calls) => Promise<unknown>): Done {
    const done = await this.#sdk.askAsUser((user, { account }) => call(user, account));
    return done.ok ? ok(undefined) : done;
  }

  async #change(call: (user: User, calls: Calls) => Promise<unknown>): Done {
    const done = await this.#sdk.changeAsUser((user, { account }) => call(user, account));
    return done.ok ? ok(undefined) : done;
  }
}
