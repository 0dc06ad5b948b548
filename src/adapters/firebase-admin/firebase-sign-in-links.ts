import type { Auth } from 'firebase-admin/auth';
import type { SignInLinks } from '#application/service/ports/sign-in-links.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';
import { loginLink, type LoginPage, loginUrl } from './login-link.ts';

/** Has Firebase make sign-in links, and points them at our own login page. */
export class FirebaseSignInLinks implements SignInLinks {
  readonly #auth: Pick<Auth, 'generateSignInWithEmailLink'>;
  readonly #page: LoginPage;

  constructor(auth: Pick<Auth, 'generateSignInWithEmailLink'>, page: LoginPage) {
    this.#auth = auth;
    this.#page = page;
  }

  async create(email: EmailAddress): Promise<string> {
    const settings = { url: loginUrl(this.#page).href, handleCodeInApp: true };
    const made = await this.#auth.generateSignInWithEmailLink(email, settings);
    return loginLink(made, 'signIn', this.#page);
  }
}
