import type { Auth } from 'firebase-admin/auth';
import type {
  EmailChangeLinks,
  EmailChangeRefused,
} from '#application/service/identity/ports/email-change-links.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { err, ok, type Result } from '#domain/result.ts';
import { loginLink, type LoginPage, loginUrl } from './login-link.ts';

type AskedAuth = Pick<Auth, 'generateVerifyAndChangeEmailLink' | 'getUserByEmail'>;

/** Firebase-admin's error codes about the two addresses. Other errors are rethrown. */
const refusals: Readonly<Record<string, EmailChangeRefused['kind']>> = {
  'auth/email-already-exists': 'email-change/taken',
  'auth/user-not-found': 'email-change/no-account',
  'auth/email-not-found': 'email-change/no-account',
};

const refusalOf = (error: unknown): EmailChangeRefused['kind'] => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const kind = refusals[code];
  if (kind === undefined) throw error;
  return kind;
};

/** Creates Firebase's links that change an address, and redirects them to our login page. */
export class FirebaseEmailChangeLinks implements EmailChangeLinks {
  readonly #auth: AskedAuth;
  readonly #page: LoginPage;

  constructor(auth: AskedAuth, page: LoginPage) {
    this.#auth = auth;
    this.#page = page;
  }

  async create(account: EmailAddress, email: EmailAddress): Promise<Result<string, EmailChangeRefused>> {
    try {
      if (await this.#hasAccount(email)) return err({ kind: 'email-change/taken' });
      const settings = { url: loginUrl(this.#page).href, handleCodeInApp: true };
      const made = await this.#auth.generateVerifyAndChangeEmailLink(account, email, settings);
      return ok(loginLink(made, 'verifyAndChangeEmail', this.#page));
    } catch (error) {
      return err({ kind: refusalOf(error) });
    }
  }

  /** Some releases of the identity service do not check this until the link is opened. */
  async #hasAccount(email: EmailAddress): Promise<boolean> {
    try {
      await this.#auth.getUserByEmail(email);
      return true;
    } catch (error) {
      if (refusalOf(error) === 'email-change/no-account') return false;
      throw error;
    }
  }
}
