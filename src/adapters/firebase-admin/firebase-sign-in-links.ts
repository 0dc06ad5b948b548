import type { Auth } from 'firebase-admin/auth';
import type { SignInLinks } from '#application/service/identity/ports/sign-in-links.ts';
import type { EmailAddress } from '#domain/platform/forms/text-fields.ts';
import { mailKeyParameter } from '#domain/identity/sign-in/sign-in-link.ts';
import { loginLink, type LoginPage, loginUrl } from './login-link.ts';

/** Creates Firebase's login links, and redirects them to our login page. */
export class FirebaseSignInLinks implements SignInLinks {
  readonly #auth: Pick<Auth, 'generateSignInWithEmailLink'>;
  readonly #page: LoginPage;

  constructor(auth: Pick<Auth, 'generateSignInWithEmailLink'>, page: LoginPage) {
    this.#auth = auth;
    this.#page = page;
  }

  async create(email: EmailAddress, mailKey: string): Promise<string> {
    const settings = { url: loginUrl(this.#page).href, handleCodeInApp: true };
    const made = await this.#auth.generateSignInWithEmailLink(email, settings);
    const link = new URL(loginLink(made, 'signIn', this.#page));
    link.searchParams.set(mailKeyParameter, mailKey);
    return link.href;
  }
}
