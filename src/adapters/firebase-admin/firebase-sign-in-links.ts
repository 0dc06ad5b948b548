import type { Auth } from 'firebase-admin/auth';
import type { SignInLinks } from '#application/service/ports/sign-in-links.ts';
import type { EmailAddress } from '#domain/account/text-fields.ts';

/** What of Firebase's own link its sign-in does not need on our page. */
const dropped = ['continueUrl', 'link'];

/** Has Firebase make sign-in links, and points them at our own login page, which follows them (Spec §5). */
export class FirebaseSignInLinks implements SignInLinks {
  readonly #auth: Pick<Auth, 'generateSignInWithEmailLink'>;
  readonly #publicUrl: string;
  readonly #apiKey: string;

  /** `publicUrl` is the origin that people open; `apiKey` the browser's key of the project. */
  constructor(
    auth: Pick<Auth, 'generateSignInWithEmailLink'>,
    { publicUrl, apiKey }: { readonly publicUrl: string; readonly apiKey: string },
  ) {
    this.#auth = auth;
    this.#publicUrl = publicUrl;
    this.#apiKey = apiKey;
  }

  async create(email: EmailAddress): Promise<string> {
    const login = new URL('/login', this.#publicUrl);
    const settings = { url: login.href, handleCodeInApp: true };
    const made = parametersOf(await this.#auth.generateSignInWithEmailLink(email, settings));
    const kept = [...made].filter(
      ([name]) => !dropped.includes(name) && name !== 'apiKey' && name !== 'lang',
    );
    const parameters = new URLSearchParams(kept);
    parameters.set('apiKey', this.#apiKey);
    parameters.set('lang', made.get('lang') ?? 'en');
    login.search = parameters.toString();
    return login.href;
  }
}

/** A link of a dynamic-links domain carries the real one as its parameter `link`. */
function parametersOf(link: string): URLSearchParams {
  const own = new URL(link).searchParams;
  const inner = own.get('link');
  const parameters = inner === null ? own : new URL(inner).searchParams;
  if (!parameters.has('oobCode') || parameters.get('mode') !== 'signIn') {
    throw new Error('the identity service made a sign-in link without a code');
  }
  return parameters;
}
